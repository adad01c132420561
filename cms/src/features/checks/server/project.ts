import { slugOfTitle } from '../../../content/addresses/entry-pages';
import { isDefaultProjectSlug } from '../../../content/addresses/fill-slug';
import { advice, type Finding, obstacle } from '../../../content/finding';
import { PROJECT } from '../../../content/types';
import type { EntryToCheck } from './entry-to-check';
import { checkSlug } from './slug';

const MISSING = {
  longDescription: 'There is no long text: the page is nearly empty.',
  metaDescription: 'It is empty: search engines will show the short text instead.',
} as const;

/** What a project lacks. */
export function checkProject(entry: EntryToCheck): Finding[] {
  const found = slugWordFindings(entry);
  if (entry.text('projectIcon') === '' && entry.images('iconImage').length === 0) {
    found.push(obstacle('projectIcon', 'Choose a drawing, or upload an icon of your own.'));
  }
  if (entry.images('mainImage').length + entry.images('images').length === 0) {
    const text = 'There is no picture: the page begins with a drawn pattern in its place.';
    found.push(advice('mainImage', text));
  }
  for (const [field, text] of Object.entries(MISSING)) {
    if (entry.text(field) === '') found.push(advice(field, text));
  }
  return found;
}

/** Whether a new slug says what the project is called. */
function slugWordFindings(entry: EntryToCheck): Finding[] {
  const { publishedSlug } = entry;
  const url = entry.text('url');
  if (url === '' || url === publishedSlug) return [];
  if (checkSlug(PROJECT, entry).some(({ isObstacle }) => isObstacle)) return [];
  const proposal = slugOfTitle(PROJECT, entry.text('projectTitle'));
  if (isDefaultProjectSlug(url) || !sharesWord(url, proposal)) {
    const text = `The page address “${url}” does not say what the project is called: “${proposal}” would.`;
    return [advice('url', text)];
  }
  return [];
}

function sharesWord(url: string, proposal: string): boolean {
  const words = new Set(proposal.split('-').filter((word) => word !== 'project'));
  return words.size === 0 || url.split('-').some((word) => words.has(word));
}
