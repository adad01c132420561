import type { Core } from '@strapi/strapi';
import { ENGLISH, inLocale, isLocalized } from './languages';
import { type ContentUid, isContent } from './types';

/** An entry in one language; the language of a type that has none is empty. */
export interface EntryInLanguage {
  readonly uid: ContentUid;
  readonly entryId: string;
  readonly entryLocale: string;
}

/** The entry that the path of an admin route names; undefined for a type that editors do not write. */
export function entryInPath(
  strapi: Core.Strapi,
  { model: uid, documentId: entryId }: Record<string, string>,
  locale: unknown,
): EntryInLanguage | undefined {
  if (!isContent(uid) || entryId === undefined) return undefined;
  const isTranslated = isLocalized(strapi.contentType(uid));
  return { uid, entryId, entryLocale: isTranslated ? String(locale ?? ENGLISH) : '' };
}

/** The draft of an entry; null once it was deleted. */
export async function draftOf(
  strapi: Core.Strapi,
  { uid, entryId: documentId, entryLocale }: EntryInLanguage,
): Promise<Readonly<Record<string, unknown>> | null> {
  const where = { documentId, publishedAt: null, ...inLocale(entryLocale) };
  return strapi.db.query(uid).findOne({ where });
}
