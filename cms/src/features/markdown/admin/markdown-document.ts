import MarkdownIt, { type Token } from 'markdown-it';
import {
  schema as commonMark,
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
} from 'prosemirror-markdown';
import { type Node, Schema } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';

const { nodes, marks } = commonMark.spec;
// New lists have no empty lines between their items.
const tight = { tight: { default: true } };

type BlockName =
  | 'paragraph'
  | 'heading'
  | 'bullet_list'
  | 'ordered_list'
  | 'list_item'
  | 'blockquote';
type MarkName = 'em' | 'strong' | 'link' | 'strike';

type NodeName = BlockName | 'image' | 'hard_break' | 'markdown_block';

/** `markdown_block` is a block that editors see as Markdown, since the editor cannot show it: a table, for example. */
export const schema = new Schema<NodeName, MarkName>({
  nodes: nodes
    .update('bullet_list', {
      ...nodes.get('bullet_list'),
      attrs: { bullet: { default: '-' }, ...tight },
    })
    .update('ordered_list', {
      ...nodes.get('ordered_list'),
      attrs: { order: { default: 1 }, ...tight },
    })
    .addToEnd('markdown_block', {
      content: 'text*',
      group: 'block',
      marks: '',
      code: true,
      // Pasted into a sentence, the block stays a block.
      isolating: true,
      // The priority puts this rule before CommonMark's rule for code.
      parseDOM: [{ tag: 'pre[data-markdown]', priority: 60, preserveWhitespace: 'full' }],
      toDOM: () => ['pre', { 'data-markdown': '', title: 'Written as Markdown' }, 0],
    }),
  marks: marks.addToEnd('strike', {
    // Google Docs marks struck text by a style.
    parseDOM: [{ tag: 's' }, { tag: 'strike' }, { style: 'text-decoration=line-through' }],
    toDOM: () => ['s', 0],
  }),
});

/** The settings are the website's: tables are parsed, and HTML stays text. */
const markdownIt = new MarkdownIt();
// By default markdown-it encodes the Malayalam letters of an address. The editor writes an address as it was.
markdownIt.normalizeLink = (url) => url;

const { tokens: tokenRules } = defaultMarkdownParser;
const parser = new MarkdownParser(schema, markdownIt, {
  ...tokenRules,
  s: { mark: 'strike' },
  bullet_list: {
    block: 'bullet_list',
    getAttrs: (token, all, index) => ({
      ...tokenRules.bullet_list?.getAttrs?.(token, all, index),
      bullet: token.markup,
    }),
  },
  // Reads the whole alternative text. ProseMirror's own rule stops at the first escaped character or mark.
  image: {
    node: 'image',
    getAttrs: (token) => ({
      ...tokenRules.image?.getAttrs?.(token, [], 0),
      alt: plainText(token.children ?? []),
    }),
  },
});

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content, children }) => {
      if (type === 'image') return plainText(children ?? []);
      return type === 'softbreak' ? '\n' : content;
    })
    .join('');
}

