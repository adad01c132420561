import type { Core } from '@strapi/strapi';
import { isRecord, type UnknownRecord } from '../../platform/record';
import type { EntryRef } from '../entry-ref';
import type { ContentUid } from '../types';
import { isLocalized } from './languages';
import { readDraft } from './read-draft';

/**
 * The field that holds the English from which a translation was made, as `localizedJson` gives it. It holds no
 * words of the entry.
 */
export const TRANSLATED_FROM = 'translatedFrom';

/** The draft of an entry in a language, with its words; null where there is none. */
export async function readLocalizedDraft(
  strapi: Core.Strapi,
  entry: EntryRef,
): Promise<UnknownRecord | null> {
  return readDraft(strapi, entry, localizedComponents(strapi, entry.uid));
}

/** The names of a type's fields that each language fills by itself. */
export function localizedFields(strapi: Core.Strapi, uid: ContentUid): string[] {
  const { attributes } = strapi.contentType(uid);
  return Object.keys(attributes).filter(
    (field) => field !== TRANSLATED_FROM && isLocalized(attributes[field]),
  );
}

/** The components among them, which a query leaves out unless it names them. */
export function localizedComponents(strapi: Core.Strapi, uid: ContentUid): string[] {
  const { attributes } = strapi.contentType(uid);
  return localizedFields(strapi, uid).filter((field) => attributes[field]?.type === 'component');
}

/** The localized fields of an entry as JSON: equal where the words are equal. */
export function localizedJson(
  strapi: Core.Strapi,
  uid: ContentUid,
  english: UnknownRecord,
): string {
  const words = localizedFields(strapi, uid).map((field) => [field, english[field] ?? '']);
  return JSON.stringify(Object.fromEntries(words), dropIds);
}

/** The localized fields of an entry, without the ids of their components. */
export function localizedValues(
  strapi: Core.Strapi,
  uid: ContentUid,
  row: UnknownRecord,
): UnknownRecord {
  return parseRecord(localizedJson(strapi, uid, row));
}

/**
 * The parts of a component are stored anew, under another id, at each publication. A form sends each with a key for
 * dragging.
 */
export function dropIds(key: string, value: unknown): unknown {
  return key === 'id' || key === '__temp_key__' ? undefined : value;
}

export function parseRecord(json: string): UnknownRecord {
  const value: unknown = JSON.parse(json);
  return isRecord(value) ? value : {};
}
