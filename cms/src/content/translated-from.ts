import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { ENGLISH, isLocalized, isTranslation } from './languages';
import { type ContentUid, isContent } from './types';
import type { Write } from './write';

type Row = Readonly<Record<string, unknown>>;

/**
 * Stores with each translation, at every save, which English words it was written beside: a time
 * would not do, since a new picture changes the entry in all languages.
 */
export async function nameOriginal(
  strapi: Core.Strapi,
  { uid, action, documentId, locale, data }: Write,
): Promise<void> {
  if (action !== 'update' || !isContent(uid) || !isTranslation(locale)) return;
  const english = await strapi.db.query(uid).findOne({
    where: { documentId, locale: ENGLISH, publishedAt: null },
    populate: componentsOf(strapi, uid),
  });
  data.translatedFrom = english ? digestOf(strapi, uid, english) : null;
}

/** The names of a type's fields with words of their own in each language. */
export function wordFields(strapi: Core.Strapi, uid: ContentUid): string[] {
  const { attributes } = strapi.contentType(uid);
  return Object.keys(attributes).filter(
    (field) => field !== 'translatedFrom' && isLocalized(attributes[field]),
  );
}

/** Those of them that a query leaves out where it does not name them. */
export function componentsOf(strapi: Core.Strapi, uid: ContentUid): string[] {
  const { attributes } = strapi.contentType(uid);
  return wordFields(strapi, uid).filter((field) => attributes[field]?.type === 'component');
}

/** Names the words of an entry: equal for equal words. */
export function digestOf(strapi: Core.Strapi, uid: ContentUid, row: Row): string {
  const words = wordFields(strapi, uid).map((field) => row[field] ?? '');
  // The parts of a component are stored anew, under another id, at each publication.
  const text = JSON.stringify(words, (key, value) => (key === 'id' ? undefined : value));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
