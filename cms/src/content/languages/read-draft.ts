import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import type { UnknownRecord } from '../../platform/record';
import type { EntryRef } from '../entry-ref';
import { isContent } from '../types';
import { ENGLISH, isLocalized, whereLocale } from './languages';

/** Returns the entry in the path of an admin route. Undefined for a type that editors do not write. */
export function entryInPath(
  strapi: Core.Strapi,
  { model: uid, documentId }: Record<string, string>,
  locale: unknown,
): EntryRef | undefined {
  if (!isContent(uid) || documentId === undefined) return undefined;
  const isTranslated = isLocalized(strapi.contentType(uid));
  return { uid, documentId, locale: isTranslated ? String(locale ?? ENGLISH) : '' };
}

/** Reads the draft of an entry, with the images and components that `populate` names. Null if it was deleted. */
export async function readDraft(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef<UID.ContentType>,
  populate: object = {},
): Promise<UnknownRecord | null> {
  const where = { documentId, ...whereLocale(locale), ...whereDraft(strapi, uid) };
  return strapi.db.query(uid).findOne({ where, populate });
}

/** Returns the `populate` for the components of a type. */
export function populateComponents(strapi: Core.Strapi, uid: UID.ContentType) {
  const components = contentTypes.getComponentAttributes(strapi.contentType(uid));
  return Object.fromEntries(components.map((field) => [field, true]));
}

/** Returns the `where` for drafts. Types without drafts (submissions) match all rows. */
export function whereDraft(strapi: Core.Strapi, uid: UID.ContentType) {
  return strapi.contentType(uid).options?.draftAndPublish === true ? { publishedAt: null } : {};
}
