import type { Core } from '@strapi/strapi';
import type { EntryRef } from '../../../content/entry-ref';
import { LANGUAGE_CODES } from '../../../content/languages/language-names';
import { ENGLISH, isTranslationLocale, languageName } from '../../../content/languages/languages';
import type { UnknownRecord } from '../../../platform/record';
import { describeReplacement } from './describe-replacement';
import { findLostReferences } from './find-lost-references';

/** What visitors lose, or see in its place, where a published entry is taken off in one language. */
export async function describeLoss(
  strapi: Core.Strapi,
  entry: EntryRef,
  userAbility: unknown,
): Promise<readonly string[]> {
  const { uid, documentId, locale } = entry;
  const isPublished = { documentId, publishedAt: { $notNull: true } };
  const languages: UnknownRecord[] = await strapi.db.query(uid).findMany({ where: isPublished });
  const row = languages.find((each) => locale === '' || each.locale === locale);
  if (!row) return [];
  const instead = describeReplacement(uid, row, locale);
  const others = instead ? undefined : inOtherLanguages(languages, locale);
  // English goes on where a translation goes, and the links and cards lead there.
  const leading = isTranslationLocale(locale)
    ? []
    : await findLostReferences(strapi, uid, row, userAbility);
  return [instead, others, ...leading].filter((sentence) => sentence !== undefined);
}

function inOtherLanguages(published: readonly UnknownRecord[], locale: string): string | undefined {
  if (locale === '' || !published.some((row) => row.locale === ENGLISH)) return undefined;
  if (isTranslationLocale(locale)) return 'Visitors then read it in English.';
  const codes = LANGUAGE_CODES.filter((code) => code !== locale);
  const others = codes.filter((code) => published.some((row) => row.locale === code));
  if (others.length === 0) return undefined;
  return `Visitors lose it in ${others.map(languageName).join(', ')} too: without its English version they see nothing of it.`;
}
