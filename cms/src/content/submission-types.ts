import type { UnknownRecord } from '../platform/record.ts';

/**
 * The forms that visitors send. Their fields are in the schemas, which `npm run check` compares with the website's
 * forms.
 */
export const SUBMISSION_TYPES = [
  {
    uid: 'api::contact-form.contact-form',
    singular: 'message',
    plural: 'messages',
    nameFields: ['fullName'],
    mailSubject: 'A message came in through the website',
  },
  {
    uid: 'api::volunteer-form.volunteer-form',
    singular: 'volunteer',
    plural: 'volunteers',
    nameFields: ['firstName', 'lastName'],
    mailSubject: 'A volunteer registered on the website',
  },
  {
    uid: 'api::intern-form.intern-form',
    singular: 'intern',
    plural: 'interns',
    nameFields: ['firstName', 'lastName'],
    mailSubject: 'An intern registered on the website',
  },
  {
    uid: 'api::donate-form.donate-form',
    singular: 'sponsor',
    plural: 'sponsors',
    nameFields: ['firstName', 'lastName'],
    mailSubject: 'A sponsor wrote through the website',
  },
] as const;

export type SubmissionType = (typeof SUBMISSION_TYPES)[number];
export type SubmissionUid = SubmissionType['uid'];
export const SUBMISSION_UIDS = SUBMISSION_TYPES.map(({ uid }) => uid);

/** How long personal data is kept: the default of RETENTION_DAYS. The privacy policy promises at most 24 months. */
export const PERSONAL_DATA_DAYS = 730;

/** The website's token can neither set nor read these fields. */
export const STAFF_FIELDS = ['progress', 'caretaker', 'notes'] as const;

/** The values of `progress` with which the submission of a visitor begins and ends. */
export const NEW_PROGRESS = 'New';
export const DONE_PROGRESS = 'Done';

/** The website sends these fields as headers, because the specification fixes the fields of the body. */
export const HEADER_FIELDS = ['language', 'privacyNotice'] as const;

/** Returns the first name. The form for messages asks only for the full name. */
export function visitorName({ firstName, fullName }: UnknownRecord): string {
  return String(firstName ?? fullName ?? '');
}

export function submissionTypeOf(uid: unknown): SubmissionType | undefined {
  return SUBMISSION_TYPES.find((type) => type.uid === uid);
}
