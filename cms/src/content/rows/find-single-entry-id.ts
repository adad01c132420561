import type { Core, UID } from '@strapi/strapi';
import { isSingleType } from '../types';

/** The form of a single type does not know this id while the entry has no text in its language. */
export async function findSingleEntryId(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): Promise<string | undefined> {
  if (!isSingleType(uid)) return undefined;
  const row = await strapi.db.query(uid).findOne({ select: ['documentId'] });
  return row?.documentId;
}
