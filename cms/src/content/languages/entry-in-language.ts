import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import type { Row } from '../../platform/row';
import { type ContentUid, isContent } from '../types';
import { ENGLISH, inLocale, isLocalized } from './languages';

/**
 * An entry in one language; the language of a type that has none is empty. Plans, versions and requests have
 * these columns: Strapi keeps the names `documentId` and `locale` for the rows themselves.
 */
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

/**
 * The draft of an entry; null once it was deleted. Pictures, components and related entries come with it where
 * `populate` names them.
 */
export async function readDraft(
  strapi: Core.Strapi,
  {
    uid,
    entryId: documentId,
    entryLocale,
  }: Omit<EntryInLanguage, 'uid'> & { readonly uid: UID.ContentType },
  populate: object = {},
): Promise<Row | null> {
  const where = { documentId, ...inLocale(entryLocale), ...whereDraft(strapi, uid) };
  return strapi.db.query(uid).findOne({ where, populate });
}

/** The `populate` of a query with which the components come with an entry. */
export function withComponents(strapi: Core.Strapi, uid: UID.ContentType) {
  const components = contentTypes.getComponentAttributes(strapi.contentType(uid));
  return Object.fromEntries(components.map((field) => [field, true]));
}

/**
 * Chooses the drafts of a type in a query. A submission of a form has no draft beside it, so all of them are
 * chosen.
 */
export function whereDraft(strapi: Core.Strapi, uid: UID.ContentType) {
  return strapi.contentType(uid).options?.draftAndPublish === true ? { publishedAt: null } : {};
}
