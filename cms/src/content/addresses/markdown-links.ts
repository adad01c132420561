interface MarkdownLink {
  readonly words: string;
  readonly link: string;
  readonly isImage: boolean;
}

// Each part stops at the bracket with which the next link could begin, so that no text is read twice.

/** `[words](address "title")`, with an exclamation mark before it a picture. */
const INLINE = /(!?)\[([^\][]*)\]\(([^)[]*)\)/g;
/** Where `[words][name]` leads, on a line of its own: `[name]: address`. */
const REFERENCE = /^ {0,3}\[([^\][\n]+)\]:[ \t]*<?([^\s>]+)/gm;
/** `<https://example.org>`. */
const BARE = /<(https?:\/\/[^\s<>]+)>/gi;

/** The links and pictures of a text, also those whose address is missing or cannot be used. */
export function markdownLinks(text: string): MarkdownLink[] {
  const links: MarkdownLink[] = [];
  for (const [, sign, words = '', inside = ''] of text.matchAll(INLINE)) {
    const [address = ''] = inside.trim().replace(/^</, '').split(/[\s>]/, 1);
    links.push({ words, link: address, isImage: sign === '!' });
  }
  for (const [, words = '', link = ''] of text.matchAll(REFERENCE)) {
    links.push({ words, link, isImage: false });
  }
  for (const [, link = ''] of text.matchAll(BARE)) {
    links.push({ words: link, link, isImage: false });
  }
  return links;
}
