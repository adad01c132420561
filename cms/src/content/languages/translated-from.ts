import type { Core } from '@strapi/strapi';
import { isEqual, isEqualForPerson } from '../../platform/equality.ts';
import { parseRecord, type UnknownRecord } from '../../platform/record.ts';
import type { Write } from '../../platform/writes/write.ts';
import { type ContentUid, isContent } from '../types.ts';
import { ENGLISH, isTranslationLocale } from './languages.ts';
import {
  localizedJson,
  localizedValues,
  readLocalizedDraft,
  TRANSLATED_FROM,
} from './localized-fields.ts';

/**
 * Stores with a translation the English from which each field was made: the fields that a write changes get the present
 * English. The date of the English would not do, since a new image changes the date of every language.
 */
export async function fillTranslatedFrom(
  strapi: Core.Strapi,
  { uid, action, documentId, locale, data }: Write,
): Promise<void> {
  if (action !== 'update' || !isContent(uid) || !isTranslationLocale(locale) || !documentId) return;
  const translation = { uid, documentId, locale: String(locale) };
  const english = await readLocalizedDraft(strapi, { uid, documentId, locale: ENGLISH });
  const draft = (await readLocalizedDraft(strapi, translation)) ?? {};
  const isChanged = (field: string) =>
    field in data && !isEqualForPerson(data[field], draft[field]);
  data[TRANSLATED_FROM] = english
    ? translatedFromJson(strapi, uid, english, draft, isChanged)
    : null;
}

/**
 * Returns the new `translatedFrom`: the present English of the fields that are up to date, the stored English of the
 * others. If none is stored, all fields are up to date.
 */
export function translatedFromJson(
  strapi: Core.Strapi,
  uid: ContentUid,
  english: UnknownRecord,
  { translatedFrom }: UnknownRecord,
  isUpToDate: (field: string) => boolean,
): string {
  if (!hasEnglish(translatedFrom)) return localizedJson(strapi, uid, english);
  const before = parseRecord(translatedFrom);
  const values: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(localizedValues(strapi, uid, english))) {
    values[field] = isUpToDate(field) ? value : before[field];
  }
  return JSON.stringify(values);
}

export interface EnglishChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns the fields whose English has changed since they were translated. Empty if no English was stored. */
export function englishChanges(
  strapi: Core.Strapi,
  uid: ContentUid,
  english: UnknownRecord,
  { translatedFrom }: UnknownRecord,
): EnglishChange[] {
  if (!hasEnglish(translatedFrom)) return [];
  const before = parseRecord(translatedFrom);
  const after = localizedValues(strapi, uid, english);
  return Object.keys(after)
    .filter((field) => !isEqual(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

function hasEnglish(translatedFrom: unknown): translatedFrom is string {
  return typeof translatedFrom === 'string' && translatedFrom !== '';
}
