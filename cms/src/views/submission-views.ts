import type { Core } from '@strapi/strapi';
import {
  HEADER_FIELDS,
  SUBMISSION_TYPES,
  type SubmissionField,
  submissionFields,
} from '../content/submission-types';
import staffFields from './staff-fields.json';
import type { FieldView, TypeView } from './type-view';

/** They stand first, since a phone shows the first columns alone. */
const NAMES = ['fullName', 'firstName', 'lastName'];

/** The views of what the forms sent: the form's own fields stand below what the team writes. */
export function submissionViews(strapi: Core.Strapi): Readonly<Record<string, TypeView>> {
  const views: Record<string, TypeView> = {};
  for (const { uid } of SUBMISSION_TYPES) {
    const sent = submissionFields(strapi, uid);
    const fields: Record<string, FieldView> = { ...staffFields };
    for (const { name, label, hint } of sent) fields[name] = { label, hint };
    const columns = sent.filter(({ isColumn }) => isColumn).map(({ name }) => name);
    const names = columns.filter((name) => NAMES.includes(name));
    const others = columns.filter((name) => !NAMES.includes(name));
    views[uid] = {
      readOnly: true,
      mainField: sent[0]?.name ?? 'email',
      list: [...names, 'createdAt', 'progress', 'caretaker', 'language', ...others],
      edit: [['progress', 'caretaker'], ['notes'], ...formRows(sent), HEADER_FIELDS],
      fields,
    };
  }
  return views;
}

/** Two fields of one line share a row. */
function formRows(fields: readonly SubmissionField[]): string[][] {
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
