import type { Core } from '@strapi/strapi';
import type { Field } from '../../../content/rows.ts';
import { FILE } from '../../../content/types.ts';
import { recordsIn } from '../../../platform/record.ts';
import { type Version, versionContent } from '../../../versions/version.ts';
import { readStoredView } from '../../../views/stored-view.ts';

/** Sentences on what could not be brought back. */
export type NotRestored = readonly string[];

/**
 * Reads the fields of a version for the document service. `values` has what can be brought back. It has no key for a
 * choice that was removed, so that the draft keeps its own. `notRestored` tells of the rest: deleted files, values that
 * another entry has by now, and removed choices.
 */
export async function readEntryData(
  strapi: Core.Strapi,
  version: Version,
  fields: readonly Field[],
) {
  const content = versionContent(version);
  const values: Record<string, unknown> = {};
  const notRestored: string[] = [];
  const { labelOf } = await readStoredView(strapi, version.uid);
  for (const field of fields) {
    const [name, attribute] = field;
    // The type did not have the field when the version was stored.
    if (!(name in content)) continue;
    const label = labelOf(name);
    const value = content[name];
    if (attribute.type === 'media') {
      const { ids, deletedNames } = await findFiles(strapi, value);
      values[name] = attribute.multiple ? ids : (ids[0] ?? null);
      for (const fileName of deletedNames) {
        notRestored.push(`${label}: the file “${fileName}” has been deleted.`);
      }
    } else if (await isTaken(strapi, version, field, value)) {
      values[name] = null;
      notRestored.push(`${label}: another entry has “${value}” now.`);
    } else if (attribute.type === 'enumeration' && !attribute.enum.some((each) => each === value)) {
      // The draft keeps the choice that it has.
      if (value !== null) notRestored.push(`${label}: “${value}” is no longer a choice.`);
    } else {
      values[name] = value;
    }
  }
  return { values, notRestored };
}

/** @param value a file of the version, or a list of files */
async function findFiles(strapi: Core.Strapi, value: unknown) {
  const ids: unknown[] = [];
  const deletedNames: unknown[] = [];
  for (const { id, name } of recordsIn(value)) {
    const count = await strapi.db.query(FILE).count({ where: { id } });
    if (count > 0) ids.push(id);
    else deletedNames.push(name);
  }
  return { ids, deletedNames };
}

/** Whether another entry has the value of a field that must be unique. */
async function isTaken(
  strapi: Core.Strapi,
  { uid, entryId }: Version,
  [name, attribute]: Field,
  value: unknown,
): Promise<boolean> {
  if (!('unique' in attribute) || !attribute.unique || !value) return false;
  const where = { [name]: value, documentId: { $ne: entryId } };
  return (await strapi.db.query(uid).count({ where })) > 0;
}
