import type { UID } from '@strapi/strapi';

/** The four types that the website's forms create (7.2). */
export const FORM_UIDS = [
  'api::contact-form.contact-form',
  'api::volunteer-form.volunteer-form',
  'api::intern-form.intern-form',
  'api::donate-form.donate-form',
] as const satisfies readonly UID.CollectionType[];

export type FormUid = (typeof FORM_UIDS)[number];

/** What staff keep about an entry. The website's key can neither set nor read it. */
export const STAFF_FIELDS = ['progress', 'notes'] as const;

/** What the four types are called in the admin, in file names and in the log. */
export const FORM_NAMES: Readonly<Record<FormUid, string>> = {
  'api::contact-form.contact-form': 'messages',
  'api::volunteer-form.volunteer-form': 'volunteers',
  'api::intern-form.intern-form': 'interns',
  'api::donate-form.donate-form': 'sponsors',
};

/** Whether a name is that of one of the four types. */
export function isFormUid(uid: unknown): uid is FormUid {
  return FORM_UIDS.some((each) => each === uid);
}
