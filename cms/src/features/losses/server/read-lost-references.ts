import type { Core } from '@strapi/strapi';
import { entryRights } from '../../../access/entry-rights';
import { isBuiltInPage, ownPagePath } from '../../../content/addresses/entry-pages';
import { ENGLISH } from '../../../content/languages/languages';
import { whereDraft, wherePublished } from '../../../content/rows';
import { type ContentUid, HOME_PAGE, PROJECT, SCHOOL, STORY } from '../../../content/types';
import { findEntriesLinkingTo } from '../../../entries/find-links';
import type { UnknownRecord } from '../../../platform/record';
import { listInWords } from '../../../platform/text/list-in-words';

const MAX_NAMES = 12;

/** Says which links, schools, stories and cards lead to the entry and would lose it. */
export async function readLostReferencesInWords(
  strapi: Core.Strapi,
  uid: ContentUid,
  entryRow: UnknownRecord,
  userAbility: unknown,
): Promise<readonly string[]> {
  const sentences = [await readLostLinksInWords(strapi, uid, entryRow, userAbility)];
  if (uid === PROJECT) {
    // Entries name a project by its documentId, or in older content by its slug.
    const idAndSlug = [entryRow.documentId, entryRow.url];
    sentences.push(await readLostSchoolsInWords(strapi, idAndSlug));
    sentences.push(await readStoriesLosingProjectInWords(strapi, idAndSlug));
    sentences.push(await readLostCardInWords(strapi, idAndSlug));
  }
  return sentences.filter((sentence) => sentence !== undefined);
}

async function readLostLinksInWords(
  strapi: Core.Strapi,
  uid: ContentUid,
  entryRow: UnknownRecord,
  userAbility: unknown,
): Promise<string | undefined> {
  const linkingNames = await findLinkingNames(strapi, uid, entryRow, userAbility);
  if (linkingNames.length === 0) return undefined;
  const names = listInWords(linkingNames, MAX_NAMES);
  return `It is linked from ${names}. Those links will lead nowhere: change them first.`;
}

/** Leaves out schools that name a project by a key of the sample: they stay on the map (`MAP_PROJECTS`). */
async function readLostSchoolsInWords(
  strapi: Core.Strapi,
  idAndSlug: readonly unknown[],
): Promise<string | undefined> {
  const where = { project: { $in: idAndSlug }, ...wherePublished(), locale: ENGLISH };
  const count = await strapi.db.query(SCHOOL).count({ where });
  if (count === 0) return undefined;
  if (count === 1) return 'One school leaves the map with it, and stays in its list.';
  return `${count} schools leave the map with it, and stay in their list.`;
}

async function readStoriesLosingProjectInWords(
  strapi: Core.Strapi,
  idAndSlug: readonly unknown[],
): Promise<string | undefined> {
  const where = { project: { $in: idAndSlug }, ...whereDraft(strapi, STORY), locale: ENGLISH };
  const count = await strapi.db.query(STORY).count({ where });
  if (count === 0) return undefined;
  if (count === 1) return 'One story loses this project when it is deleted, and stays.';
  return `${count} stories lose this project when it is deleted, and stay.`;
}

async function readLostCardInWords(
  strapi: Core.Strapi,
  idAndSlug: readonly unknown[],
): Promise<string | undefined> {
  const where = { ...wherePublished(), locale: ENGLISH };
  const page = await strapi.db.query(HOME_PAGE).findOne({ where, populate: ['shortcuts'] });
  const cards: readonly { url: string }[] = page?.shortcuts ?? [];
  if (!cards.some(({ url }) => idAndSlug.includes(url))) return undefined;
  return 'The home page has a card for it: the card goes too.';
}

async function findLinkingNames(
  strapi: Core.Strapi,
  uid: ContentUid,
  entryRow: UnknownRecord,
  userAbility: unknown,
): Promise<string[]> {
  const path = ownPagePath(uid, entryRow);
  // A built-in page stays: the website shows its own text again.
  if (!path || isBuiltInPage(uid, entryRow)) return [];
  const names = new Map<unknown, string>();
  for (const linking of await findEntriesLinkingTo(strapi, path)) {
    const { documentId } = linking.entryRow;
    // Names an entry only once, although each of its languages has the link. English comes first.
    if (documentId === entryRow.documentId || names.has(documentId)) continue;
    const rights = entryRights(strapi, userAbility, linking.uid);
    const name = rights.may('read', linking.entryRow) ? linking.name : 'what you may not read';
    names.set(documentId, name);
  }
  return [...new Set(names.values())];
}
