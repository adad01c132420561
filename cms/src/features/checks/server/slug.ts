import {
  pageSettingsOf,
  slugOfTitle,
  type UidWithSlug,
} from '../../../content/addresses/entry-pages.ts';
import { advice, type Finding, obstacle } from '../../../content/finding.ts';
import { typeName } from '../../../content/types.ts';
import type { EntryToCheck } from './entry-to-check.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks the slug of an entry that has its own page, and says what happens to its old slug. */
export function checkSlug(uid: UidWithSlug, entry: EntryToCheck): Finding[] {
  const { folder, slugField, reservedSlugs, fixedSlugs } = pageSettingsOf(uid);
  const { publishedSlug } = entry;
  const slug = entry.textOf(slugField);
  if (slug === '') return [];
  const findings = checkSpelling(uid, slug);
  if (findings.length === 0) findings.push(...checkIsFree(uid, entry, slug));
  if (reservedSlugs.includes(slug)) {
    const message = `The website needs the address “${slug}” itself: choose another.`;
    findings.push(obstacle(slugField, message));
  }
  const isChanged = publishedSlug !== '' && publishedSlug !== slug;
  if (isChanged && fixedSlugs.includes(publishedSlug)) {
    const message = `This ${typeName(uid)} keeps the address “${publishedSlug}”: other pages link to it. Make a new ${typeName(uid)} for another address.`;
    findings.push(obstacle(slugField, message));
  }
  if (isChanged && !findings.some(({ isObstacle }) => isObstacle)) {
    const message = `Visitors know this ${typeName(uid)} as ${folder}${publishedSlug}. From there they will be led to the new address.`;
    findings.push(advice(slugField, message));
  }
  return findings;
}

function checkSpelling(uid: UidWithSlug, slug: string): Finding[] {
  if (SLUG.test(slug)) return [];
  const message = `Write the page address in small letters (a to z), digits and single hyphens, like this: ${slugOfTitle(uid, slug)}`;
  return [obstacle(pageSettingsOf(uid).slugField, message)];
}

function checkIsFree(
  uid: UidWithSlug,
  { others, storedSlugsOfOthers }: EntryToCheck,
  slug: string,
): Finding[] {
  const { slugField } = pageSettingsOf(uid);
  const publishedTwin = others.find((other) => other.publishedSlug === slug);
  const twin = publishedTwin ?? others.find((other) => other.textOf(slugField) === slug);
  if (twin) {
    const twinInWords =
      twin.name === undefined ? `Another ${typeName(uid)}` : `The ${typeName(uid)} “${twin.name}”`;
    const message = `${twinInWords} has the page address “${slug}” already. Two pages cannot share one address: choose another.`;
    return [publishedTwin ? obstacle(slugField, message) : advice(slugField, message)];
  }
  if (storedSlugsOfOthers.includes(slug)) {
    const message = `Another ${typeName(uid)} had the page address “${slug}” before, and old links to it lead there. Once this one is published they lead here.`;
    return [advice(slugField, message)];
  }
  return [];
}
