import type { Core, UID } from '@strapi/strapi';
import { isSingleType } from '../types';

/**
 * The documentId of a single type's entry, which its form does not know while the language has no text. Undefined for
 * a collection type, and before the first save.
 */
export async function findSingleEntryId(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): Promise<string | undefined> {
  if (!isSingleType(uid)) return undefined;
  const entry = await strapi.db.query(uid).findOne({ select: ['documentId'] });
  return entry?.documentId;
}
