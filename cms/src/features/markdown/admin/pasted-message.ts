import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { schema } from './markdown-document.ts';
import { markdownTable } from './markdown-table.ts';

const POINT = /^\s*(?:[-*•]|(\d{1,2})[.)])\s+(?=\S)/;

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
/** Finds an address, or words between two equal signs that neither follow a letter nor stand before one. */
const MARKED = new RegExp(
  String.raw`(?<!\w)\w+://\S+|(?<!${LETTER}|[*_~])([*_~])(?!\1|\s)((?:(?!\1).|(?<=${LETTER})\1(?=${LETTER}))+)(?<!\s)\1(?!${LETTER}|\1)`,
  'gu',
);

const MARKS = new Map([
  ['*', schema.marks.strong],
  ['_', schema.marks.em],
  ['~', schema.marks.strike],
]);

/** Lines that stand below each other and are of one kind. */
interface Block {
  readonly kind: 'paragraph' | 'bullet_list' | 'ordered_list';
  readonly order: number;
  readonly lines: Node[][];
}

/**
 * Reads plain text as WhatsApp writes it: `*bold*`, `_italic_`, `~struck~`, points and line breaks. Its code
 * becomes plain text, and cells of a spreadsheet become a table. `marks` are on where the text goes. Pasted as plain
 * text, all signs stay.
 */
export function sliceOfMessage(text: string, marks: readonly Mark[], isPlain: boolean): Slice {
  const table = tableOf(text);
  // What is typed next stands behind the table.
  if (table && !isPlain) {
    return Slice.maxOpen(Fragment.from([table, schema.nodes.paragraph.create()]), false);
  }
  const blocks: Block[] = [];
  let isApart = true;
  for (const line of (isPlain ? text : text.replace(/```([^`]+)```/g, '$1')).split(/\r\n?|\n/)) {
    if (line.trim() === '') {
      isApart = true;
      continue;
    }
    const point = isPlain ? null : POINT.exec(line);
    const content = point ? line.slice(point[0].length) : line;
    const words = isPlain ? [schema.text(content, marks)] : inlineNodes(content, marks);
    const kind = !point ? 'paragraph' : point[1] ? 'ordered_list' : 'bullet_list';
    const before = isApart ? undefined : blocks.at(-1);
    if (before?.kind === kind) before.lines.push(words);
    else blocks.push({ kind, order: Number(point?.[1] ?? 1), lines: [words] });
    isApart = false;
  }
  return Slice.maxOpen(Fragment.from(blocks.map(nodeOf)));
}

/** The cells of a spreadsheet come with a tab between each two, and as many in every line. */
function tableOf(text: string): Node | undefined {
  const rows = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const columns = rows[0]?.length ?? 0;
  if (columns < 2 || rows.length < 2 || rows.some(({ length }) => length !== columns))
    return undefined;
  return schema.nodes.source.create(null, schema.text(markdownTable(rows)));
}

function nodeOf({ kind, order, lines }: Block): Node {
  const { paragraph, hard_break, list_item } = schema.nodes;
  if (kind === 'paragraph') {
    const words = lines.flatMap((line, index) =>
      index === 0 ? line : [hard_break.create(), ...line],
    );
    return paragraph.create(null, words);
  }
  const points = lines.map((line) => list_item.create(null, paragraph.create(null, line)));
  return schema.nodes[kind].create(kind === 'ordered_list' ? { order } : null, points);
}

function inlineNodes(text: string, marks: readonly Mark[]): Node[] {
  const nodes: Node[] = [];
  let end = 0;
  const takeUpTo = (to: number) => {
    if (to > end) nodes.push(schema.text(text.slice(end, to), marks));
    end = to;
  };
  for (const { 0: whole, 1: sign, 2: words, index } of text.matchAll(MARKED)) {
    if (!sign || !words) continue;
    takeUpTo(index);
    nodes.push(...inlineNodes(words, MARKS.get(sign)?.create().addToSet(marks) ?? marks));
    end = index + whole.length;
  }
  takeUpTo(text.length);
  return nodes;
}
