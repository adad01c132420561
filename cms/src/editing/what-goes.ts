import type { Core, UID } from '@strapi/strapi';
import { CREATOR, type Entry, type EntryRights, entryRights } from '../access/entry-rights';
import { homeCards } from '../content/home-cards';
import {
  ENGLISH,
  inLocale,
  isLocalized,
  isTranslation,
  languageName,
  TRANSLATIONS,
} from '../content/languages';
import { BUILT_IN_PAGES } from '../content/site-slugs';
import { isContent, PROJECT, STORY } from '../content/types';
import { BIN_DAYS } from '../content/versions';
import { linkedFrom } from './links/linked-from';
import { websitePath } from './links/website-path';
import { seenInstead } from './seen-instead';
import { allViews } from './views/views';

/** The dialog fits on a small screen with them. */
const MAX_NAMES = 12;
const IN_BIN = `For ${BIN_DAYS} days “Bin”, on the left, brings it back as a draft.`;

interface Row {
  readonly locale?: string | null;
  readonly publishedAt?: unknown;
}

interface Going {
  readonly model: UID.ContentType;
  /** `delete` takes all languages. */
  readonly action: 'unpublish' | 'delete' | 'delete-language';
  readonly ids: readonly string[];
  /** Empty for a type without languages. */
  readonly locale: string;
  readonly nameOf: (row: Entry) => string;
  readonly rights: EntryRights;
  readonly userAbility: unknown;
}

/** What an editor reads before entries are deleted or taken off: which they are, and what else goes. */
export async function whatGoes(strapi: Core.Strapi, going: Going): Promise<string[]> {
  const { model, action, ids, locale, nameOf, rights, userAbility } = going;
  const isWhole = action === 'delete' || locale === '' || !isTranslation(locale);
  // An entry may have lost its English.
  const inLanguage =
    action === 'delete' ? {} : inLocale(isWhole && locale !== '' ? ENGLISH : locale);
  const found = await strapi.db.query(model).findMany({
    where: { documentId: { $in: ids }, ...inLanguage },
    populate: CREATOR,
    orderBy: { id: 'asc' },
  });
  const field = allViews(strapi)[model]?.mainField ?? '';
  const rows = found.filter((row) => rights.mayField('read', row, field));
  const names = new Map(rows.map((row) => [row.documentId, nameOf(row)]));
  for (const row of rows) if (row.locale === ENGLISH) names.set(row.documentId, nameOf(row));
  const quoted = (some: readonly Entry[]) =>
    namesOf(
      [...new Set(some.map(({ documentId }) => documentId))].map((id) => `“${names.get(id)}”`),
    );

  const kept = rows.filter((row) => action !== 'unpublish' && !rights.may('delete', row));
  if (kept.length > 0) {
    const reason = 'visitors see it, or a colleague began it. Ask an Editor';
    return [`You may not delete ${quoted(kept)}: ${reason}.`];
  }

  const published = rows.filter(({ publishedAt }) => publishedAt);
  const instead = new Set(
    published.flatMap((row) => seenInstead(model, row, isWhole ? ENGLISH : locale) ?? []),
  );
  const sentences: (string | undefined)[] = [];
  if (action === 'unpublish' && locale !== '' && instead.size === 0) {
    sentences.push(await takenOff(strapi, model, [...names.keys()], locale));
  }
  if (action === 'delete' && rows.length > 0) {
    sentences.push(
      ...deletion(model, names.size, quoted(rows)),
      await languagesLost(strapi, model, [...names.keys()], instead.size > 0),
    );
  }
  if (action === 'delete-language' && rows.length > 0) {
    sentences.push(`${quoted(rows)} will be deleted in ${languageName(locale)}. ${IN_BIN}`);
    if (instead.size === 0) sentences.push(await leftOf(strapi, model, [...names.keys()], locale));
  }
  sentences.push(...instead);
  // Of a translation English goes on, and the links and cards lead there.
  for (const row of isWhole ? published : []) {
    const linking = await linkingEntries(strapi, userAbility, model, row, ids);
    if (linking.length === 0) continue;
    const name = `“${names.get(row.documentId)}”`;
    sentences.push(
      `${name} is linked from ${namesOf(linking)}. Those links will lead nowhere: change them first.`,
    );
  }
  if (model === PROJECT && isWhole && action !== 'unpublish') {
    sentences.push(await storiesLeft(strapi, [...names.keys()]));
  }
  const cards = model === PROJECT && isWhole ? await homeCards(strapi) : [];
  for (const { url, documentId } of published) {
    if (!cards.includes(url)) continue;
    const name = names.get(documentId);
    sentences.push(`The home page has a card for “${name}”: the card goes too.`);
  }
  // A sentence may hold for each language.
  return [...new Set(sentences)].filter((sentence) => sentence !== undefined);
}

