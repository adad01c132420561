import type { Core } from '@strapi/strapi';
import { hasOwnPage, pageSettingsOf } from '../../../content/addresses/entry-pages';
import { restoreOldSlugs } from '../../../content/addresses/old-addresses';
import type { Field } from '../../../content/field';
import { ENGLISH, inLocale } from '../../../content/languages/languages';
import type { ContentUid } from '../../../content/types';
import { isRecord, type Row } from '../../../platform/row';
import { singleEntryId } from '../../../platform/single-type';
import { fieldLabel, fieldsOf, fieldsOfLanguage, labelsOf } from '../../../versions/fields';
import { VERSION, type Version, versionContent } from '../../../versions/version';

/** Sentences on fields that could not be brought back as they were. */
export type Missing = readonly string[];

/** Writes those fields of a version into the draft that are wanted. */
export async function bringBack(
  strapi: Core.Strapi,
  version: Version,
  editorId: number,
  isWanted: (field: string) => boolean,
): Promise<Missing> {
  const { uid, entryId, entryLocale } = version;
  const fields = fieldsOfLanguage(strapi, uid, entryLocale).filter(([name]) => isWanted(name));
  return strapi.db.transaction(async () => {
    // The next save makes a version of its own, however soon it comes.
    const where = { entryId, entryLocale };
    await strapi.db.query(VERSION).updateMany({ where, data: { startedAt: new Date(0) } });
    const { values, missing } = await documentData(strapi, version, fields);
    const data: Row = { ...values, updatedBy: editorId };
    const entry = { documentId: entryId, ...inLocale(entryLocale) };
    await strapi.documents(uid).update({ ...entry, data });
    return missing;
  });
}

/** Makes an entry of the bin a draft again, in all languages that were deleted with it. */
export async function restore(
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
      documentId = (await singleEntryId(strapi, uid)) ?? entryId;
      const rowCount = await strapi.db.query(uid).count({ where: { documentId } });
      const fields =
        rowCount > 0
          ? fieldsOfLanguage(strapi, uid, entryLocale)
          : fieldsOf(strapi.contentType(uid));
      const { values, missing } = await documentData(strapi, version, fields);
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
    if (binned[0]) await storeSlugs(strapi, binned[0], documentId);
    return { documentId, missing: [...all] };
  });
}

/** An entry's old addresses are deleted with it, and are stored again with it. */
async function storeSlugs(
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

/** The fields of a version as the document service takes them, without files and entries that are gone. */
async function documentData(strapi: Core.Strapi, version: Version, fields: readonly Field[]) {
  const { uid, entryId } = version;
  const content = versionContent(version);
  const values: Record<string, unknown> = {};
  const missing: string[] = [];
  const labels = await labelsOf(strapi, uid);
  for (const [name, attribute] of fields) {
    // The type did not have the field when the version was stored.
    if (!(name in content)) continue;
    const label = fieldLabel(labels, name);
    const value = content[name];
    if (attribute.type === 'media') {
      const ids: unknown[] = [];
      for (const file of [value].flat().filter(isRecord)) {
        const { id } = file;
        const found = await strapi.db.query('plugin::upload.file').count({ where: { id } });
        if (found > 0) ids.push(id);
        else missing.push(`${label}: the file “${file.name}” was deleted meanwhile.`);
      }
      values[name] = attribute.multiple ? ids : (ids[0] ?? null);
    } else if (await isTaken(strapi, uid, entryId, name, attribute, value)) {
      values[name] = null;
      missing.push(`${label}: another entry has “${value}” now.`);
    } else if (attribute.type === 'enumeration' && !attribute.enum.some((each) => each === value)) {
      if (value !== null) missing.push(`${label}: “${value}” is no longer a choice.`);
    } else values[name] = value;
  }
  return { values, missing };
}

async function isTaken(
  strapi: Core.Strapi,
  uid: ContentUid,
  entryId: string,
  name: string,
  attribute: Field[1],
  value: unknown,
): Promise<boolean> {
  if (!('unique' in attribute) || !attribute.unique || !value) return false;
  const where = { [name]: value, documentId: { $ne: entryId } };
  return (await strapi.db.query(uid).count({ where })) > 0;
}
