import type { Core, UID } from '@strapi/strapi';
import type { UnknownRecord } from '../../platform/record';
import type { EntryRef } from '../entry-ref';
import { whereDraft, whereLocale } from './where';

export async function readDraft(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef<UID.ContentType>,
  populate: object = {},
): Promise<UnknownRecord | null> {
  const where = { documentId, ...whereLocale(locale), ...whereDraft(strapi, uid) };
  return strapi.db.query(uid).findOne({ where, populate });
}