/** How many stories lose their project. */
async function storiesLeft(
  strapi: Core.Strapi,
  projects: readonly string[],
): Promise<string | undefined> {
  const count = await strapi.db.query(STORY).count({
    where: { project: { documentId: { $in: projects } }, publishedAt: null, locale: ENGLISH },
  });
  if (count === 0) return undefined;
  return count === 1
    ? 'One story loses its project, and stays.'
    : `${count} stories lose their project, and stay.`;
}

/** Which languages go with the entries, and what visitors lose where they see nothing instead. */
async function languagesLost(
  strapi: Core.Strapi,
  model: UID.ContentType,
  ids: readonly string[],
  isReplaced: boolean,
): Promise<string | undefined> {
  if (!isContent(model)) return undefined;
  const where = { documentId: { $in: ids } };
  const rows: Row[] = await strapi.db.query(model).findMany({ where });
  const published = rows.filter(({ publishedAt }) => publishedAt);
  const lost = published.length > 0 ? 'Visitors lose it at once' : 'Visitors see none of it today';
  if (!isLocalized(strapi.contentType(model))) return isReplaced ? undefined : `${lost}.`;
  const [all, live] = [languagesOf(rows), languagesOf(published)];
  const going = `All languages go: ${all}.`;
  if (isReplaced) return going;
  return live === '' || live === all ? `${going} ${lost}.` : `${going} ${lost} in ${live}.`;
}

/** What visitors lose beside the language in which entries are taken off; undefined where that is all. */
async function takenOff(
  strapi: Core.Strapi,
  model: UID.ContentType,
  ids: readonly string[],
  locale: string,
): Promise<string | undefined> {
  const published = await publishedRows(strapi, model, ids);
  const isIn = (language: string) => published.some((row) => row.locale === language);
  if (!isIn(locale) || !isIn(ENGLISH)) return undefined;
  if (isTranslation(locale)) return 'Visitors then read it in English.';
  const others = languagesOf(published.filter((row) => row.locale !== locale));
  if (others === '') return undefined;
  return `Visitors lose it in ${others} too: without its English version they see nothing of it.`;
}

/** What visitors see of entries that are deleted in one language. */
async function leftOf(
  strapi: Core.Strapi,
  model: UID.ContentType,
  ids: readonly string[],
  locale: string,
): Promise<string> {
  const published = await publishedRows(strapi, model, ids);
  const isIn = (language: string) => published.some((row) => row.locale === language);
  if (!isIn(locale) || !isIn(ENGLISH)) return 'Visitors see none of it today.';
  if (isTranslation(locale)) return 'Visitors then read it in English.';
  const others = languagesOf(published.filter((row) => row.locale !== locale));
  if (others === '') return 'Visitors lose it at once.';
  return `Visitors lose it at once, also in ${others}: without its English version they see nothing of it. “Delete entry (all locales)” deletes these too.`;
}

function publishedRows(
  strapi: Core.Strapi,
  model: UID.ContentType,
  ids: readonly string[],
): Promise<Row[]> {
  const where = { documentId: { $in: ids }, publishedAt: { $notNull: true } };
  return strapi.db.query(model).findMany({ where });
}

function languagesOf(rows: readonly Row[]): string {
  const codes = [ENGLISH, ...Object.keys(TRANSLATIONS)];
  const present = codes.filter((code) => rows.some(({ locale }) => locale === code));
  return present.map(languageName).join(', ');
}

/** The other entries whose links lead to a published page or project. */
async function linkingEntries(
  strapi: Core.Strapi,
  userAbility: unknown,
  model: string,
  entry: Entry,
  going: readonly unknown[],
): Promise<string[]> {
  const path = websitePath(model, entry);
  // The website shows the first text of these again.
  if (!path || BUILT_IN_PAGES.includes(String(entry.address))) return [];
  const entries = await linkedFrom(strapi, path);
  const names = new Map<unknown, string>();
  for (const { uid, entry: linking, name } of entries) {
    // A link is in each language of its entry, and English is the first.
    if (going.includes(linking.documentId) || names.has(linking.documentId)) continue;
    const isReadable = entryRights(strapi, userAbility, uid).may('read', linking);
    names.set(linking.documentId, isReadable ? name : 'what you may not read');
  }
  return [...new Set(names.values())];
}

function namesOf(names: readonly string[]): string {
  const first = names.slice(0, MAX_NAMES);
  if (names.length > MAX_NAMES) first.push(`and ${names.length - MAX_NAMES} more`);
  return first.join(', ');
}

function deletion(model: string, count: number, names: string): string[] {
  return [
    `${count === 1 ? 'One entry' : `${count} entries`} will be deleted: ${names}.`,
    isContent(model)
      ? `${IN_BIN} To hide an entry, unpublish it.`
      : 'This cannot be undone here. The person who looks after the server can restore last night’s backup, which takes everything else back to last night too.',
  ];
}
