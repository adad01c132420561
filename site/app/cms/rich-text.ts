import MarkdownIt from 'markdown-it';
import * as v from 'valibot';
import { isRecord } from './fields.ts';

const markdown = new MarkdownIt();

/** An opening stands within them; parsing a long text for it would take long. */
const MAX_OPENING_LETTERS = 2_000;

/** A text of Strapi's "Rich text": Markdown, or a list of blocks, of which Markdown is made. */
export const RichText = v.pipe(
  v.nullish(v.union([v.string(), v.array(v.unknown())]), ''),
  v.transform((written) =>
    typeof written === 'string' ? written : written.map((block) => blockFrom(block)).join('\n\n'),
  ),
  v.trim(),
);

/** The first paragraph of a Markdown text without its signs; empty where there is none. */
export function firstParagraphOf(text: string): string {
  const tokens = markdown.parse(text.slice(0, MAX_OPENING_LETTERS), {});
  const start = tokens.findIndex(({ type }) => type === 'paragraph_open');
  const inline = tokens[start + 1]?.children;
  if (start < 0 || !inline) return '';
  return markdown.renderer.renderInlineAsText(inline, markdown.options, {}).trim();
}

/** What is bold or slanted is written plain. */
function blockFrom(block: unknown, indent = ''): string {
  if (!isRecord(block)) return '';
  if (block.type === 'list') return listFrom(block, indent);
  if (block.type === 'image') return imageFrom(block.image);
  const text = linesFrom(block.children);
  if (block.type === 'heading') return `${'#'.repeat(Number(block.level) || 2)} ${text}`;
  return block.type === 'quote' ? text.replace(/^/gm, '> ') : text;
}

function listFrom({ format, children }: Readonly<Record<string, unknown>>, indent: string): string {
  const sign = format === 'ordered' ? '1.' : '-';
  return childrenOf(children)
    .map((item) =>
      item.type === 'list'
        ? listFrom(item, `${indent}    `)
        : `${indent}${sign} ${linesFrom(item.children)}`,
    )
    .join('\n');
}

function inlineFrom(children: unknown): string {
  return childrenOf(children)
    .map(({ type, text, url, children: inner }) => {
      if (type !== 'link') return escaped(String(text ?? ''));
      return `[${inlineFrom(inner)}](<${encodeURI(decoded(String(url)))}>)`;
    })
    .join('');
}

function imageFrom(image: unknown): string {
  const { url, alternativeText } = isRecord(image) ? image : {};
  return typeof url === 'string' ? `![${escaped(String(alternativeText ?? ''))}](<${url}>)` : '';
}

function childrenOf(children: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(children) ? children.filter(isRecord) : [];
}

/** An address with `%20` stays as it is. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** What was typed stays what it is: no letter becomes a sign of Markdown. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>&~|!]/g, '\\$&');
}

/** Nor does a line become a list, a heading or code by its start. */
function linesFrom(children: unknown): string {
  return inlineFrom(children)
    .replace(/^\s+/gm, '')
    .replace(/^(\d*)([-+#.)=])/gm, '$1\\$2');
}
