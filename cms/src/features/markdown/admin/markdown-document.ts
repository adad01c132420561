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
const tight = { tight: { default: true } };

type Blocks = 'paragraph' | 'heading' | 'bullet_list' | 'ordered_list' | 'list_item' | 'blockquote';
type Marks = 'em' | 'strong' | 'link' | 'strike';

/** What can be edited as it will look, and `source`: a block that is edited as Markdown. */
export const schema = new Schema<Blocks | 'image' | 'hard_break' | 'source', Marks>({
  nodes: nodes
    .update('bullet_list', {
      ...nodes.get('bullet_list'),
      attrs: { bullet: { default: '-' }, ...tight },
    })
    .update('ordered_list', {
      ...nodes.get('ordered_list'),
      attrs: { order: { default: 1 }, ...tight },
    })
    .addToEnd('source', {
      content: 'text*',
      group: 'block',
      marks: '',
      code: true,
      // What is pasted into a sentence parts it and stays a block.
      isolating: true,
      // Before CommonMark's own block of code.
      parseDOM: [{ tag: 'pre[data-markdown]', priority: 60, preserveWhitespace: 'full' }],
      toDOM: () => ['pre', { 'data-markdown': '', title: 'Written as Markdown' }, 0],
    }),
  marks: marks.addToEnd('strike', {
    // Google Docs strikes by a style.
    parseDOM: [{ tag: 's' }, { tag: 'strike' }, { style: 'text-decoration=line-through' }],
    toDOM: () => ['s', 0],
  }),
});

/** As the website has it: with tables, and with HTML as text. */
const markdownIt = new MarkdownIt();
// An address stays as it was written: markdown-it would encode its letters.
markdownIt.normalizeLink = (url) => url;

const { tokens } = defaultMarkdownParser;
const parser = new MarkdownParser(schema, markdownIt, {
  ...tokens,
  s: { mark: 'strike' },
  bullet_list: {
    block: 'bullet_list',
    getAttrs: (token, all, index) => ({
      ...tokens.bullet_list?.getAttrs?.(token, all, index),
      bullet: token.markup,
    }),
  },
  // With all its words: ProseMirror's own ends at the first sign that is escaped or a mark.
  image: {
    node: 'image',
    getAttrs: (token) => ({
      ...tokens.image?.getAttrs?.(token, [], 0),
      alt: wordsOf(token.children ?? []),
    }),
  },
});

/** What an image is called, without the signs of Markdown. */
function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content, children }) => {
      if (type === 'image') return wordsOf(children ?? []);
      return type === 'softbreak' ? '\n' : content;
    })
    .join('');
}

