import type { Core } from '@strapi/strapi';
import { isRecord } from '../platform/record.ts';
import { customFieldOf } from './custom-fields.ts';
import type { Attribute } from './rows.ts';
import type { SubmissionUid } from './submission-types.ts';

export interface SubmissionField {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly isColumn: boolean;
  readonly kind: 'line' | 'text' | 'yes-or-no';
}

/** Returns the fields with a label for the inbox in the schema, in the order of the form. */
export function submissionFields(strapi: Core.Strapi, uid: SubmissionUid): SubmissionField[] {
  const fields: SubmissionField[] = [];
  for (const [name, attribute] of Object.entries(strapi.contentType(uid).attributes)) {
    const inbox = isRecord(attribute.pluginOptions) ? attribute.pluginOptions.inbox : undefined;
    if (!isRecord(inbox)) continue;
    const { label, hint = '', column } = inbox;
    fields.push({
      name,
      label: String(label),
      hint: String(hint),
      isColumn: column === true,
      kind: kindOf(attribute),
    });
  }
  return fields;
}

function kindOf(attribute: Attribute): SubmissionField['kind'] {
  if (customFieldOf(attribute) === 'yes-or-no') return 'yes-or-no';
  return attribute.type === 'text' ? 'text' : 'line';
}
