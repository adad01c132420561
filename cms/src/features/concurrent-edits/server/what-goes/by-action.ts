import type { Core, UID } from '@strapi/strapi';
import { LANGUAGE_CODES } from '../../../../content/language-names';
import { ENGLISH, isLocalized, isTranslation, languageName } from '../../../../content/languages';
import { isContent } from '../../../../content/types';
import { BIN_DAYS } from '../../../../versions/version';
import { type Going, type GoingEntries, quoted } from './going';

const IN_BIN = `For ${BIN_DAYS} days “Bin”, on the left, brings back what is deleted, as a draft.`;

interface LanguageRow {
  readonly locale?: string | null;
  readonly publishedAt?: unknown;
}

type Sentences = (
  strapi: Core.Strapi,
  going: Going,
  entries: GoingEntries,
) => Promise<readonly string[]>;

/** The sentences of each button about the entries, and about their other languages. */
export const BY_ACTION: Readonly<Record<Going['action'], Sentences>> = {
  unpublish,
  delete: deleteAll,
  'delete-language': deleteLanguage,
};

/** Only what visitors lose beside the language that is taken off. */
async function unpublish(
  strapi: Core.Strapi,
  { uid, locale }: Going,
  { names, instead }: GoingEntries,
): Promise<readonly string[]> {
  if (locale === '' || instead.size > 0) return [];
  const published = await publishedRows(strapi, uid, [...names.keys()]);
  if (!isIn(published, locale) || !isIn(published, ENGLISH)) return [];
  if (isTranslation(locale)) return ['Visitors then read it in English.'];
  const others = otherLanguages(published, locale);
  if (others === '') return [];
  return [`Visitors lose it in ${others} too: without its English version they see nothing of it.`];
}

async function deleteAll(
  strapi: Core.Strapi,
  { uid }: Going,
  entries: GoingEntries,
): Promise<readonly string[]> {
  const { rows, names, instead } = entries;
  if (rows.length === 0) return [];
  const count = names.size;
  const going = `${count === 1 ? 'One entry' : `${count} entries`} will be deleted: ${quoted(entries, rows)}.`;
  if (!isContent(uid)) {
    return [
      going,
      'This cannot be undone here. The person who looks after the server can restore last night’s backup, which takes everything else back to last night too.',
    ];
  }
  const lost = await languagesLost(strapi, uid, [...names.keys()], instead.size > 0);
  return [going, `${IN_BIN} To hide an entry, unpublish it.`, ...lost];
}

async function deleteLanguage(
  strapi: Core.Strapi,
  { uid, locale }: Going,
  entries: GoingEntries,
): Promise<readonly string[]> {
  const { rows, names, instead } = entries;
  if (rows.length === 0) return [];
  const going = `${quoted(entries, rows)} will be deleted in ${languageName(locale)}. ${IN_BIN}`;
  if (instead.size > 0) return [going];
  return [going, await leftWithout(strapi, uid, [...names.keys()], locale)];
}

/** Which languages go with the entries, and what visitors lose where they see nothing instead. */
async function languagesLost(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  ids: readonly unknown[],
  isReplaced: boolean,
): Promise<readonly string[]> {
  const rows: LanguageRow[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId: { $in: ids } } });
  const published = rows.filter(({ publishedAt }) => publishedAt);
  const lost = published.length > 0 ? 'Visitors lose it at once' : 'Visitors see none of it today';
  if (!isLocalized(strapi.contentType(uid))) return isReplaced ? [] : [`${lost}.`];
  const [all, live] = [languagesIn(rows), languagesIn(published)];
  const going = `All languages go: ${all}.`;
  if (isReplaced) return [going];
  return [live === '' || live === all ? `${going} ${lost}.` : `${going} ${lost} in ${live}.`];
}

/** What visitors see of entries that are deleted in one language. */
async function leftWithout(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  ids: readonly unknown[],
  locale: string,
): Promise<string> {
  const published = await publishedRows(strapi, uid, ids);
  if (!isIn(published, locale) || !isIn(published, ENGLISH)) {
    return 'Visitors see none of it today.';
  }
  if (isTranslation(locale)) return 'Visitors then read it in English.';
  const others = otherLanguages(published, locale);
  if (others === '') return 'Visitors lose it at once.';
  return `Visitors lose it at once, also in ${others}: without its English version they see nothing of it. “Delete entry (all locales)” deletes these too.`;
}

function publishedRows(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  ids: readonly unknown[],
): Promise<LanguageRow[]> {
  const where = { documentId: { $in: ids }, publishedAt: { $notNull: true } };
  return strapi.db.query(uid).findMany({ where });
}

function isIn(rows: readonly LanguageRow[], language: string): boolean {
  return rows.some(({ locale }) => locale === language);
}

function otherLanguages(rows: readonly LanguageRow[], language: string): string {
  return languagesIn(rows.filter(({ locale }) => locale !== language));
}

function languagesIn(rows: readonly LanguageRow[]): string {
  return LANGUAGE_CODES.filter((code) => isIn(rows, code))
    .map(languageName)
    .join(', ');
}