const serializer = new MarkdownSerializer(
  {
    ...defaultMarkdownSerializer.nodes,
    source(state, node) {
      state.text(node.textContent, false);
      state.closeBlock(node);
    },
    text(state, node, parent, index) {
      const isAfterBreak = index > 0 && parent.child(index - 1).type.name === 'hard_break';
      // Four spaces at the start of a line would make it code.
      const text = index === 0 || isAfterBreak ? node.textContent.trimStart() : node.textContent;
      if (text === '') return;
      if (isAfterBreak && node.marks.length === 0) state.text(state.esc(text, true), false);
      else
        defaultMarkdownSerializer.nodes.text?.(state, schema.text(text, node.marks), parent, index);
    },
  },
  {
    ...defaultMarkdownSerializer.marks,
    strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
  },
  // Signs that would become another sign, or a link.
  { escapeExtraCharacters: /&(?=#?\w+;)|<(?=[^\s<>]+[:@][^\s<>]*>)/g },
);

/** How a block stood in the text from which it was read. */
interface BlockSource {
  readonly text: string;
  /** What stood between it and the next block, or the end. */
  readonly gap: string;
  readonly next: Node | undefined;
}

/** ProseMirror makes a new node of what an editor changes, and keeps all others. */
const sources = new WeakMap<Node, BlockSource>();

/** Reads Markdown for the editor. A block that the editor would change stands there as Markdown. */
export function documentFrom(markdown: string): Node {
  // Holds where `[words][name]` leads, which may stand anywhere in the text.
  const environment = {};
  const blocks: Node[] = [];
  for (const piece of blockSources(markdown, environment).reverse()) {
    const text = piece.trimEnd();
    const block = blockFrom(text, environment);
    sources.set(block, { text, gap: piece.slice(text.length), next: blocks[0] });
    blocks.unshift(block);
  }
  return schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')]);
}

/** The blocks of a text, each with what follows it up to the next. Together they are the text. */
function blockSources(markdown: string, environment: object): string[] {
  // The lines end where the parser ends them.
  const lines = markdown.split(/(?<=\n|\r(?!\n))/);
  const pieces: string[] = [];
  let line = 0;
  const takeUpTo = (end: number) => {
    while (pieces.length > 0 && line < end && lines[line]?.trim() === '') {
      pieces.push(`${pieces.pop()}${lines[line]}`);
      line += 1;
    }
    const piece = lines.slice(line, end).join('');
    if (piece.trim() === '') return;
    pieces.push(piece);
    line = end;
  };
  for (const { level, nesting, map } of markdownIt.parse(markdown, environment)) {
    if (level > 0 || nesting < 0 || !map) continue;
    // Lines that belong to no block say where links lead.
    takeUpTo(map[0]);
    takeUpTo(map[1]);
  }
  takeUpTo(lines.length);
  return pieces;
}

/** A longer block takes too long to write again with each letter that is typed. */
const MAX_BLOCK_LETTERS = 10_000;

function blockFrom(text: string, environment: object): Node {
  const block = text.length > MAX_BLOCK_LETTERS ? undefined : singleBlock(text, environment);
  const html = htmlOf(text, environment);
  if (block && html !== '' && html === htmlOf(toMarkdown(block), environment)) return block;
  return schema.node('source', null, schema.text(text));
}

function singleBlock(text: string, environment: object): Node | undefined {
  try {
    const { childCount, firstChild } = parser.parse(text, environment);
    return childCount === 1 ? (firstChild ?? undefined) : undefined;
  } catch {
    // The editor has no such block, as for a table.
    return undefined;
  }
}

/** The HTML that visitors get; a line break between words is a space to them. */
function htmlOf(text: string, environment: object): string {
  return markdownIt.render(text, environment).replace(/\s+/g, ' ').trim();
}

/** The document as Markdown. What was not touched stays as it was, letter by letter. */
export function markdownFrom(document: Node): string {
  let markdown = '';
  let before: BlockSource | undefined;
  document.forEach((block) => {
    const original = sources.get(block);
    const text = original?.text ?? toMarkdown(block);
    if (text === '') return;
    if (markdown !== '') markdown += before?.next === block ? before.gap : '\n\n';
    markdown += text;
    before = original;
  });
  return before && !before.next ? markdown + before.gap : markdown;
}

function toMarkdown(block: Node): string {
  return serializer.serialize(withMarksThatEnd(schema.node('doc', null, [block]))).trimEnd();
}

const SIGNS_AT_EDGE = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;
const MARKS_AT_EDGE = [schema.marks.strong, schema.marks.em, schema.marks.strike];
const LETTER = /[^\s\p{P}\p{S}]/u;

/**
 * Markdown cannot end bold, italic or struck words between a sign and a letter, as in “word”s: the signs at such an
 * edge lose them.
 */
function withMarksThatEnd(document: Node): Node {
  const { tr } = EditorState.create({ doc: document });
  document.descendants((node, position, parent, index) => {
    const found = node.isText ? [...node.textContent.matchAll(SIGNS_AT_EDGE)] : [];
    for (const { 0: signs, index: at } of found) {
      const neighbour = parent?.maybeChild(at === 0 ? index - 1 : index + 1);
      if (!LETTER.test(neighbour?.textContent.at(at === 0 ? -1 : 0) ?? '')) continue;
      const from = position + at;
      for (const mark of node.marks) {
        const ends =
          MARKS_AT_EDGE.includes(mark.type) && !neighbour?.marks.some((other) => other.eq(mark));
        if (ends) tr.removeMark(from, from + signs.length, mark);
      }
    }
  });
  return tr.doc;
}
