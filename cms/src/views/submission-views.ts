import type { Core } from '@strapi/strapi';
import { type SubmissionField, submissionFields } from '../content/submission-fields.ts';
import { SUBMISSION_TYPES } from '../content/submission-types.ts';
import staffFields from './staff-fields.json';
import type { FieldView, TypeView } from './type-view.ts';

export function submissionViews(strapi: Core.Strapi): Readonly<Record<string, TypeView>> {
  const views: Record<string, TypeView> = {};
  for (const { uid, nameFields } of SUBMISSION_TYPES) {
    const formFields = submissionFields(strapi, uid);
    const fields: Record<string, FieldView> = { ...staffFields };
    for (const { name, label, hint } of formFields) fields[name] = { label, hint };
    const columns = formFields.filter(({ isColumn }) => isColumn).map(({ name }) => name);
    const others = columns.filter((name) => !nameFields.some((each) => each === name));
    views[uid] = {
      isReadOnly: true,
      mainField: nameFields[0],
      // A phone shows only the first columns.
      columns: [...nameFields, 'createdAt', 'progress', 'caretaker', 'language', ...others],
      formRows: [['progress', 'caretaker'], ['notes'], ...rowsOf(formFields), ['language']],
      fields,
    };
  }
  return views;
}

/** Two fields of the kind `line` share a row. */
function rowsOf(fields: readonly SubmissionField[]): string[][] {
  const rows: string[][] = [];
  let hasRoom = false;
  for (const { name, kind } of fields) {
    if (hasRoom && kind === 'line') {
      rows.at(-1)?.push(name);
      hasRoom = false;
    } else {
      rows.push([name]);
      hasRoom = kind === 'line';
    }
  }
  return rows;
}
