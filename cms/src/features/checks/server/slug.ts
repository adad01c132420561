import {
  pageSettingsOf,
  slugOfTitle,
  type UidWithPage,
} from '../../../content/addresses/entry-pages';
import { advice, type Finding, obstacle } from '../../../content/finding';
import { typeName } from '../../../content/types';
import type { EntryToCheck } from './entry-to-check';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with the slug of an entry that has a page of its own, and what becomes of its old one. */
export function checkSlug(uid: UidWithPage, entry: EntryToCheck): Finding[] {
  const kind = typeName(uid);
  const { folder, slugField, reserved, fixed } = pageSettingsOf(uid);
  const { publishedSlug } = entry;
  const slug = entry.text(slugField);
  if (slug === '') return [];
  const isChanged = publishedSlug !== '' && publishedSlug !== slug;
  const found = slugFormFindings(uid, entry, slug);
  if (reserved.includes(slug)) {
    const text = `The website needs the address “${slug}” itself: choose another.`;
    found.push(obstacle(slugField, text));
  }
  if (isChanged && fixed.includes(publishedSlug)) {
    const text = `This ${kind} keeps the address “${publishedSlug}”: other pages link to it. Make a new ${kind} for another address.`;
    found.push(obstacle(slugField, text));
  }
  if (isChanged && !found.some(({ isObstacle }) => isObstacle)) {
    const text = `Visitors know this ${kind} as ${folder}${publishedSlug}. From there they will be led to the new address.`;
    found.push(advice(slugField, text));
  }
  return found;
}

/** Whether a slug can stand as it is: its letters, and whether another entry has or had it. */
function slugFormFindings(
  uid: UidWithPage,
  { others, oldSlugsOfOthers }: EntryToCheck,
  slug: string,
): Finding[] {
  const kind = typeName(uid);
  const { slugField, titleField } = pageSettingsOf(uid);
  if (!SLUG.test(slug)) {
    const text = `Write the page address in small letters (a to z), digits and single hyphens, like this: ${slugOfTitle(uid, slug)}`;
    return [obstacle(slugField, text)];
  }
  const published = others.find((other) => other.publishedSlug === slug);
  const twin = published ?? others.find((other) => other.text(slugField) === slug);
  if (!twin) {
    if (!oldSlugsOfOthers.includes(slug)) return [];
    const text = `Another ${kind} had the page address “${slug}” before, and old links to it lead there. Once this one is published they lead here.`;
    return [advice(slugField, text)];
  }
  const text = `The ${kind} “${twin.text(titleField)}” has the page address “${slug}” already. Two pages cannot share one address: choose another.`;
  return [published ? obstacle(slugField, text) : advice(slugField, text)];
}
