import type { Core } from '@strapi/strapi';
import { type ProjectSummary, titleOfStoredProject } from '../content/projects/project-choices.ts';
import { isProjectField } from '../content/projects/project-fields.ts';
import type { Attribute } from '../content/rows.ts';
import { recordsIn } from '../platform/record.ts';
import { yesOrNoInWords } from '../platform/text/yes-or-no.ts';
import { dayInWords } from '../platform/time.ts';
import { readStoredView } from '../views/stored-view.ts';
import { editableFields } from './version-fields.ts';

/** Writes each field of a component on its own line. Returns an empty text for files. */
export async function readValueAsText(
  strapi: Core.Strapi,
  projects: readonly ProjectSummary[],
  attribute: Attribute,
  value: unknown,
): Promise<string> {
  if (attribute.type === 'media') return '';
  if (isProjectField(attribute)) return titleOfStoredProject(projects, value);
  if (attribute.type === 'date' && value) return dayInWords(String(value), 'UTC');
  if (attribute.type !== 'component') return scalarInWords(value);
  const component = strapi.getModel(attribute.component);
  const { labelOf } = await readStoredView(strapi, attribute.component);
  const parts: string[] = [];
  for (const part of recordsIn(value)) {
    const lines: string[] = [];
    for (const [name, partAttribute] of editableFields(component)) {
      const text = await readValueAsText(strapi, projects, partAttribute, part[name]);
      lines.push(`${labelOf(name)}: ${text}`);
    }
    parts.push(lines.join('\n'));
  }
  return parts.join('\n\n');
}

function scalarInWords(value: unknown): string {
  if (typeof value === 'boolean') return yesOrNoInWords(value);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return String(value ?? '');
}
