import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isRecord } from './is-record';
import { ENGLISH, isLocalized, isTranslation } from './languages';
import { CONTENT_UIDS, type ContentUid, isContent } from './types';
import type { Write } from './write';

type Row = Readonly<Record<string, unknown>>;

/** The field that holds what `wordsOf` gives. */
const FIELD = 'translatedFrom';

/**
 * Stores with each translation, at every save, which English words it was written beside: a time
 * would not do, since a new picture changes the entry in all languages.
 */
export async function nameOriginal(
  strapi: Core.Strapi,
  { uid, action, documentId, locale, data }: Write,
): Promise<void> {
  if (action !== 'update' || !isContent(uid) || !isTranslation(locale)) return;
  const english = documentId ? await englishDraft(strapi, uid, documentId) : null;
  data.translatedFrom = english ? wordsOf(strapi, uid, english) : null;
}

/** The English draft of an entry with its words; null where there is none. */
export async function englishDraft(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
): Promise<Row | null> {
  const where = { documentId, locale: ENGLISH, publishedAt: null };
  return strapi.db.query(uid).findOne({ where, populate: componentsOf(strapi, uid) });
}

/** The names of a type's fields with words of their own in each language. */
export function wordFields(strapi: Core.Strapi, uid: ContentUid): string[] {
  const { attributes } = strapi.contentType(uid);
  return Object.keys(attributes).filter(
    (field) => field !== FIELD && isLocalized(attributes[field]),
  );
}

/** Those of them that a query leaves out where it does not name them. */
export function componentsOf(strapi: Core.Strapi, uid: ContentUid): string[] {
  const { attributes } = strapi.contentType(uid);
  return wordFields(strapi, uid).filter((field) => attributes[field]?.type === 'component');
}

/** The words of an English entry as JSON, by field: equal for equal words. */
export function wordsOf(strapi: Core.Strapi, uid: ContentUid, english: Row): string {
  const words = wordFields(strapi, uid).map((field) => [field, english[field] ?? '']);
  return JSON.stringify(Object.fromEntries(words), withoutId);
}

/** A field of which the English is another than it was beside the translation. */
export interface ChangedWords {
  readonly field: string;
  readonly was: unknown;
  readonly is: unknown;
}

/**
 * The fields of which the English changed since the translation was last right. Of a translation that
 * was never saved by a person nothing is known: none.
 */
export function changedWords(
  strapi: Core.Strapi,
  uid: ContentUid,
  english: Row,
  { translatedFrom }: Row,
): ChangedWords[] {
  if (typeof translatedFrom !== 'string' || translatedFrom === '') return [];
  const was = parsed(translatedFrom);
  const is = parsed(wordsOf(strapi, uid, english));
  return Object.keys(is)
    .filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
    .map((field) => ({ field, was: was[field], is: is[field] }));
}

/**
 * Where a digest of the English words stands, as there once did, stores the words themselves; where the
 * English is another by now, what it was is not known. Call it in `bootstrap`.
 */
export async function completeOriginals(strapi: Core.Strapi): Promise<void> {
  for (const uid of CONTENT_UIDS) {
    if (!isLocalized(strapi.contentType(uid))) continue;
    const rows: Row[] = await strapi.db.query(uid).findMany({
      select: ['id', 'documentId', FIELD],
      where: { [FIELD]: { $notNull: true, $not: { $startsWith: '{' } } },
    });
    for (const { id, documentId, translatedFrom } of rows) {
      const english = await englishDraft(strapi, uid, String(documentId));
      const isSame = english && digestOf(strapi, uid, english) === translatedFrom;
      const data = { [FIELD]: isSame ? wordsOf(strapi, uid, english) : '{}' };
      await strapi.db.query(uid).updateMany({ where: { id }, data });
    }
  }
}

function digestOf(strapi: Core.Strapi, uid: ContentUid, row: Row): string {
  const words = wordFields(strapi, uid).map((field) => row[field] ?? '');
  return createHash('sha256').update(JSON.stringify(words, withoutId)).digest('hex').slice(0, 16);
}

/** The parts of a component are stored anew, under another id, at each publication. */
function withoutId(key: string, value: unknown): unknown {
  return key === 'id' ? undefined : value;
}

function parsed(json: string): Row {
  const value: unknown = JSON.parse(json);
  return isRecord(value) ? value : {};
}
