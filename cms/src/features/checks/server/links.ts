import { linkProblem } from '../../../content/addresses/link-problem';
import { markdownLinks } from '../../../content/addresses/markdown-links';
import { advice, type Finding, obstacle } from '../../../content/finding';
import { ACTIVITY } from '../../../content/types';
import { contentViews } from '../../../views/views';
import type { EntryToCheck } from './entry-to-check';
import { isFileName } from './images';

const HTTP = /^http:\/\//i;

/** Links that lead nowhere or are not private, and an activity's link and its label (R20). */
export function linkFindings(entry: EntryToCheck): Finding[] {
  const found = linkFinding('link', entry.text('link'));
  found.push(...imageUrlFindings(entry.text('imageUrl')));
  for (const field of ['socialLinks', 'menuLinks']) {
    for (const part of entry.parts(field)) found.push(...linkFinding(field, part.text('url')));
  }
  for (const [field, { markdown }] of Object.entries(contentViews[entry.uid]?.fields ?? {})) {
    if (markdown) found.push(...markdownFindings(field, entry.text(field)));
  }
  if (entry.uid === ACTIVITY) found.push(...buttonFindings(entry));
  return found;
}

function imageUrlFindings(imageUrl: string): Finding[] {
  const isImage = linkProblem(imageUrl) === '' && !/^(mailto|tel):/i.test(imageUrl);
  if (isImage) return [];
  return [obstacle('imageUrl', 'Write an address that begins with https:// or /uploads/.')];
}

/** An activity's button needs a link, and words of its own. */
function buttonFindings(entry: EntryToCheck): Finding[] {
  const link = entry.text('link');
  // The specification lets the word "null" stand for an empty label.
  const label = entry.text('linkTitle').replace(/^null$/, '');
  if (link === '' && label !== '') {
    const text = `There are words for a button, but no link: “${label}” will stand there as plain text. Fill in the link, or empty this field.`;
    return [advice('linkTitle', text)];
  }
  if (link !== '' && label === '') {
    const text = 'The link has no words of its own: its button will say “Know more”.';
    return [advice('link', text)];
  }
  return [];
}

function linkFinding(field: string, link: string): Finding[] {
  const problem = linkProblem(link);
  if (problem) return [obstacle(field, problem)];
  return HTTP.test(link)
    ? [advice(field, `“${link}” begins with http://. Try https://: it is private and safe.`)]
    : [];
}

/** The website shows a link that leads nowhere as plain text, so it is only warned of. */
function markdownFindings(field: string, markdown: string): Finding[] {
  const found: Finding[] = [];
  for (const { words, link, isImage } of markdownLinks(markdown)) {
    const problem = link === '' ? 'The address between ( and ) is missing.' : linkProblem(link);
    if (problem) {
      found.push(advice(field, `“${words}” leads nowhere. ${problem}`));
    } else if (isImage && (words.trim() === '' || isFileName(words))) {
      const text = `The picture ${link} has no alternative text: who cannot see it gets nothing of it. Select it in the text, press “Write an alternative text”, and say what is to be seen. If it only decorates, leave it.`;
      found.push(advice(field, text));
    } else {
      found.push(...linkFinding(field, link));
    }
  }
  return found;
}
