import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { Fragment, type Mark, Slice } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, Selection } from 'prosemirror-state';
import { schema } from './markdown-document.ts';

interface FormatButton {
  readonly label: string;
  readonly isOn: (state: EditorState) => boolean;
  readonly command: Command;
}

/** The buttons for what the website can show. Links and pictures have buttons with dialogs (text-editor.tsx). */
export const FORMAT_BUTTONS: readonly FormatButton[] = [
  headingButton('Heading', 2),
  headingButton('Smaller heading', 3),
  markButton('Bold', 'strong'),
  markButton('Italic', 'em'),
  listButton('List', 'bullet_list'),
  listButton('Numbered list', 'ordered_list'),
  toggleButton('Quote', isInside('blockquote'), wrapIn(schema.nodes.blockquote), lift),
];

function headingButton(label: string, level: number): FormatButton {
  const { heading, paragraph } = schema.nodes;
  const isOn = ({ selection }: EditorState) => selection.$from.parent.hasMarkup(heading, { level });
  return toggleButton(label, isOn, setBlockType(heading, { level }), setBlockType(paragraph));
}

function markButton(label: string, name: 'strong' | 'em'): FormatButton {
  const type = schema.marks[name];
  const isOn = ({ selection: { empty, $from, from, to }, storedMarks, doc }: EditorState) =>
    empty
      ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
      : doc.rangeHasMark(from, to, type);
  return { label, isOn, command: toggleMark(type) };
}

function listButton(label: string, name: 'bullet_list' | 'ordered_list'): FormatButton {
  const leave = liftListItem(schema.nodes.list_item);
  return toggleButton(label, isInside(name), wrapInList(schema.nodes[name]), leave);
}

function toggleButton(
  label: string,
  isOn: FormatButton['isOn'],
  apply: Command,
  undo: Command,
): FormatButton {
  const command: Command = (state, dispatch, view) =>
    isOn(state) ? undo(state, dispatch, view) : apply(state, dispatch, view);
  return { label, isOn, command };
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

/** Returns the link in the selection or, if nothing is selected, the link with the cursor in it or at one of its ends. */
export function selectedLink({ selection }: EditorState): LinkRange | undefined {
  const { $from, from, to, empty } = selection;
  const links: LinkRange[] = [];
  $from.parent.forEach((node, offset) => {
    const mark = schema.marks.link.isInSet(node.marks);
    if (!mark) return;
    const start = $from.start() + offset;
    const end = start + node.nodeSize;
    const previous = links.at(-1);
    if (previous?.to === start && previous.mark.eq(mark)) {
      // A link with a bold word in it is several nodes.
      links[links.length - 1] = { ...previous, to: end };
    } else {
      links.push({ from: start, to: end, mark });
    }
  });
  if (empty) return links.find((link) => link.from <= from && link.to >= from);
  return links.find((link) => link.from < to && link.to > from);
}

/**
 * Inserts `text` as a link if nothing is selected. An empty `href` removes the link and keeps its text. Puts the cursor
 * behind the link: a person who types on would replace selected words.
 */
export function setLink(href: string, text: string): Command {
  return (state, dispatch) => {
    const { tr, selection } = state;
    const { from, to } = selectedLink(state) ?? selection;
    const end = from === to ? from + text.length : to;
    if (from === to) tr.insertText(text, from);
    tr.removeMark(from, end, schema.marks.link);
    if (href) tr.addMark(from, end, schema.marks.link.create({ href }));
    tr.setSelection(Selection.near(tr.doc.resolve(end), -1));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export interface ImageInText {
  readonly src: string;
  /** The alternative text; empty if the image only decorates. */
  readonly alt: string;
}

/** Returns the image that was selected by a click or an arrow key. */
export function selectedImage({ selection }: EditorState): ImageInText | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type !== schema.nodes.image) return;
  const { src, alt } = selection.node.attrs;
  return { src, alt: alt ?? '' };
}

export function updateSelectedImage({ src, alt }: ImageInText): Command {
  return (state, dispatch) => {
    if (!selectedImage(state)) return false;
    const { from } = state.selection;
    dispatch?.(state.tr.setNodeAttribute(from, 'src', src).setNodeAttribute(from, 'alt', alt));
    return true;
  };
}

export function insertImages(images: readonly ImageInText[]): Command {
  return ({ tr }, dispatch) => {
    const { paragraph, image } = schema.nodes;
    const paragraphs = images.map((attributes) => paragraph.create(null, image.create(attributes)));
    dispatch?.(tr.replaceSelection(new Slice(Fragment.from(paragraphs), 0, 0)).scrollIntoView());
    return true;
  };
}
