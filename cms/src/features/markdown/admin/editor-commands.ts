import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { Fragment, type Mark, Slice } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { schema } from './markdown-document';

interface MarkButton {
  readonly label: string;
  readonly isOn: (state: EditorState) => boolean;
  readonly press: Command;
}

/** What the website shows, apart from links and pictures. */
export const BUTTONS: readonly MarkButton[] = [
  heading('Heading', 2),
  heading('Smaller heading', 3),
  mark('Bold', 'strong'),
  mark('Italic', 'em'),
  list('List', 'bullet_list'),
  list('Numbered list', 'ordered_list'),
  {
    label: 'Quote',
    isOn: isInside('blockquote'),
    press: toggled(isInside('blockquote'), wrapIn(schema.nodes.blockquote), lift),
  },
];

function heading(label: string, level: number): MarkButton {
  const { heading: type, paragraph } = schema.nodes;
  const isOn = ({ selection }: EditorState) => selection.$from.parent.hasMarkup(type, { level });
  return {
    label,
    isOn,
    press: toggled(isOn, setBlockType(type, { level }), setBlockType(paragraph)),
  };
}

function mark(label: string, name: 'strong' | 'em'): MarkButton {
  const type = schema.marks[name];
  const isOn = ({ selection: { empty, $from, from, to }, storedMarks, doc }: EditorState) =>
    empty
      ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
      : doc.rangeHasMark(from, to, type);
  return { label, isOn, press: toggleMark(type) };
}

function list(label: string, name: 'bullet_list' | 'ordered_list'): MarkButton {
  const isOn = isInside(name);
  const leave = liftListItem(schema.nodes.list_item);
  return { label, isOn, press: toggled(isOn, wrapInList(schema.nodes[name]), leave) };
}

function toggled(isOn: (state: EditorState) => boolean, make: Command, undo: Command): Command {
  return (state, ...rest) => (isOn(state) ? undo : make)(state, ...rest);
}

function isInside(name: string) {
  return ({ selection: { $from } }: EditorState) => {
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      if ($from.node(depth).type.name === name) return true;
    }
    return false;
  };
}

interface LinkRange {
  readonly from: number;
  readonly to: number;
  readonly mark: Mark;
}

/** The link that is selected, or in which the cursor stands. */
export function selectedLink({ selection }: EditorState): LinkRange | undefined {
  const { $from, from, to, empty } = selection;
  const links: LinkRange[] = [];
  $from.parent.forEach((node, offset) => {
    const found = schema.marks.link.isInSet(node.marks);
    if (!found) return;
    const start = $from.start() + offset;
    const end = start + node.nodeSize;
    const before = links.at(-1);
    // A bold word splits a link into pieces.
    if (before?.to === start && before.mark.eq(found)) links.splice(-1, 1, { ...before, to: end });
    else links.push({ from: start, to: end, mark: found });
  });
  return links.find((link) =>
    empty ? link.from <= from && link.to >= from : link.from < to && link.to > from,
  );
}

/** Makes a link of what is selected, or writes one; without an address the words stay. */
export function linkTo(href: string, words: string): Command {
  return (state, dispatch) => {
    const { tr, selection } = state;
    const { from, to } = selectedLink(state) ?? selection;
    const end = from === to ? from + words.length : to;
    if (from === to) tr.insertText(words, from);
    tr.removeMark(from, end, schema.marks.link);
    if (href) tr.addMark(from, end, schema.marks.link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export interface ImageInText {
  readonly src: string;
  /** The alternative text; empty where the image only decorates. */
  readonly alt: string;
}

/** The image that is selected, by a click or with an arrow key. */
export function selectedImage({ selection }: EditorState): ImageInText | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type !== schema.nodes.image) return;
  const { src, alt } = selection.node.attrs;
  return { src, alt: alt ?? '' };
}

/** Changes the image that is selected, which stays so. */
export function changeImage({ src, alt }: ImageInText): Command {
  return (state, dispatch) => {
    if (!selectedImage(state)) return false;
    const { from } = state.selection;
    dispatch?.(state.tr.setNodeAttribute(from, 'src', src).setNodeAttribute(from, 'alt', alt));
    return true;
  };
}

/** Puts images in place of what is selected, each on a line of its own. */
export function putImages(images: readonly ImageInText[]): Command {
  return ({ tr }, dispatch) => {
    const { paragraph, image } = schema.nodes;
    const lines = images.map((attributes) => paragraph.create(null, image.create(attributes)));
    dispatch?.(tr.replaceSelection(new Slice(Fragment.from(lines), 0, 0)).scrollIntoView());
    return true;
  };
}
