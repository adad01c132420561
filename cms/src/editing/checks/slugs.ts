import { pageSlugFrom, RESERVED_SLUGS } from '../../content/page-slug';
import { isGeneric, projectSlugFrom } from '../../content/project-slug';
import { BUILT_IN_PAGES } from '../../content/site-slugs';
import type { EntryToCheck } from './entry-to-check';
import { type Finding, obstacle, warning } from './finding';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const MISSING = {
  longDescription: 'There is no long text: the page is nearly empty.',
  metaDescription: 'It is empty: search engines will show the short text instead.',
} as const;

/** What a project lacks, and what is wrong with its slug. */
export function checkProject(entry: EntryToCheck): Finding[] {
  const found = checkProjectSlug(entry);
  if (entry.images('mainImage').length + entry.images('images').length === 0) {
    const text = 'There is no picture: the page begins with a drawn pattern in its place.';
    found.push(warning('mainImage', text));
  }
  for (const [field, text] of Object.entries(MISSING)) {
    if (entry.text(field) === '') found.push(warning(field, text));
  }
  return found;
}

function checkProjectSlug(entry: EntryToCheck): Finding[] {
  const { cards, publishedSlug } = entry;
  const url = entry.text('url');
  const found = checkSlug(entry, 'url', 'project', 'projectTitle', projectSlugFrom);
  if (url === publishedSlug || found.some(({ blocks }) => blocks)) return found;
  if (publishedSlug) {
    const card = cards.includes(publishedSlug)
      ? ' The home page has a card that leads to the old address: the card goes.'
      : '';
    const text = `Visitors know this page as /projects/${publishedSlug}. From there they will be led to the new address.${card}`;
    found.push(warning('url', text));
  }
  const proposal = projectSlugFrom(entry.text('projectTitle'));
  if (isGeneric(url) || !sharesWord(url, proposal)) {
    const text = `The page address “${url}” does not say what the project is called: “${proposal}” would.`;
    found.push(warning('url', text));
  }
  return found;
}

function sharesWord(url: string, proposal: string): boolean {
  const words = new Set(proposal.split('-').filter((word) => word !== 'project'));
  return words.size === 0 || url.split('-').some((word) => words.has(word));
}

/** What a page lacks, and what is wrong with its slug. */
export function checkPage(entry: EntryToCheck): Finding[] {
  const { publishedSlug } = entry;
  const slug = entry.text('address');
  const found = checkSlug(entry, 'address', 'page', 'title', pageSlugFrom);
  if (entry.text('description') === '') {
    const text = 'It is empty: search engines will choose a part of the text instead.';
    found.push(warning('description', text));
  }
  if (RESERVED_SLUGS.includes(slug)) {
    const text = `The website needs the address “${slug}” itself: choose another.`;
    found.push(obstacle('address', text));
  }
  if (slug === 'privacy' && entry.text('visitorsSee') === 'no-page') {
    const text = 'Every form leads to the privacy policy: visitors must be able to read it.';
    found.push(obstacle('visitorsSee', text));
  }
  if (!slug || !publishedSlug || publishedSlug === slug) return found;
  if (BUILT_IN_PAGES.includes(publishedSlug)) {
    const text = `This page keeps the address “${publishedSlug}”: other pages link to it. Make a new page for another address.`;
    found.push(obstacle('address', text));
  } else {
    const text = `Visitors know this page as /${publishedSlug}. From there they will be led to the new address.`;
    found.push(warning('address', text));
  }
  return found;
}

/** Whether the letters of a slug are right, and whether another entry has it. */
export function checkSlug(
  { text: textOf, others, remembered }: EntryToCheck,
  field: 'url' | 'address' | 'slug',
  kind: 'project' | 'page' | 'story',
  nameField: string,
  slugOf: (text: string) => string,
): Finding[] {
  const slug = textOf(field);
  if (slug === '') return [];
  if (!SLUG.test(slug)) {
    const text = `Write the page address in small letters (a to z), digits and single hyphens, like this: ${slugOf(slug)}`;
    return [obstacle(field, text)];
  }
  const published = others.find((other) => other.publishedSlug === slug);
  const twin = published ?? others.find((other) => other.text(field) === slug);
  if (!twin) {
    if (!remembered.includes(slug)) return [];
    const text = `Another ${kind} had the page address “${slug}” before, and old links to it lead there. Once this one is published they lead here.`;
    return [warning(field, text)];
  }
  const text = `The ${kind} “${twin.text(nameField)}” has the page address “${slug}” already. Two pages cannot share one address: choose another.`;
  return [published ? obstacle(field, text) : warning(field, text)];
}
