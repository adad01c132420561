import type { Core } from '@strapi/strapi';
import type { Field } from '../../../content/field';
import type { ContentUid } from '../../../content/types';
import { isRecord } from '../../../platform/record';
import { type Version, versionContent } from '../../../versions/version';
import { fieldLabel, readLabels } from '../../../versions/version-fields';

/** Sentences on fields that could not be brought back as they were. */
export type Missing = readonly string[];

/** The fields of a version as the document service takes them, without files and entries that are gone. */
export async function readDocumentData(
  strapi: Core.Strapi,
  version: Version,
  fields: readonly Field[],
) {
  const { uid, entryId } = version;
  const content = versionContent(version);
  const values: Record<string, unknown> = {};
  const missing: string[] = [];
  const labels = await readLabels(strapi, uid);
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
