/** Matches a web address, an e-mail address, a phone number, or a path. `//host` is another website. */
const USABLE_LINK = /^(https?:\/\/[^\s/\\][^\s\\]*|(mailto|tel):[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i;
/** Matches a domain without https://, such as `example.org/page`. */
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#]\S*)?$/i;

export function linkProblem(link: string): string {
  if (link === '' || USABLE_LINK.test(link)) return '';
  if (DOMAIN.test(link)) return `Begin the link with https://, like this: https://${link}`;
  if (/^[^\s@:]+@[^\s@]+$/.test(link)) return `Write mailto: before it, like this: mailto:${link}`;
  if (/^\+?[\d\s()-]{6,}$/.test(link)) {
    return `Write tel: before it and no spaces, like this: tel:${link.replace(/[^\d+]/g, '')}`;
  }
  return 'Write a web address (https://…), an e-mail address (mailto:…), a phone number (tel:…) or a page of this website (/team), without spaces.';
}

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
