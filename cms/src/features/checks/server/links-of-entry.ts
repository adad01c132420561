import { markdownLinks } from '../../../content/addresses/markdown-links';
import { contentViews } from '../../../views/views';
import type { EntryToCheck } from './entry-to-check';

interface EntryLink {
  readonly field: string;
  /** Empty only in a text, if its author left the URL out. */
  readonly url: string;
  readonly kind: 'link' | 'image' | 'link-in-text' | 'image-in-text';
  /** The linked text or the alternative text. Empty for a field that holds only a URL. */
  readonly text: string;
}

export type EntryWithLinks = Pick<EntryToCheck, 'uid' | 'textOf' | 'partsOf'>;

/** Returns all links and image URLs of an entry, in the order of the checks. */
export function linksOf({ uid, textOf, partsOf }: EntryWithLinks): EntryLink[] {
  const links: EntryLink[] = [
    { field: 'link', url: textOf('link'), kind: 'link', text: '' },
    { field: 'imageUrl', url: textOf('imageUrl'), kind: 'image', text: '' },
  ];
  for (const field of ['socialLinks', 'menuLinks']) {
    for (const part of partsOf(field)) {
      links.push({ field, url: part.textOf('url'), kind: 'link', text: '' });
    }
  }
  const written = links.filter(({ url }) => url !== '');
  for (const [field, { isMarkdown }] of Object.entries(contentViews[uid]?.fields ?? {})) {
    if (!isMarkdown) continue;
    for (const { text, url, isImage } of markdownLinks(textOf(field))) {
      const kind = isImage ? 'image-in-text' : 'link-in-text';
      written.push({ field, url, kind, text });
    }
  }
  return written;
}
