import type { SubmissionKind } from '../cms/submissions.ts';

/** What stands beside each form about the visitor's data (R17): what is kept, why, for how long. */
export const privacyNotice: Readonly<Record<SubmissionKind, string>> = {
  contact:
    'We keep your name, email address and message so that we can answer you, for 24 months at most. Only our own team reads them.',
  volunteer:
    'We keep what you write here to get in touch and to find a school that suits you, for 24 months at most. Only our own team reads it.',
  intern:
    'We keep what you write here to get in touch and to plan an internship with you, for 24 months at most. Only our own team reads it.',
  sponsor:
    'We keep what you write here to get in touch about your gift, for 24 months at most. Only our own team reads it. No money is taken here.',
};

/** The link that follows every privacy notice. */
export const privacyLink = { label: 'How we handle your data', to: '/privacy' } as const;

/** The lasting message once a submission has arrived (R12): that it did, and what happens next. */
export const arrivedMessage: Readonly<Record<SubmissionKind, string>> = {
  contact:
    'Thank you, your message has arrived. We will answer by email, usually within three working days.',
  volunteer:
    'Thank you, your registration has arrived. Within a week a coordinator will call or write, to find a school and a time that suit you.',
  intern:
    'Thank you, your registration has arrived. Within ten days we will write to you with a date for a talk of half an hour.',
  sponsor:
    'Thank you, your details have arrived. Within three working days we will call you to talk about your gift. No money has been taken.',
};

/** What a field wants, said before any error does (R15). */
export const fieldHints = {
  mobileNumber: '10 digits without spaces. A country code such as +91 may stand in front.',
  email: 'For example name@example.org',
  selfDescription: 'A few sentences are enough.',
} as const;

/** The words beside the contact form (2.8). */
export const contactPanel = {
  heading: 'Come by, call or write',
  text: 'We are in the office from Monday to Friday, 10 am to 5 pm. On Saturdays you will find us in a classroom.',
  addressLabel: 'Address',
  phoneLabel: 'Phone',
  emailLabel: 'Email',
  pictureAlt: 'Two of our team with six children, waving',
} as const;
