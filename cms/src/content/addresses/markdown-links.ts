interface MarkdownLink {
  readonly words: string;
  readonly link: string;
  readonly isImage: boolean;
}

// The expressions stop at brackets, so that they read a long text only once.

/** Matches `[text](url "title")`, and the image `![text](url)`. */
const INLINE = /(!?)\[([^\][]*)\]\(([^)[]*)\)/g;
/** Matches the line `[name]: url`, to which `[text][name]` links. */
const REFERENCE = /^ {0,3}\[([^\][\n]+)\]:[ \t]*<?([^\s>]+)/gm;
/** Matches `<https://example.org>`. */
const AUTOLINK = /<(https?:\/\/[^\s<>]+)>/gi;

/** Returns the links and images of a Markdown text, also those whose URL is missing or cannot be used. */
export function markdownLinks(text: string): MarkdownLink[] {
  const links: MarkdownLink[] = [];
  for (const [, sign, words = '', inside = ''] of text.matchAll(INLINE)) {
    const [address = ''] = inside.trim().replace(/^</, '').split(/[\s>]/, 1);
    links.push({ words, link: address, isImage: sign === '!' });
  }
  for (const [, words = '', link = ''] of text.matchAll(REFERENCE)) {
    links.push({ words, link, isImage: false });
  }
  for (const [, link = ''] of text.matchAll(AUTOLINK)) {
    links.push({ words: link, link, isImage: false });
  }
  return links;
}
