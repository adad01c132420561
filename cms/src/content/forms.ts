const person = [
  ['firstName', 'lastName'],
  ['email', 'mobileNumber'],
] as const;
const student = [
  ...person,
  ['student'],
  ['fieldOfStudy', 'institutionName'],
  ['selfDescription'],
] as const;

/** The forms that visitors send (7.2). Tokens, rights, lists, CSV files, mails and erasure follow. */
export const FORMS = [
  {
    uid: 'api::contact-form.contact-form',
    one: 'message',
    many: 'messages',
    mail: 'A message came in through the website',
    rows: [['fullName', 'email'], ['contactQuery']],
  },
  {
    uid: 'api::volunteer-form.volunteer-form',
    one: 'volunteer',
    many: 'volunteers',
    mail: 'A volunteer registered on the website',
    rows: student,
  },
  {
    uid: 'api::intern-form.intern-form',
    one: 'intern',
    many: 'interns',
    mail: 'An intern registered on the website',
    rows: student,
  },
  {
    uid: 'api::donate-form.donate-form',
    one: 'sponsor',
    many: 'sponsors',
    mail: 'A sponsor wrote through the website',
    rows: [...person, ['currentlyEmployed']],
  },
] as const;

export type Form = (typeof FORMS)[number];
export type FormUid = Form['uid'];

/** What staff add to an entry. The website's token can neither set nor read it. */
export const STAFF_FIELDS: readonly string[] = ['progress', 'caretaker', 'notes'];

/** How the website was read that sent the entry: in headers, since the bodies are specified. */
export const ORIGIN_FIELDS = ['language', 'privacyNotice'] as const;

export function formOf(uid: unknown): Form | undefined {
  return FORMS.find((form) => form.uid === uid);
}
