import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import type { UnknownRecord } from '../../platform/record';
import type { EntryRef } from '../entry-ref';
import { isContent } from '../types';
import { ENGLISH, isLocalized, whereLocale } from './languages';

/** The entry that the path of an admin route names; undefined for a type that editors do not write. */
export function entryInPath(
  strapi: Core.Strapi,
  { model: uid, documentId }: Record<string, string>,
  locale: unknown,
): EntryRef | undefined {
  if (!isContent(uid) || documentId === undefined) return undefined;
  const isTranslated = isLocalized(strapi.contentType(uid));
  return { uid, documentId, locale: isTranslated ? String(locale ?? ENGLISH) : '' };
}

/**
 * The draft of an entry; null once it was deleted. Pictures, components and related entries come with it where
 * `populate` names them.
 */
export async function readDraft(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef<UID.ContentType>,
  populate: object = {},
): Promise<UnknownRecord | null> {
  const where = { documentId, ...whereLocale(locale), ...whereDraft(strapi, uid) };
  return strapi.db.query(uid).findOne({ where, populate });
}

/** The `populate` of a query with which the components come with an entry. */
export function populateComponents(strapi: Core.Strapi, uid: UID.ContentType) {
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
