import type { SubmissionKind } from '../../cms/submissions.ts';
import { contactTexts } from '../../texts/contact-us.ts';
import { opportunityFormTexts } from '../../texts/opportunities.ts';
import type { OpportunityKind } from '../opportunities/kinds.ts';
import type { Field, FormSchema, Rule } from './form-schema.ts';
import { isBlank, isContactEmail, isMobileNumber, isRegistrationEmail } from './rules.ts';

const isEmpty = (value: string) => value === '';
/** A rule for what was typed: an empty field has a message of its own. */
const unless = (isValid: (value: string) => boolean) => (value: string) =>
  value !== '' && !isValid(value);

const { fields: contactLabels, placeholders, messages: contactMessages } = contactTexts.form;

/** The contact form (2.8) with the messages of 5.2, in their order. */
const contact: FormSchema = {
  kind: 'contact',
  path: '/contact-us',
  fields: [
    {
      name: 'name',
      sentAs: 'fullName',
      label: contactLabels.name,
      placeholder: placeholders.name,
      maxLength: 200,
      autoComplete: 'name',
      required: true,
    },
    {
      name: 'email',
      label: contactLabels.email,
      placeholder: placeholders.email,
      maxLength: 254,
      inputMode: 'email',
      autoComplete: 'email',
      required: true,
    },
    {
      name: 'comments',
      sentAs: 'contactQuery',
      label: contactLabels.comments,
      placeholder: placeholders.comments,
      control: 'textarea',
      maxLength: 5000,
      rows: 10,
      cols: 30,
      required: true,
    },
  ],
  rules: [
    { field: 'email', message: contactMessages.emailInvalid, broken: unless(isContactEmail) },
    { field: 'name', message: contactMessages.nameBlank, broken: isBlank },
    { field: 'email', message: contactMessages.emailBlank, broken: isEmpty },
    { field: 'comments', message: contactMessages.commentsBlank, broken: isBlank },
  ],
  submittedFor: 3000,
};

const { fields: labels, questions, hints, messages } = opportunityFormTexts;

const person: readonly Field[] = [
  {
    name: 'firstName',
    label: labels.firstName,
    maxLength: 100,
    autoComplete: 'given-name',
    required: true,
  },
  { name: 'lastName', label: labels.lastName, maxLength: 100, autoComplete: 'family-name' },
  {
    name: 'email',
    label: labels.email,
    hint: hints.email,
    maxLength: 254,
    type: 'email',
    autoComplete: 'email',
    required: true,
  },
  {
    name: 'mobileNumber',
    label: labels.mobileNumber,
    hint: hints.mobileNumber,
    maxLength: 40,
    type: 'tel',
    autoComplete: 'tel',
    required: true,
    // The rule is strict (R15): a blank before the number is an error like any other.
    keepBlanks: true,
  },
];

const study: readonly Field[] = [
  { name: 'fieldOfStudy', label: labels.fieldOfStudy, maxLength: 200, onlyWithYes: true },
  {
    name: 'institutionName',
    label: labels.institutionName,
    maxLength: 200,
    autoComplete: 'organization',
    onlyWithYes: true,
  },
  {
    name: 'selfDescription',
    label: labels.selfDescription,
    hint: hints.selfDescription,
    control: 'textarea',
    maxLength: 3000,
    rows: 6,
  },
];

/** 5.1, in its order. */
const rules: readonly Rule[] = [
  { field: 'firstName', message: messages.firstNameEmpty, broken: isBlank },
  { field: 'mobileNumber', message: messages.mobileEmpty, broken: isEmpty },
  {
    field: 'mobileNumber',
    message: messages.mobileInvalid,
    hint: hints.mobileNumber,
    broken: unless(isMobileNumber),
  },
  { field: 'email', message: messages.emailEmpty, broken: isEmpty },
  { field: 'email', message: messages.emailInvalid, broken: unless(isRegistrationEmail) },
];

/** The form of an opportunity (2.7): the person, a yes/no question, and what else it asks. */
function registration(
  kind: OpportunityKind,
  question: string,
  more: Pick<FormSchema, 'constants'> & { readonly fields?: readonly Field[] },
): FormSchema {
  const { fields = [], ...rest } = more;
  return {
    kind,
    path: `/opportunities/${kind}`,
    fields: [
      ...person,
      { name: question, label: questions[kind], control: 'yes-no', maxLength: 1 },
      ...fields,
    ],
    rules,
    submittedFor: 2000,
    ...rest,
  };
}

/** Every form of the website (2.7, 2.8, 3.7, 3.8). A kind without a form is a type error. */
export const forms = {
  contact,
  volunteer: registration('volunteer', 'student', { fields: study }),
  intern: registration('intern', 'student', { fields: study }),
  sponsor: registration('sponsor', 'currentlyEmployed', { constants: { fieldOfStudy: '' } }),
} as const satisfies Record<SubmissionKind, FormSchema>;
