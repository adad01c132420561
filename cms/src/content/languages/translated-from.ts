import type { Core } from '@strapi/strapi';
import { sameValue } from '../../platform/comparable-value';
import type { UnknownRecord } from '../../platform/record';
import type { Write } from '../../platform/write';
import { type ContentUid, isContent } from '../types';
import { ENGLISH, isTranslationLocale } from './languages';
import {
  localizedJson,
  localizedValues,
  parseRecord,
  readLocalizedDraft,
  TRANSLATED_FROM,
} from './localized-fields';

/**
 * Stores with each translation the English words that it was written beside. A save does so for each field
 * that it changes. A time would not do, since a new picture changes the entry in all languages.
 */
export async function fillTranslatedFrom(
  strapi: Core.Strapi,
  { uid, action, documentId, locale, data }: Write,
): Promise<void> {
  if (action !== 'update' || !isContent(uid) || !isTranslationLocale(locale) || !documentId) return;
  const translation = { uid, documentId, locale: String(locale) };
  const english = await readLocalizedDraft(strapi, { uid, documentId, locale: ENGLISH });
  const draft = (await readLocalizedDraft(strapi, translation)) ?? {};
  const isChanged = (field: string) => field in data && !sameValue(data[field], draft[field]);
  data[TRANSLATED_FROM] = english ? updatedOriginals(strapi, uid, english, draft, isChanged) : null;
}

/**
 * The value for `translatedFrom`: the English of now for the fields that are up to date, and for the others what
 * stood there. Where nothing is known about a translation yet, all its fields count as up to date.
 */
export function updatedOriginals(
  strapi: Core.Strapi,
  uid: ContentUid,
  english: UnknownRecord,
  { translatedFrom }: UnknownRecord,
  isUpToDate: (field: string) => boolean,
): string {
  if (!isNoted(translatedFrom)) return localizedJson(strapi, uid, english);
  const was = parseRecord(translatedFrom);
  const fields = Object.entries(localizedValues(strapi, uid, english));
  return JSON.stringify(
    Object.fromEntries(fields.map(([field, is]) => [field, isUpToDate(field) ? is : was[field]])),
  );
}

/** A field whose English was changed since the translation was last right. */
export interface EnglishChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * The fields whose English was changed since the translation was last right. Nothing is known of a
 * translation that no person ever saved: it has none.
 */
export function englishChanges(
  strapi: Core.Strapi,
  uid: ContentUid,
  english: UnknownRecord,
  { translatedFrom }: UnknownRecord,
): EnglishChange[] {
  if (!isNoted(translatedFrom)) return [];
  const was = parseRecord(translatedFrom);
  const is = localizedValues(strapi, uid, english);
  return Object.keys(is)
    .filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
    .map((field) => ({ field, before: was[field], after: is[field] }));
}

function isNoted(translatedFrom: unknown): translatedFrom is string {
  return typeof translatedFrom === 'string' && translatedFrom !== '';
}
