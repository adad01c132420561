import type { Core } from '@strapi/strapi';
import { parseRecord, type UnknownRecord } from '../../platform/record';
import { isFilledText } from '../../platform/text/filled-text';
import type { EntryRef } from '../entry-ref';
import { readDraft } from '../rows/read-draft';
import type { ContentUid } from '../types';
import { isLocalized } from './languages';

/** The field with the English from which a translation was made, in the format of `localizedJson`. */
export const TRANSLATED_FROM = 'translatedFrom';

/** Reads the draft with its localized components. Null if there is none in the language. */
export async function readLocalizedDraft(
  strapi: Core.Strapi,
  entry: EntryRef,
): Promise<UnknownRecord | null> {
  return readDraft(strapi, entry, localizedComponents(strapi, entry.uid));
}

export function localizedFields(strapi: Core.Strapi, uid: ContentUid): string[] {
  const { attributes } = strapi.contentType(uid);
  return Object.keys(attributes).filter(
    (field) => field !== TRANSLATED_FROM && isLocalized(attributes[field]),
  );
}

/** Returns the names of the localized components, which a query must populate. */
export function localizedComponents(strapi: Core.Strapi, uid: ContentUid): string[] {
  const { attributes } = strapi.contentType(uid);
  return localizedFields(strapi, uid).filter((field) => attributes[field]?.type === 'component');
}

/** Returns the localized values as JSON, which is equal if the texts are equal. */
export function localizedJson(strapi: Core.Strapi, uid: ContentUid, entry: UnknownRecord): string {
  const values = localizedFields(strapi, uid).map((field) => [field, entry[field] ?? '']);
  return JSON.stringify(Object.fromEntries(values), dropIds);
}

/** Returns the localized values without the ids of components. */
export function localizedValues(
  strapi: Core.Strapi,
  uid: ContentUid,
  row: UnknownRecord,
): UnknownRecord {
  return parseRecord(localizedJson(strapi, uid, row));
}

/**
 * A replacer for `JSON.stringify`. Drops the ids of components, which change at each publication, and `__temp_key__`,
 * which Strapi's form adds for dragging.
 */
export function dropIds(key: string, value: unknown): unknown {
  return key === 'id' || key === '__temp_key__' ? undefined : value;
}

export function untranslatedFields(
  strapi: Core.Strapi,
  uid: ContentUid,
  english: UnknownRecord,
  translation: UnknownRecord,
): string[] {
  return localizedFields(strapi, uid).filter(
    (field) => isFilled(english[field]) && !isFilled(translation[field]),
  );
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : isFilledText(value);
}
