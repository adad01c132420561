import { markdownLinks } from '../../../content/addresses/markdown-links';
import type { EntryToCheck } from './entry-to-check';

interface EntryLink {
  readonly field: string;
  /** Empty only in a text, if its author left the URL out. */
  readonly url: string;
  readonly kind: 'link' | 'link-in-text' | 'image-in-text';
  /** The linked text or the alternative text. Empty for a field that holds only a URL. */
  readonly text: string;
}

export type EntryWithLinks = Pick<EntryToCheck, 'linkFields' | 'textOf' | 'partsOf'>;

/** Returns all links of an entry, and the images in its texts. */
export function linksOf({ linkFields, textOf, partsOf }: EntryWithLinks): EntryLink[] {
  const links: EntryLink[] = [];
  for (const { field, partField, isMarkdown } of linkFields) {
    const texts = partField
      ? partsOf(field).map((part) => part.textOf(partField))
      : [textOf(field)];
    for (const text of texts) {
      if (isMarkdown) links.push(...linksInMarkdown(field, text));
      else if (text !== '') links.push({ field, url: text, kind: 'link', text: '' });
    }
  }
  return links;
}

function linksInMarkdown(field: string, markdown: string): EntryLink[] {
  return markdownLinks(markdown).map(({ text, url, isImage }) => ({
    field,
    url,
    kind: isImage ? 'image-in-text' : 'link-in-text',
    text,
  }));
}
