interface MarkdownLink {
  readonly text: string;
  readonly url: string;
  readonly isImage: boolean;
}

// The expressions stop at each bracket, so that their time grows only with the length of the text.

/** Matches `[text](url "title")`, and the image `![text](url)`. */
const INLINE = /(!?)\[([^\][]*)\]\(([^)[]*)\)/g;
/** Matches the line `[name]: url`, to which `[text][name]` links. */
const REFERENCE = /^ {0,3}\[([^\][\n]+)\]:[ \t]*<?([^\s>]+)/gm;
/** Matches `<https://example.org>`. */
const AUTOLINK = /<(https?:\/\/[^\s<>]+)>/gi;

export function markdownLinks(markdown: string): MarkdownLink[] {
  const links: MarkdownLink[] = [];
  for (const [, sign, text = '', inside = ''] of markdown.matchAll(INLINE)) {
    const [url = ''] = inside.trim().replace(/^</, '').split(/[\s>]/, 1);
    links.push({ text, url, isImage: sign === '!' });
  }
  for (const [, text = '', url = ''] of markdown.matchAll(REFERENCE)) {
    links.push({ text, url, isImage: false });
  }
  for (const [, url = ''] of markdown.matchAll(AUTOLINK)) {
    links.push({ text: url, url, isImage: false });
  }
  return links;
}
