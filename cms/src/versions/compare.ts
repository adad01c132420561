import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { PROJECT_FIELD } from '../content/custom-fields';
import { entryRef } from '../content/entry-ref';
import { type Field, populateFields } from '../content/field';
import { readDraft } from '../content/languages/read-draft';
import { titleOfStoredProject } from '../content/projects/project-choices';
import { readProjects } from '../content/projects/read-projects';
import { isRecord } from '../platform/record';
import { type Version, versionContent } from './version';
import {
  editableFields,
  editableFieldsIn,
  fieldLabel,
  readLabels,
  versionFields,
} from './version-fields';

/** A value as a person reads it. */
export interface ShownValue {
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly url: string }[];
}

export interface ChangedField {
  readonly field: string;
  readonly label: string;
  readonly before: ShownValue;
  readonly after: ShownValue;
}

/** A digest of what a comparison shows: equal for equal ones. */
export function digestOfChanges(changed: readonly ChangedField[]): string {
  return createHash('sha256').update(JSON.stringify(changed)).digest('hex');
}

/** The fields whose value in the draft is another now, in the order of the form. */
export async function findChangedFields(
  strapi: Core.Strapi,
  version: Version,
): Promise<ChangedField[]> {
  const { uid, entryLocale } = version;
  const draft = await readDraft(
    strapi,
    entryRef(version),
    populateFields(editableFields(strapi.contentType(uid))),
  );
  const fields = editableFieldsIn(strapi, uid, entryLocale);
  const now = versionFields(strapi, fields, draft ?? {});
  const then = versionContent(version);
  const labels = await readLabels(strapi, uid);
  const changed: ChangedField[] = [];
  for (const [field, attribute] of fields) {
    if (!(field in then)) continue;
    const before = await shownValue(strapi, attribute, then[field]);
    const after = await shownValue(strapi, attribute, now[field]);
    const label = fieldLabel(labels, field);
    if (JSON.stringify(before) !== JSON.stringify(after))
      changed.push({ field, label, before, after });
  }
  return changed;
}

async function shownValue(
  strapi: Core.Strapi,
  attribute: Field[1],
  value: unknown,
): Promise<ShownValue> {
  const values = [value].flat();
  if (attribute.type === 'media') {
    const files = values.filter(isRecord).map(({ name, url }) => {
      return { name: String(name), url: String(url) };
    });
    return { text: '', files };
  }
  if ('customField' in attribute && attribute.customField === PROJECT_FIELD) {
    return { text: titleOfStoredProject(await readProjects(strapi), value), files: [] };
  }
  if (attribute.type !== 'component') return { text: valueInWords(value), files: [] };
  const component = strapi.getModel(attribute.component);
  const labels = await readLabels(strapi, attribute.component);
  const parts: string[] = [];
  for (const part of values.filter(isRecord)) {
    const lines: string[] = [];
    for (const [name, field] of editableFields(component)) {
      const { text } = await shownValue(strapi, field, part[name]);
      lines.push(`${fieldLabel(labels, name)}: ${text}`);
    }
    parts.push(lines.join('\n'));
  }
  return { text: parts.join('\n\n'), files: [] };
}

function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return String(value ?? '');
}
