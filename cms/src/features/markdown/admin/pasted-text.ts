import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { schema } from './markdown-document.ts';

/** The characters that have a meaning in a cell of a Markdown table. */
const SPECIAL_CHARACTERS = /[\\`*_[\]<>&|~]/g;
const LINE_END = /\r\n?|\n/;
const LIST_ITEM = /^\s*(?:[-*•]|(\d{1,2})[.)])\s+(?=\S)/;

const ADDRESS = String.raw`(?<!\w)\w+://\S+`;
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
/** A `*`, `_` or `~` that does not follow a letter, and has neither white space nor the same character after it. */
const OPENING = String.raw`(?<!${LETTER}|[*_~])([*_~])(?!\1|\s)`;
/** Any text. It may have the delimiter between two letters. */
const MARKED_TEXT = String.raw`((?:(?!\1).|(?<=${LETTER})\1(?=${LETTER}))+)`;
/** The same delimiter after text, without a letter or the same character after it. */
const CLOSING = String.raw`(?<!\s)\1(?!${LETTER}|\1)`;
const ADDRESS_OR_MARKED = new RegExp(`${ADDRESS}|${OPENING}${MARKED_TEXT}${CLOSING}`, 'gu');

const MARK_OF_DELIMITER = new Map([
  ['*', schema.marks.strong],
  ['_', schema.marks.em],
  ['~', schema.marks.strike],
]);

interface Line {
  readonly kind: 'paragraph' | 'bullet_list' | 'ordered_list';
  readonly order: number;
  readonly content: Node[];
}

/**
 * Parses plain text as WhatsApp writes it: `*bold*`, `_italic_`, `~struck~`, list items and line breaks. Code
 * becomes plain text. The cells of a spreadsheet become a table.
 * @param marks the marks at the cursor
 * @param isPlain whether all characters stay as they are (Ctrl+Shift+V)
 */
export function parsePastedText(text: string, marks: readonly Mark[], isPlain: boolean): Slice {
  const table = isPlain ? undefined : parseTable(text);
  if (table) {
    // The cursor goes into a paragraph below the table.
    return Slice.maxOpen(Fragment.from([table, schema.nodes.paragraph.create()]), false);
  }
  const blocks: Line[][] = [];
  let isAfterEmptyLine = true;
  const withoutCode = isPlain ? text : text.replace(/```([^`]+)```/g, '$1');
  for (const lineText of withoutCode.split(LINE_END)) {
    if (lineText.trim() === '') {
      isAfterEmptyLine = true;
      continue;
    }
    const line = isPlain ? plainLine(lineText, marks) : parseLine(lineText, marks);
    const block = isAfterEmptyLine ? undefined : blocks.at(-1);
    // Neighbouring lines of the same kind become one paragraph or list.
    if (block?.[0]?.kind === line.kind) block.push(line);
    else blocks.push([line]);
    isAfterEmptyLine = false;
  }
  return Slice.maxOpen(Fragment.from(blocks.map(blockNode)));
}

/** Returns a table if each line has the same number of tabs, as spreadsheets write their cells. */
function parseTable(text: string): Node | undefined {
  const rows = text
    .split(LINE_END)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const columns = rows[0]?.length ?? 0;
  const isTable = columns > 1 && rows.length > 1 && rows.every(({ length }) => length === columns);
  if (!isTable) return undefined;
  return schema.nodes.markdown_block.create(null, schema.text(markdownTable(rows)));
}

/** The first row becomes the head. Rows may be of different lengths. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const lines = rows.map((cells) => {
    const escaped = cells.map((cell) => cell.replace(SPECIAL_CHARACTERS, '\\$&'));
    const missing = new Array<string>(columns - cells.length).fill('');
    return `| ${[...escaped, ...missing].join(' | ')} |`;
  });
  const [head = '', ...body] = lines;
  return [head, `|${' --- |'.repeat(columns)}`, ...body].join('\n');
}

function plainLine(text: string, marks: readonly Mark[]): Line {
  return { kind: 'paragraph', order: 1, content: [schema.text(text, marks)] };
}

function parseLine(text: string, marks: readonly Mark[]): Line {
  const [bullet = '', number] = LIST_ITEM.exec(text) ?? [];
  const content = parseMarks(text.slice(bullet.length), marks);
  if (bullet === '') return { kind: 'paragraph', order: 1, content };
  if (number === undefined) return { kind: 'bullet_list', order: 1, content };
  return { kind: 'ordered_list', order: Number(number), content };
}

function parseMarks(text: string, marks: readonly Mark[]): Node[] {
  const nodes: Node[] = [];
  let end = 0;
  const addTextUpTo = (to: number) => {
    if (to > end) nodes.push(schema.text(text.slice(end, to), marks));
  };
  for (const { 0: match, 1: delimiter, 2: inner, index } of text.matchAll(ADDRESS_OR_MARKED)) {
    if (!delimiter || !inner) continue;
    addTextUpTo(index);
    const mark = MARK_OF_DELIMITER.get(delimiter)?.create();
    nodes.push(...parseMarks(inner, mark ? mark.addToSet(marks) : marks));
    end = index + match.length;
  }
  addTextUpTo(text.length);
  return nodes;
}

function blockNode(lines: readonly Line[]): Node {
  const { paragraph, hard_break, list_item } = schema.nodes;
  const { kind = 'paragraph', order } = lines[0] ?? {};
  if (kind === 'paragraph') {
    const content = lines.flatMap((line, index) =>
      index === 0 ? line.content : [hard_break.create(), ...line.content],
    );
    return paragraph.create(null, content);
  }
  const items = lines.map(({ content }) => list_item.create(null, paragraph.create(null, content)));
  return schema.nodes[kind].create(kind === 'ordered_list' ? { order } : null, items);
}
