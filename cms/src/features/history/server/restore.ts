import type { Core } from '@strapi/strapi';
import { hasOwnPage, pageSettingsOf } from '../../../content/addresses/entry-pages';
import { restoreOldSlugs } from '../../../content/addresses/old-addresses';
import { ENGLISH, inLocale } from '../../../content/languages/languages';
import type { Row } from '../../../platform/row';
import { readSingleEntryId } from '../../../platform/single-type';
import { fieldsOf, fieldsOfLanguage } from '../../../versions/fields';
import { VERSION, type Version, versionContent } from '../../../versions/version';
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
      documentId = (await readSingleEntryId(strapi, uid)) ?? entryId;
      const rowCount = await strapi.db.query(uid).count({ where: { documentId } });
      const fields =
        rowCount > 0
          ? fieldsOfLanguage(strapi, uid, entryLocale)
          : fieldsOf(strapi.contentType(uid));
      const { values, missing } = await readDocumentData(strapi, version, fields);
      for (const sentence of missing) all.add(sentence);
      const data: Row = { ...values, createdBy: editorId, updatedBy: editorId };
      const locale = inLocale(entryLocale);
      if (rowCount > 0) await strapi.documents(uid).update({ documentId, ...locale, data });
      else {
        const made: Row = { ...data, documentId };
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
  const slugs = versions.map((version) => versionContent(version)[pageSettingsOf(uid).slug]);
  await restoreOldSlugs(strapi, uid, documentId, slugs);
}
