import { slugOfTitle } from '../../../content/addresses/entry-pages.ts';
import { advice, type Finding, obstacle } from '../../../content/finding.ts';
import type { ProjectSummary } from '../../../content/projects/project-choices.ts';
import { PROJECT } from '../../../content/types.ts';
import type { EntryToCheck } from './entry-to-check.ts';
import { checkSlug } from './slug.ts';

const EMPTY_MESSAGES = {
  longDescription: 'There is no long text: the page is nearly empty.',
  metaDescription: 'It is empty: search engines will show the short text instead.',
} as const;

export function checkProject(entry: EntryToCheck): Finding[] {
  const findings = checkSlugSaysTitle(entry);
  if (entry.textOf('projectIcon') === '' && entry.imagesOf('iconImage').length === 0) {
    findings.push(obstacle('projectIcon', 'Choose a drawing, or upload an icon of your own.'));
  }
  if (entry.imagesOf('mainImage').length + entry.imagesOf('images').length === 0) {
    const message = 'There is no picture: the page begins with a drawn pattern in its place.';
    findings.push(advice('mainImage', message));
  }
  for (const [field, message] of Object.entries(EMPTY_MESSAGES)) {
    if (entry.textOf(field) === '') findings.push(advice(field, message));
  }
  return findings;
}

function checkSlugSaysTitle(entry: EntryToCheck): Finding[] {
  const slug = entry.textOf('url');
  if (slug === '' || slug === entry.publishedSlug) return [];
  // An obstacle already asks for another slug.
  if (checkSlug(PROJECT, entry).some(({ isObstacle }) => isObstacle)) return [];
  const proposal = slugOfTitle(PROJECT, entry.textOf('projectTitle'));
  if (sharesWord(slug, proposal)) return [];
  const message = `The page address “${slug}” does not say what the project is called: “${proposal}” would.`;
  return [advice('url', message)];
}

/** Whether a slug has a word of `proposal`; also true if the proposal has no word but "project". */
function sharesWord(slug: string, proposal: string): boolean {
  const words = new Set(proposal.split('-').filter((word) => word !== 'project'));
  return words.size === 0 || slug.split('-').some((word) => words.has(word));
}

/** @param unnamed stands for a project whose title is empty, or may not be read by the person */
export function projectInWords({ title }: ProjectSummary, unnamed: string): string {
  return title === '' ? unnamed : `the project “${title}”`;
}
