import type { Core } from '@strapi/strapi';
import { isRecord } from '../platform/record';

/**
 * The forms that visitors send (7.2). Their fields stand in the schemas, which `npm run check` compares
 * with the website's forms. Tokens, rights, lists, CSV files, mails and erasure follow.
 */
export const SUBMISSION_TYPES = [
  {
    uid: 'api::contact-form.contact-form',
    singular: 'message',
    plural: 'messages',
    mailSubject: 'A message came in through the website',
  },
  {
    uid: 'api::volunteer-form.volunteer-form',
    singular: 'volunteer',
    plural: 'volunteers',
    mailSubject: 'A volunteer registered on the website',
  },
  {
    uid: 'api::intern-form.intern-form',
    singular: 'intern',
    plural: 'interns',
    mailSubject: 'An intern registered on the website',
  },
  {
    uid: 'api::donate-form.donate-form',
    singular: 'sponsor',
    plural: 'sponsors',
    mailSubject: 'A sponsor wrote through the website',
  },
] as const;

export type SubmissionType = (typeof SUBMISSION_TYPES)[number];
export type SubmissionUid = SubmissionType['uid'];

/** What staff add to an entry. The website's token can neither set nor read it. */
export const STAFF_FIELDS = ['progress', 'caretaker', 'notes'] as const;

/**
 * The language and the notice with which a visitor read the form. They come in headers, since the bodies are
 * specified.
 */
export const HEADER_FIELDS = ['language', 'privacyNotice'] as const;

/** A field that a visitor fills in. */
export interface SubmissionField {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Whether the list of entries has a column for it. */
  readonly isColumn: boolean;
  readonly kind: 'line' | 'text' | 'yes-or-no';
}

/** The fields that staff see of a form, in its order: those with a label for the inbox. */
export function submissionFields(strapi: Core.Strapi, uid: SubmissionUid): SubmissionField[] {
  const fields: SubmissionField[] = [];
  for (const [name, attribute] of Object.entries(strapi.contentType(uid).attributes)) {
    const inbox = isRecord(attribute.pluginOptions) ? attribute.pluginOptions.inbox : undefined;
    if (!isRecord(inbox)) continue;
    const { label, hint = '', column } = inbox;
    const kind = attribute.type === 'text' ? 'text' : 'line';
    fields.push({
      name,
      label: String(label),
      hint: String(hint),
      isColumn: column === true,
      kind: 'customField' in attribute ? 'yes-or-no' : kind,
    });
  }
  return fields;
}

export function submissionTypeOf(uid: unknown): SubmissionType | undefined {
  return SUBMISSION_TYPES.find((type) => type.uid === uid);
}
