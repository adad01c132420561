import type { Core } from '@strapi/strapi';
import { whereLocale } from '../../../content/rows.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { runAsOwnVersion } from '../../../versions/store-versions.ts';
import type { Version } from '../../../versions/version.ts';
import { fieldsOfLanguage } from '../../../versions/version-fields.ts';
import { type NotRestored, readEntryData } from './entry-data.ts';

/** Writes the wanted fields of a version into the draft, as a new version. Call it in a transaction. */
export async function bringBack(
  strapi: Core.Strapi,
  version: Version,
  personId: number,
  isWanted: (field: string) => boolean,
): Promise<NotRestored> {
  const { uid, entryId, entryLocale } = version;
  const fields = fieldsOfLanguage(strapi, uid, entryLocale).filter(([name]) => isWanted(name));
  const { values, notRestored } = await readEntryData(strapi, version, fields);
  const data: UnknownRecord = { ...values, updatedBy: personId };
  const locale = whereLocale(entryLocale);
  await runAsOwnVersion(() =>
    strapi.documents(uid).update({ documentId: entryId, ...locale, data }),
  );
  return notRestored;
}
