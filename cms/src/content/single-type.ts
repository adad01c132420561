import type { Core, UID } from '@strapi/strapi';

/** The documentId of the entry of a type that has one; undefined for a list, and before the first save. */
export async function singleEntryId(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): Promise<string | undefined> {
  if (strapi.contentType(uid).kind !== 'singleType') return undefined;
  const entry = await strapi.db.query(uid).findOne({ select: ['documentId'] });
  return entry?.documentId;
}
