import type { Core } from '@strapi/strapi';
import {
  hasSlug,
  pageSettingsOf,
  type UidWithSlug,
} from '../../../content/addresses/entry-pages.ts';
import { restoreStoredSlugs } from '../../../content/addresses/stored-slugs.ts';
import { ENGLISH } from '../../../content/languages/languages.ts';
import { findSingleEntryId, whereLocale } from '../../../content/rows.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { VERSION, type Version, versionContent } from '../../../versions/version.ts';
import { editableFields, fieldsOfLanguage } from '../../../versions/version-fields.ts';
import { type NotRestored, readEntryData } from './entry-data.ts';

export interface RestoredEntry {
  readonly uid: string;
  readonly documentId: string;
  readonly notRestored: NotRestored;
}

/** Makes an entry of the bin a draft again, in all languages that were deleted with it. Call it in a transaction. */
export async function restoreEntry(
  strapi: Core.Strapi,
  deletedTogether: readonly Version[],
  personId: number,
): Promise<{ documentId: string; notRestored: NotRestored }> {
  const notRestored = new Set<string>();
  let documentId = '';
  // Restores English first: it creates the entry, with the images and the slug that all languages share.
  const english = deletedTogether.filter(({ entryLocale }) => entryLocale === ENGLISH);
  const translations = deletedTogether.filter(({ entryLocale }) => entryLocale !== ENGLISH);
  for (const version of [...english, ...translations]) {
    const { uid, entryId, entryLocale } = version;
    // A single type may have a new entry by now: then the version becomes its draft.
    documentId = (await findSingleEntryId(strapi, uid)) ?? entryId;
    const rowCount = await strapi.db.query(uid).count({ where: { documentId } });
    const fields =
      rowCount > 0
        ? fieldsOfLanguage(strapi, uid, entryLocale)
        : editableFields(strapi.contentType(uid));
    const entryData = await readEntryData(strapi, version, fields);
    for (const sentence of entryData.notRestored) notRestored.add(sentence);
    // The entry comes back at its old place in a list.
    const { createdAt } = versionContent(version);
    const people = { createdBy: personId, updatedBy: personId };
    const data: UnknownRecord = { ...entryData.values, ...people, createdAt };
    const locale = whereLocale(entryLocale);
    if (rowCount > 0) {
      await strapi.documents(uid).update({ documentId, ...locale, data });
    } else {
      const dataWithId: UnknownRecord = { ...data, documentId };
      await strapi.documents(uid).create({ ...locale, data: dataWithId });
    }
    await strapi.db.query(VERSION).delete({ where: { id: version.id } });
  }
  const [version] = deletedTogether;
  if (version && hasSlug(version.uid)) {
    const slugs = await readPublishedSlugs(strapi, version.uid, version.entryId);
    await restoreStoredSlugs(strapi, version.uid, documentId, slugs);
  }
  return { documentId, notRestored: [...notRestored] };
}

/** Reads from the history the slugs with which an entry was published: its deletion also deleted its stored slugs. */
async function readPublishedSlugs(
  strapi: Core.Strapi,
  uid: UidWithSlug,
  entryId: string,
): Promise<unknown[]> {
  const where = { uid, entryId, entryLocale: ENGLISH, action: 'published' };
  const versions: Version[] = await strapi.db.query(VERSION).findMany({ where });
  return versions.map((version) => versionContent(version)[pageSettingsOf(uid).slugField]);
}
