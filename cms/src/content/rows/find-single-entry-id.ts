import type { Core, UID } from '@strapi/strapi';

/**
 * Undefined for a collection type, and before the first save. The form of a single type does not know this id while its
 * language has no text.
 */
export async function findSingleEntryId(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): Promise<string | undefined> {
  if (strapi.contentType(uid).kind !== 'singleType') return undefined;
  const entry = await strapi.db.query(uid).findOne({ select: ['documentId'] });
  return entry?.documentId;
}
