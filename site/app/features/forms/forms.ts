import type { SubmissionKind } from '../../cms/submissions.ts';
import type { OpportunityKind } from '../opportunities/kinds.ts';
import type { Field, FormSchema, Rule } from './form-schema.ts';
import { isBlank, isContactEmail, isMobileNumber, isRegistrationEmail } from './rules.ts';

const isEmpty = (value: string) => value === '';
const unless = (isValid: (value: string) => boolean) => (value: string) =>
  value !== '' && !isValid(value);

const contact: FormSchema = {
  kind: 'contact',
  path: '/contact-us',
  fields: [
    {
      name: 'name',
      sentAs: 'fullName',
      label: 'Your name',
      placeholder: 'Enter your name',
      maxLength: 200,
      autoComplete: 'name',
      required: true,
    },
    {
      name: 'email',
      label: 'Your email',
      placeholder: 'Enter your email',
      maxLength: 254,
      inputMode: 'email',
      autoComplete: 'email',
      required: true,
    },
    {
      name: 'comments',
      sentAs: 'contactQuery',
      label: 'Your message',
      placeholder: 'Go ahead, we are listening...',
      control: 'textarea',
      maxLength: 5000,
      rows: 10,
      cols: 30,
      required: true,
    },
  ],
  rules: [
    { field: 'email', message: 'Please enter a valid email.', broken: unless(isContactEmail) },
    { field: 'name', message: 'Name cannot be blank.', broken: isBlank },
    { field: 'email', message: 'Email cannot be blank.', broken: isEmpty },
    { field: 'comments', message: 'Comments cannot be blank.', broken: isBlank },
  ],
  submittedFor: 3000,
};

const mobileHint = '10 digits without spaces. A country code such as +91 may stand in front.';

const person: readonly Field[] = [
  {
    name: 'firstName',
    label: 'First Name',
    maxLength: 100,
    autoComplete: 'given-name',
    required: true,
  },
  { name: 'lastName', label: 'Last Name', maxLength: 100, autoComplete: 'family-name' },
  {
    name: 'email',
    label: 'Email ID',
    hint: 'For example name@example.org',
    maxLength: 254,
    type: 'email',
    autoComplete: 'email',
    required: true,
  },
  {
    name: 'mobileNumber',
    label: 'Mobile Number',
    hint: mobileHint,
    maxLength: 40,
    type: 'tel',
    autoComplete: 'tel',
    required: true,
    // The rule is strict (R15): a blank before the number is an error like any other.
    keepBlanks: true,
  },
];

const study: readonly Field[] = [
  { name: 'fieldOfStudy', label: 'Field of Study', maxLength: 200, onlyWithYes: true },
  {
    name: 'institutionName',
    label: 'Institution Name',
    maxLength: 200,
    autoComplete: 'organization',
    onlyWithYes: true,
  },
  {
    name: 'selfDescription',
    label: 'Describe yourself (Skills,experience...)',
    hint: 'A few sentences are enough.',
    control: 'textarea',
    maxLength: 3000,
    rows: 6,
  },
];

const rules: readonly Rule[] = [
  { field: 'firstName', message: 'First name cannot be empty.', broken: isBlank },
  { field: 'mobileNumber', message: 'Mobile number cannot be empty.', broken: isEmpty },
  {
    field: 'mobileNumber',
    message: 'Please enter a valid phone number.',
    hint: mobileHint,
    broken: unless(isMobileNumber),
  },
  { field: 'email', message: 'Email cannot be empty.', broken: isEmpty },
  { field: 'email', message: 'Please enter a valid Email.', broken: unless(isRegistrationEmail) },
];

function registration(
  kind: OpportunityKind,
  question: Pick<Field, 'name' | 'label'>,
  more: readonly Field[],
): FormSchema {
  return {
    kind,
    path: `/opportunities/${kind}`,
    fields: [...person, { ...question, control: 'yes-no', maxLength: 1 }, ...more],
    rules,
    submittedFor: 2000,
  };
}

const student = { name: 'student', label: 'Are you a student?' };
const employed = { name: 'currentlyEmployed', label: 'Are you currently employed?' };

/** Every form with its labels and messages (2.7, 2.8, 3.7, 3.8, 5). A kind without one is a type error. */
export const forms = {
  contact,
  volunteer: registration('volunteer', student, study),
  intern: registration('intern', student, study),
  sponsor: { ...registration('sponsor', employed, []), constants: { fieldOfStudy: '' } },
} as const satisfies Record<SubmissionKind, FormSchema>;
