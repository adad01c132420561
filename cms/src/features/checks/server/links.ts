import { linkProblem, markdownLinks } from '../../../content/addresses/links.ts';
import { advice, type Finding, obstacle } from '../../../content/finding.ts';
import { ACTIVITY } from '../../../content/types.ts';
import type { EntryToCheck } from './entry-to-check.ts';
import { isFileName } from './images.ts';

interface FoundLink {
  readonly field: string;
  /** Empty only in a text, if its author left the URL out. */
  readonly url: string;
  readonly kind: 'link' | 'link-in-text' | 'image-in-text';
  /** The linked text or the alternative text. Empty for a field that holds only a URL. */
  readonly text: string;
}

export type EntryWithLinks = Pick<EntryToCheck, 'linkFields' | 'textOf' | 'partsOf'>;

const HTTP = /^http:\/\//i;

/** Finds links that lead nowhere or begin with http://, and checks an activity's link and its label (R20). */
export function checkLinks(entry: EntryToCheck): Finding[] {
  const findings: Finding[] = [];
  for (const { field, url, kind, text } of linksOf(entry)) {
    if (kind === 'link') findings.push(...checkLink(field, url));
    else findings.push(...checkLinkInText(field, url, text, kind === 'image-in-text'));
  }
  if (entry.uid === ACTIVITY) findings.push(...checkButton(entry));
  return findings;
}

function checkLink(field: string, url: string): Finding[] {
  const problem = linkProblem(url);
  if (problem) return [obstacle(field, problem)];
  return HTTP.test(url)
    ? [advice(field, `“${url}” begins with http://. Try https://: it is private and safe.`)]
    : [];
}

/** Only advises, since the website shows a link that leads nowhere as plain text. */
function checkLinkInText(field: string, url: string, text: string, isImage: boolean): Finding[] {
  const problem = url === '' ? 'The address between ( and ) is missing.' : linkProblem(url);
  if (problem) return [advice(field, `“${text}” leads nowhere. ${problem}`)];
  if (isImage && (text.trim() === '' || isFileName(text))) {
    const message = `The picture ${url} has no alternative text: people who cannot see it miss it. Select it in the text, press “Write an alternative text”, and say what it shows. If it is only decoration, leave it.`;
    return [advice(field, message)];
  }
  return checkLink(field, url);
}

function checkButton(entry: EntryToCheck): Finding[] {
  const link = entry.textOf('link');
  // The specification lets the word "null" mean an empty label.
  const label = entry.textOf('linkTitle').replace(/^null$/, '');
  if (link === '' && label !== '') {
    const message = `There are words for a button, but no link: “${label}” will be shown as plain text. Fill in the link, or empty this field.`;
    return [advice('linkTitle', message)];
  }
  if (link !== '' && label === '') {
    return [advice('link', 'The link has no words of its own: its button will say “Know more”.')];
  }
  return [];
}

/** Returns all links of an entry, and the images in its texts. */
export function linksOf({ linkFields, textOf, partsOf }: EntryWithLinks): FoundLink[] {
  const links: FoundLink[] = [];
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

function linksInMarkdown(field: string, markdown: string): FoundLink[] {
  return markdownLinks(markdown).map(({ text, url, isImage }) => ({
    field,
    url,
    kind: isImage ? 'image-in-text' : 'link-in-text',
    text,
  }));
}
