import type { Core } from '@strapi/strapi';
import { entryRights } from '../../../access/entry-rights';
import { findEntriesLinkingTo } from '../../../access/find-links';
import { BUILT_IN_PAGES } from '../../../content/addresses/site-slugs';
import { websitePath } from '../../../content/addresses/website-path';
import { ENGLISH } from '../../../content/languages/languages';
import { type ContentUid, HOME_PAGE, PROJECT, SCHOOL, STORY } from '../../../content/types';
import type { UnknownRecord } from '../../../platform/record';

/** The panel stays short with them. */
const MAX_NAMES = 12;

/** The links, stories and cards of other entries that lead to a published one. */
export async function findLostReferences(
  strapi: Core.Strapi,
  uid: ContentUid,
  entry: UnknownRecord,
  userAbility: unknown,
): Promise<readonly string[]> {
  const sentences: string[] = [];
  const linking = await findLinkingNames(strapi, uid, entry, userAbility);
  if (linking.length > 0) {
    const names = linking.slice(0, MAX_NAMES);
    const more = linking.length - names.length;
    if (more > 0) names.push(`and ${more} more`);
    sentences.push(
      `It is linked from ${names.join(', ')}. Those links will lead nowhere: change them first.`,
    );
  }
  if (uid !== PROJECT) return sentences;
  const schools = await countSchools(strapi, entry);
  if (schools > 0) {
    sentences.push(
      schools === 1
        ? 'One school leaves the map with it, and stays in its list.'
        : `${schools} schools leave the map with it, and stay in their list.`,
    );
  }
  const stories = await countStories(strapi, entry);
  if (stories > 0) {
    const lose = stories === 1 ? 'One story loses' : `${stories} stories lose`;
    sentences.push(
      `${lose} this project when it is deleted, and ${stories === 1 ? 'stays' : 'stay'}.`,
    );
  }
  const cards = await readHomeCards(strapi);
  if (cards.includes(String(entry.url)) || cards.includes(String(entry.documentId))) {
    sentences.push('The home page has a card for it: the card goes too.');
  }
  return sentences;
}

function countStories(strapi: Core.Strapi, { documentId, url }: UnknownRecord): Promise<number> {
  const where = { project: { $in: [documentId, url] }, publishedAt: null, locale: ENGLISH };
  return strapi.db.query(STORY).count({ where });
}

function countSchools(strapi: Core.Strapi, { documentId, url }: UnknownRecord): Promise<number> {
  const project = { $in: [documentId, url] };
  const where = { project, publishedAt: { $notNull: true }, locale: ENGLISH };
  return strapi.db.query(SCHOOL).count({ where });
}

/** What the cards of the home page name as their projects (2.4), as published: documentIds, or slugs of old. */
async function readHomeCards(strapi: Core.Strapi): Promise<string[]> {
  const where = { publishedAt: { $notNull: true }, locale: ENGLISH };
  const page = await strapi.db.query(HOME_PAGE).findOne({ where, populate: ['shortcuts'] });
  return (page?.shortcuts ?? []).map(({ url }: { url: string }) => url);
}

/** The names of other entries whose links lead to a page or project. */
async function findLinkingNames(
  strapi: Core.Strapi,
  uid: ContentUid,
  entry: UnknownRecord,
  userAbility: unknown,
): Promise<string[]> {
  const path = websitePath(uid, entry);
  // A built-in page does not go: the website shows its first text again.
  if (!path || BUILT_IN_PAGES.includes(String(entry.address))) return [];
  const names = new Map<unknown, string>();
  for (const { uid: linkingUid, entry: linking, name } of await findEntriesLinkingTo(
    strapi,
    path,
  )) {
    // A link stands in each language of its entry; English comes first.
    if (linking.documentId === entry.documentId || names.has(linking.documentId)) continue;
    const isReadable = entryRights(strapi, userAbility, linkingUid).may('read', linking);
    names.set(linking.documentId, isReadable ? name : 'what you may not read');
  }
  return [...new Set(names.values())];
}
