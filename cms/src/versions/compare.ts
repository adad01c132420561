import type { Core } from '@strapi/strapi';
import { refOf } from '../content/entry-ref.ts';
import type { ProjectSummary } from '../content/projects/project-choices.ts';
import { readProjects } from '../content/projects/read-projects.ts';
import type { Attribute } from '../content/rows.ts';
import { populateFields, readDraft } from '../content/rows.ts';
import { digestOf } from '../platform/digest.ts';
import { isEqual } from '../platform/equality.ts';
import { recordsIn } from '../platform/record.ts';
import { readStoredView } from '../views/stored-view.ts';
import { readValueAsText } from './value-as-text.ts';
import { type Version, versionContent } from './version.ts';
import { editableFields, fieldsOfLanguage, versionValues } from './version-fields.ts';

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

export function digestOfChanges(changed: readonly ChangedField[]): string {
  return digestOf(JSON.stringify(changed));
}

/** Compares the version with the present draft. */
export async function findChangedFields(
  strapi: Core.Strapi,
  version: Version,
): Promise<ChangedField[]> {
  const { uid, entryLocale } = version;
  const populate = populateFields(editableFields(strapi.contentType(uid)));
  const draft = await readDraft(strapi, refOf(version), populate);
  const fields = fieldsOfLanguage(strapi, uid, entryLocale);
  const oldValues = versionContent(version);
  const newValues = versionValues(strapi, fields, draft ?? {});
  const projects = await readProjects(strapi);
  const { labelOf } = await readStoredView(strapi, uid);
  const changed: ChangedField[] = [];
  for (const [field, attribute] of fields) {
    if (!(field in oldValues)) continue;
    const before = await readShownValue(strapi, projects, attribute, oldValues[field]);
    const after = await readShownValue(strapi, projects, attribute, newValues[field]);
    if (isEqual(before, after)) continue;
    changed.push({ field, label: labelOf(field), before, after });
  }
  return changed;
}

async function readShownValue(
  strapi: Core.Strapi,
  projects: readonly ProjectSummary[],
  attribute: Attribute,
  value: unknown,
): Promise<ShownValue> {
  const text = await readValueAsText(strapi, projects, attribute, value);
  if (attribute.type !== 'media') return { text, files: [] };
  const storedFiles = recordsIn(value);
  const files = storedFiles.map(({ name, url }) => ({ name: String(name), url: String(url) }));
  return { text, files };
}
