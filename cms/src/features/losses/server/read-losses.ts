import type { Core } from '@strapi/strapi';
import { isBuiltInPage } from '../../../content/addresses/entry-pages.ts';
import { PRIVACY_SLUG } from '../../../content/addresses/site-slugs.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { LANGUAGE_CODES } from '../../../content/languages/language-names.ts';
import {
  ENGLISH,
  isTranslationLocale,
  nameOfLanguage,
} from '../../../content/languages/languages.ts';
import { wherePublished } from '../../../content/rows.ts';
import {
  CONTENT_TYPES,
  type ContentUid,
  type FactsUid,
  ORGANISATION,
  STATS,
  TRANSPARENCY,
} from '../../../content/types.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { readLostReferencesInWords } from './read-lost-references.ts';

/** What visitors get while no entry of these types is published. */
const REPLACEMENTS: Readonly<Partial<Record<ContentUid, string>> & Record<FactsUid, string>> = {
  [ORGANISATION]:
    'Visitors then see what the folder of facts on the website’s server says: its phone number, its address, its founder. While that folder is the sample’s, a public website shows none of them. Write over what is wrong, and publish.',
  [STATS]:
    'The figures do not disappear: without a published entry visitors see figures that the website began with. Write over what is wrong, and publish.',
  [TRANSPARENCY]:
    'Visitors then see the registrations, the board and the figures in the folder of facts on the website’s server. If there are none, the page disappears, unless audited accounts or an FCRA statement of “Footer PDF” is published: then it shows the files, under the text that the website began with.',
};

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
  const lossesByLanguage = replacement ? undefined : lossesByLanguageInWords(publishedRows, locale);
  const sentences = [replacement, lossesByLanguage].filter((sentence) => sentence !== undefined);
  // References lead to the English version, which stays when its translation goes.
  if (isTranslationLocale(locale)) return sentences;
  return [...sentences, ...(await readLostReferencesInWords(strapi, uid, row, userAbility))];
}

/** Says what visitors get in place of the entry. Undefined if the website has nothing built in. */
function replacementInWords(
  uid: ContentUid,
  row: UnknownRecord,
  locale: string,
): string | undefined {
  const isBuiltIn = isBuiltInPage(uid, row);
  const { builtIn } = CONTENT_TYPES[uid];
  if (isTranslationLocale(locale)) {
    if (!isBuiltIn && !builtIn) return undefined;
    return `Readers of ${nameOfLanguage(locale)} then see the English text, or the translation that the website began with where the English text was not changed.`;
  }
  if (isBuiltIn) {
    const text = `The page does not disappear: at /${row.address} visitors then see the text that the website began with.`;
    if (row.address === PRIVACY_SLUG) return `${text} Every form leads to it.`;
    return `${text} So that there is no such page, choose “No page” under “Visitors see”, and publish.`;
  }
  if (builtIn === 'texts') {
    return 'The page does not disappear: visitors then see the texts that the website began with. Write over what is wrong, and publish.';
  }
  return REPLACEMENTS[uid];
}

function lossesByLanguageInWords(
  publishedRows: readonly UnknownRecord[],
  locale: string,
): string | undefined {
  if (locale === '' || !publishedRows.some((row) => row.locale === ENGLISH)) return undefined;
  if (isTranslationLocale(locale)) return 'Visitors then read it in English.';
  const lostCodes = LANGUAGE_CODES.filter(
    (code) => code !== locale && publishedRows.some((row) => row.locale === code),
  );
  if (lostCodes.length === 0) return undefined;
  return `Visitors lose it in ${lostCodes.map(nameOfLanguage).join(', ')} too: without its English version they see nothing of it.`;
}
