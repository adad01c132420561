import type { Core } from '@strapi/strapi';
import { whereLocale } from '../../../content/languages/languages';
import type { UnknownRecord } from '../../../platform/record';
import { VERSION, type Version } from '../../../versions/version';
import { editableFieldsIn } from '../../../versions/version-fields';
import { type Missing, readDocumentData } from './document-data';

/** Writes those fields of a version into the draft that are wanted. */
export async function bringBack(
  strapi: Core.Strapi,
  version: Version,
  editorId: number,
  isWanted: (field: string) => boolean,
): Promise<Missing> {
  const { uid, entryId, entryLocale } = version;
  const fields = editableFieldsIn(strapi, uid, entryLocale).filter(([name]) => isWanted(name));
  return strapi.db.transaction(async () => {
    // The next save makes a version of its own, however soon it comes.
    const where = { entryId, entryLocale };
    await strapi.db.query(VERSION).updateMany({ where, data: { startedAt: new Date(0) } });
    const { values, missing } = await readDocumentData(strapi, version, fields);
    const data: UnknownRecord = { ...values, updatedBy: editorId };
    const entry = { documentId: entryId, ...whereLocale(entryLocale) };
    await strapi.documents(uid).update({ ...entry, data });
    return missing;
  });
}
