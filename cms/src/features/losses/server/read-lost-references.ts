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
  const links = await readLostLinksInWords(strapi, uid, entryRow, userAbility);
  const ofProject = uid === PROJECT ? await readLossesOfProjectInWords(strapi, entryRow) : [];
  return [...links, ...ofProject];
}

async function readLostLinksInWords(
  strapi: Core.Strapi,
  uid: ContentUid,
  entryRow: UnknownRecord,
  userAbility: unknown,
): Promise<string[]> {
  const linkingNames = await findLinkingNames(strapi, uid, entryRow, userAbility);
  if (linkingNames.length === 0) return [];
  const names = listInWords(linkingNames, MAX_NAMES);
  return [`It is linked from ${names}. Those links will lead nowhere: change them first.`];
}

async function readLossesOfProjectInWords(
  strapi: Core.Strapi,
  { documentId, url }: UnknownRecord,
): Promise<string[]> {
  // Entries name a project by its documentId, or in older content by its slug. The schools of the sample name one by a
  // key, and stay on the map (`SAMPLE_PROJECT_TITLES`).
  const where = { project: { $in: [documentId, url] }, locale: ENGLISH };
  const sentences: string[] = [];
  const schools = await strapi.db.query(SCHOOL).count({ where: { ...where, ...wherePublished() } });
  if (schools === 1) sentences.push('One school leaves the map with it, and stays in its list.');
  if (schools > 1)
    sentences.push(`${schools} schools leave the map with it, and stay in their list.`);
  const stories = await strapi.db
    .query(STORY)
    .count({ where: { ...where, ...whereDraft(strapi, STORY) } });
  if (stories === 1) sentences.push('One story loses this project when it is deleted, and stays.');
  if (stories > 1)
    sentences.push(`${stories} stories lose this project when it is deleted, and stay.`);
  const page = await strapi.db.query(HOME_PAGE).findOne({
    where: { ...wherePublished(), locale: ENGLISH },
    populate: ['shortcuts'],
  });
  const cards: readonly { url: string }[] = page?.shortcuts ?? [];
  if (cards.some((card) => card.url === documentId || card.url === url)) {
    sentences.push('The home page has a card for it: the card goes too.');
  }
  return sentences;
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
