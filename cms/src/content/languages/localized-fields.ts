import type { Core } from '@strapi/strapi';
import { IDS_OF_COMPONENTS } from '../../platform/equality.ts';
import { isFilledText, parseRecord, type UnknownRecord } from '../../platform/record.ts';
import type { EntryRef } from '../entry-ref.ts';
import { readDraft } from '../rows.ts';
import type { ContentUid } from '../types.ts';
import { isLocalized } from './languages.ts';

/** This field has the English from which a translation was made, in the format of `localizedJson`. */
export const TRANSLATED_FROM = 'translatedFrom';

export async function readLocalizedDraft(
  strapi: Core.Strapi,
  ref: EntryRef,
): Promise<UnknownRecord | null> {
  return readDraft(strapi, ref, localizedComponents(strapi, ref.uid));
}

/** Returns the localized fields that a translator writes. */
export function localizedFields(strapi: Core.Strapi, uid: ContentUid): string[] {
  const { attributes } = strapi.contentType(uid);
  return Object.keys(attributes).filter(
    (field) => field !== TRANSLATED_FROM && isLocalized(attributes[field]),
  );
}

/** Returns those of the localized fields that are components. Strapi reads them only with `populate`. */
export function localizedComponents(strapi: Core.Strapi, uid: ContentUid): string[] {
  const { attributes } = strapi.contentType(uid);
  return localizedFields(strapi, uid).filter((field) => attributes[field]?.type === 'component');
}

/** Returns the localized values, without the ids of components. Equal texts give equal JSON. */
export function localizedJson(
  strapi: Core.Strapi,
  uid: ContentUid,
  entryRow: UnknownRecord,
): string {
  const values = localizedFields(strapi, uid).map((field) => [field, entryRow[field] ?? '']);
  return JSON.stringify(Object.fromEntries(values), dropIds);
}

export function localizedValues(
  strapi: Core.Strapi,
  uid: ContentUid,
  entryRow: UnknownRecord,
): UnknownRecord {
  return parseRecord(localizedJson(strapi, uid, entryRow));
}

/** A replacer for `JSON.stringify`. */
export function dropIds(key: string, value: unknown): unknown {
  return IDS_OF_COMPONENTS.includes(key) ? undefined : value;
}

/** Returns the localized fields that have a value in English and none in the translation. */
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
