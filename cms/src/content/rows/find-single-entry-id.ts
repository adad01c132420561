import type { Core, UID } from '@strapi/strapi';
import { isSingleType } from '../types';

/**
 * The form of a single type does not know the documentId while the language has no text. Returns undefined for a
 * collection type, and before the first save.
 */
export async function findSingleEntryId(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): Promise<string | undefined> {
  if (!isSingleType(uid)) return undefined;
  const entry = await strapi.db.query(uid).findOne({ select: ['documentId'] });
  return entry?.documentId;
}
