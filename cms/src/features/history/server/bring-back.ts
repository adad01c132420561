import type { Core } from '@strapi/strapi';
import { whereLocale } from '../../../content/rows.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { VERSION, type Version } from '../../../versions/version.ts';
import { fieldsOfLanguage } from '../../../versions/version-fields.ts';
import { type NotRestored, readEntryData } from './entry-data.ts';

/** Writes the wanted fields of a version into the draft. Call it in a transaction. */
export async function bringBack(
  strapi: Core.Strapi,
  version: Version,
  personId: number,
  isWanted: (field: string) => boolean,
): Promise<NotRestored> {
  const { uid, entryId, entryLocale } = version;
  const fields = fieldsOfLanguage(strapi, uid, entryLocale).filter(([name]) => isWanted(name));
  // Ends the ten minutes in which the last version takes further saves, so that this save becomes a version of its own.
  const where = { entryId, entryLocale };
  await strapi.db.query(VERSION).updateMany({ where, data: { startedAt: new Date(0) } });
  const { values, notRestored } = await readEntryData(strapi, version, fields);
  const data: UnknownRecord = { ...values, updatedBy: personId };
  const locale = whereLocale(entryLocale);
  await strapi.documents(uid).update({ documentId: entryId, ...locale, data });
  return notRestored;
}
