import type { Core } from '@strapi/strapi';
import { type Entry, entryRights } from '../../../../access/entry-rights';
import { linkedFrom } from '../../../../access/linked-from';
import { homeCards } from '../../../../content/home-cards';
import { ENGLISH } from '../../../../content/languages';
import { BUILT_IN_PAGES } from '../../../../content/site-slugs';
import { PROJECT, SCHOOL, STORY } from '../../../../content/types';
import { websitePath } from '../../../../content/website-path';
import { type Going, type GoingEntries, listed } from './going';

/** The links, stories and cards of other entries that lead to entries which go whole. */
export async function leadsThere(
  strapi: Core.Strapi,
  going: Going,
  { published, names }: GoingEntries,
): Promise<readonly string[]> {
  const { uid, action } = going;
  const sentences: string[] = [];
  for (const row of published) {
    const linking = await linkingEntries(strapi, going, row);
    if (linking.length === 0) continue;
    const name = `“${names.get(row.documentId)}”`;
    sentences.push(
      `${name} is linked from ${listed(linking)}. Those links will lead nowhere: change them first.`,
    );
  }
  if (uid !== PROJECT) return sentences;
  sentences.push(...(await schoolsLeft(strapi, published)));
  if (action !== 'unpublish') sentences.push(...(await storiesLeft(strapi, [...names.keys()])));
  const cards = await homeCards(strapi);
  for (const { url, documentId } of published) {
    if (!cards.includes(String(url)) && !cards.includes(String(documentId))) continue;
    const name = names.get(documentId);
    sentences.push(`The home page has a card for “${name}”: the card goes too.`);
  }
  return sentences;
}

/** How many stories lose their project. */
async function storiesLeft(
  strapi: Core.Strapi,
  projects: readonly unknown[],
): Promise<readonly string[]> {
  const count = await strapi.db.query(STORY).count({
    where: { project: { documentId: { $in: projects } }, publishedAt: null, locale: ENGLISH },
  });
  if (count === 0) return [];
  return count === 1
    ? ['One story loses its project, and stays.']
    : [`${count} stories lose their project, and stay.`];
}

/** How many schools leave the map. */
async function schoolsLeft(strapi: Core.Strapi, projects: readonly Entry[]): Promise<string[]> {
  const names = projects.flatMap(({ documentId, url }) => [documentId, url]);
  const where = { project: { $in: names }, publishedAt: { $notNull: true }, locale: ENGLISH };
  const count = await strapi.db.query(SCHOOL).count({ where });
  if (count === 0) return [];
  return count === 1
    ? ['One school leaves the map with it, and stays in its list.']
    : [`${count} schools leave the map with it, and stay in their list.`];
}

/** The other entries whose links lead to a published page or project. */
async function linkingEntries(
  strapi: Core.Strapi,
  { uid, ids, userAbility }: Going,
  entry: Entry,
): Promise<string[]> {
  const path = websitePath(uid, entry);
  // A built-in page does not go: the website shows its first text again.
  if (!path || BUILT_IN_PAGES.includes(String(entry.address))) return [];
  const going: readonly unknown[] = ids;
  const names = new Map<unknown, string>();
  for (const { uid: linkingUid, entry: linking, name } of await linkedFrom(strapi, path)) {
    // A link stands in each language of its entry; English comes first.
    if (going.includes(linking.documentId) || names.has(linking.documentId)) continue;
    const isReadable = entryRights(strapi, userAbility, linkingUid).may('read', linking);
    names.set(linking.documentId, isReadable ? name : 'what you may not read');
  }
  return [...new Set(names.values())];
}
