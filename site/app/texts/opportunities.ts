import type { OpportunityKind } from '../features/opportunities/kinds.ts';

/** Labels and messages of the forms of opportunities (2.7, 5.1). */
export const opportunityFormTexts = {
  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email ID',
    mobileNumber: 'Mobile Number',
    fieldOfStudy: 'Field of Study',
    institutionName: 'Institution Name',
    selfDescription: 'Describe yourself (Skills,experience...)',
  },
  questions: {
    volunteer: 'Are you a student?',
    intern: 'Are you a student?',
    sponsor: 'Are you currently employed?',
  },
  /** What a field wants, said before any error message (R15). */
  hints: {
    email: 'For example name@example.org',
    mobileNumber: '10 digits without spaces. A country code such as +91 may stand in front.',
    selfDescription: 'A few sentences are enough.',
  },
  messages: {
    firstNameEmpty: 'First name cannot be empty.',
    mobileEmpty: 'Mobile number cannot be empty.',
    mobileInvalid: 'Please enter a valid phone number.',
    emailEmpty: 'Email cannot be empty.',
    emailInvalid: 'Please enter a valid Email.',
  },
} as const;

/** What the site's own images of the opportunities show. */
export const opportunityImageAlts: Readonly<Record<OpportunityKind, string>> = {
  volunteer: 'Two volunteers among five children; the smallest throws both arms up for joy',
  intern: 'Two interns and a girl at a table with books and a laptop, in front of a blackboard',
  sponsor:
    'An older couple and four children around a painted trunk full of story books, in front of a school',
};
