import type { Core } from '@strapi/strapi';
import { hasOwnPage, pageSettingsOf } from '../../../content/addresses/entry-pages';
import { restoreSlugRecords } from '../../../content/addresses/slug-records';
import { ENGLISH, whereLocale } from '../../../content/languages/languages';
import { findSingleEntryId } from '../../../platform/find-single-entry-id';
import type { UnknownRecord } from '../../../platform/record';
import { VERSION, type Version, versionContent } from '../../../versions/version';
import { editableFields, editableFieldsIn } from '../../../versions/version-fields';
import { type Missing, readDocumentData } from './document-data';

/** Makes an entry of the bin a draft again, in all languages that were deleted with it. */
export async function restoreEntry(
  strapi: Core.Strapi,
  binned: readonly Version[],
  editorId: number,
): Promise<{ documentId: string; missing: Missing }> {
  return strapi.db.transaction(async () => {
    const all = new Set<string>();
    let documentId = '';
    // English makes the entry; the others share its pictures and its address.
    const inEnglish = binned.filter(({ entryLocale }) => entryLocale === ENGLISH);
    for (const version of new Set([...inEnglish, ...binned])) {
      const { uid, entryId, entryLocale } = version;
      // A single type may have been written anew: then its draft is the one to write into.
      documentId = (await findSingleEntryId(strapi, uid)) ?? entryId;
      const rowCount = await strapi.db.query(uid).count({ where: { documentId } });
      const fields =
        rowCount > 0
          ? editableFieldsIn(strapi, uid, entryLocale)
          : editableFields(strapi.contentType(uid));
      const { values, missing } = await readDocumentData(strapi, version, fields);
      for (const sentence of missing) all.add(sentence);
      const data: UnknownRecord = { ...values, createdBy: editorId, updatedBy: editorId };
      const locale = whereLocale(entryLocale);
      if (rowCount > 0) await strapi.documents(uid).update({ documentId, ...locale, data });
      else {
        const made: UnknownRecord = { ...data, documentId };
        await strapi.documents(uid).create({ ...locale, data: made });
      }
      await strapi.db.query(VERSION).delete({ where: { id: version.id } });
    }
    if (binned[0]) await restoreSlugs(strapi, binned[0], documentId);
    return { documentId, missing: [...all] };
  });
}

/** An entry's old addresses are deleted with it, and are stored again with it. */
async function restoreSlugs(
  strapi: Core.Strapi,
  { uid, entryId }: Version,
  documentId: string,
): Promise<void> {
  if (!hasOwnPage(uid)) return;
  const where = { uid, entryId, entryLocale: ENGLISH, action: 'published' };
  const versions: Version[] = await strapi.db.query(VERSION).findMany({ where });
  const slugs = versions.map((version) => versionContent(version)[pageSettingsOf(uid).slugField]);
  await restoreSlugRecords(strapi, uid, documentId, slugs);
}