const serializer = new MarkdownSerializer(
  {
    ...defaultMarkdownSerializer.nodes,
    markdown_block(state, node) {
      state.text(node.textContent, false);
      state.closeBlock(node);
    },
    text(state, node, parent, index) {
      const isAfterBreak = index > 0 && parent.child(index - 1).type.name === 'hard_break';
      // Four spaces at the start of a line would make it code.
      const text = index === 0 || isAfterBreak ? node.textContent.trimStart() : node.textContent;
      if (text === '') return;
      if (isAfterBreak && node.marks.length === 0) {
        state.text(state.esc(text, true), false);
      } else {
        defaultMarkdownSerializer.nodes.text?.(state, schema.text(text, node.marks), parent, index);
      }
    },
  },
  {
    ...defaultMarkdownSerializer.marks,
    strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
  },
  // Escapes `&` and `<` where they would begin an entity such as `&amp;`, or a link.
  { escapeExtraCharacters: /&(?=#?\w+;)|<(?=[^\s<>]+[:@][^\s<>]*>)/g },
);

interface OriginalMarkdown {
  readonly text: string;
  readonly spaceAfter: string;
  readonly next: Node | undefined;
}

/** Has only unchanged blocks, because ProseMirror makes a new node when a block changes. */
const originals = new WeakMap<Node, OriginalMarkdown>();

export function parseDocument(markdown: string): Node {
  // markdown-it keeps link definitions (`[name]: address`) here, which may be anywhere in the text.
  const environment = {};
  const parsed = splitIntoBlocks(markdown, environment).map((piece) => {
    const text = piece.trimEnd();
    return { block: parseBlock(text, environment), text, spaceAfter: piece.slice(text.length) };
  });
  parsed.forEach(({ block, text, spaceAfter }, index) => {
    originals.set(block, { text, spaceAfter, next: parsed[index + 1]?.block });
  });
  const blocks = parsed.map(({ block }) => block);
  return schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')]);
}

/** Splits a text into its blocks, each with the empty lines after it. Joined, they are the text again. */
function splitIntoBlocks(markdown: string, environment: object): string[] {
  // Lines end at \n, \r\n and \r, as in markdown-it.
  const lines = markdown.split(/(?<=\n|\r(?!\n))/);
  const boundaries = [0];
  for (const { level, nesting, map } of markdownIt.parse(markdown, environment)) {
    if (level === 0 && nesting >= 0 && map) boundaries.push(...map);
  }
  // After a boundary, a block or a link definition begins at the first line with text.
  const starts = new Set<number>();
  for (const boundary of boundaries) {
    let line = boundary;
    while (lines[line]?.trim() === '') line += 1;
    if (line < lines.length) starts.add(line);
  }
  const firstLines = [...starts];
  return firstLines.map((start, index) =>
    lines.slice(index === 0 ? 0 : start, firstLines[index + 1]).join(''),
  );
}

/** The editor serializes the block after each key, which takes too long for longer blocks. */
const MAX_BLOCK_LETTERS = 10_000;

/** A block stays Markdown if visitors would get other HTML of it after the editor wrote it back. */
function parseBlock(text: string, environment: object): Node {
  const block = text.length > MAX_BLOCK_LETTERS ? undefined : parseSingleBlock(text, environment);
  const html = renderHtml(text, environment);
  // A link definition has no HTML, and stays Markdown.
  const isEditable = html !== '' && block !== undefined;
  if (isEditable && html === renderHtml(serializeBlock(block), environment)) return block;
  return schema.node('markdown_block', null, schema.text(text));
}

/** Undefined if the editor has no such block, as for a table. */
function parseSingleBlock(text: string, environment: object): Node | undefined {
  try {
    const { childCount, firstChild } = parser.parse(text, environment);
    return childCount === 1 ? (firstChild ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** Joins white space, since browsers show a line break as a space. */
function renderHtml(text: string, environment: object): string {
  return markdownIt.render(text, environment).replace(/\s+/g, ' ').trim();
}

/** An unchanged block keeps its original Markdown. */
export function serializeDocument(document: Node): string {
  let markdown = '';
  let previous: OriginalMarkdown | undefined;
  document.forEach((block) => {
    const original = originals.get(block);
    const text = original?.text ?? serializeBlock(block);
    if (text === '') return;
    // Two blocks that were neighbours in the original text keep the white space between them.
    if (markdown !== '') markdown += previous?.next === block ? previous.spaceAfter : '\n\n';
    markdown += text;
    previous = original;
  });
  // The last block of the original text keeps the white space after it if it is still the last one.
  return previous && !previous.next ? markdown + previous.spaceAfter : markdown;
}

function serializeBlock(block: Node): string {
  const document = schema.node('doc', null, [block]);
  return serializer.serialize(removeMarksFromEdges(document)).trimEnd();
}

const PUNCTUATION_AT_EDGE = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;
const MARKS_WITH_DELIMITERS = [schema.marks.strong, schema.marks.em, schema.marks.strike];
const LETTER = /[^\s\p{P}\p{S}]/u;

/**
 * Markdown cannot end bold, italic or struck text between punctuation and a letter, as in “word”s. The punctuation
 * loses the mark, so that the rest of the text can keep it.
 */
function removeMarksFromEdges(document: Node): Node {
  const { tr } = EditorState.create({ doc: document });
  document.descendants((node, position, parent, index) => {
    if (!node.isText) return;
    for (const { 0: punctuation, index: offset } of node.textContent.matchAll(
      PUNCTUATION_AT_EDGE,
    )) {
      const isAtStart = offset === 0;
      const neighbour = parent?.maybeChild(isAtStart ? index - 1 : index + 1);
      const neighbouringLetter = neighbour?.textContent.at(isAtStart ? -1 : 0) ?? '';
      if (!LETTER.test(neighbouringLetter)) continue;
      const from = position + offset;
      for (const mark of node.marks) {
        const continues = neighbour?.marks.some((other) => other.eq(mark));
        if (continues || !MARKS_WITH_DELIMITERS.includes(mark.type)) continue;
        tr.removeMark(from, from + punctuation.length, mark);
      }
    }
  });
  return tr.doc;
}
