import type { Core } from '@strapi/strapi';
import type { EntryRef } from '../../../content/entry-ref';
import { LANGUAGE_CODES } from '../../../content/languages/language-names';
import { ENGLISH, isTranslationLocale, languageName } from '../../../content/languages/languages';
import { wherePublished } from '../../../content/rows';
import type { UnknownRecord } from '../../../platform/record';
import { readLostReferencesInWords } from './read-lost-references';
import { replacementInWords } from './replacement-in-words';

/** Says what visitors lose if an entry is taken off. Empty if the entry is not published in this language. */
export async function readLossesInWords(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef,
  userAbility: unknown,
): Promise<readonly string[]> {
  const where = { documentId, ...wherePublished() };
  const publishedRows: UnknownRecord[] = await strapi.db.query(uid).findMany({ where });
  const row = publishedRows.find((each) => locale === '' || each.locale === locale);
  if (!row) return [];
  const replacement = replacementInWords(uid, row, locale);
  const otherLanguages = replacement ? undefined : otherLanguagesInWords(publishedRows, locale);
  const sentences = [replacement, otherLanguages].filter((sentence) => sentence !== undefined);
  // References lead to the English version, which stays when its translation goes.
  if (isTranslationLocale(locale)) return sentences;
  return [...sentences, ...(await readLostReferencesInWords(strapi, uid, row, userAbility))];
}

function otherLanguagesInWords(
  publishedRows: readonly UnknownRecord[],
  locale: string,
): string | undefined {
  if (locale === '' || !publishedRows.some((row) => row.locale === ENGLISH)) return undefined;
  if (isTranslationLocale(locale)) return 'Visitors then read it in English.';
  const lostCodes = LANGUAGE_CODES.filter(
    (code) => code !== locale && publishedRows.some((row) => row.locale === code),
  );
  if (lostCodes.length === 0) return undefined;
  return `Visitors lose it in ${lostCodes.map(languageName).join(', ')} too: without its English version they see nothing of it.`;
}
