import type { SubmissionKind } from '../../cms/submissions.ts';
import type { Labels } from '../../labels/labels.ts';
import type { OpportunityKind } from '../../texts/opportunity-kinds.ts';
import type { Field, FormSchema, Rule } from './form-schema.ts';
import {
  isBlank,
  isContactEmail,
  isMobileNumber,
  isRegistrationEmail,
  MAX_MOBILE_LENGTH,
  probableMobile,
} from './rules.ts';

const isEmpty = (value: string) => value === '';
const unless = (isValid: (value: string) => boolean) => (value: string) =>
  value !== '' && !isValid(value);

function contactForm({ contact }: Labels['forms']): FormSchema {
  return {
    kind: 'contact',
    path: '/contact-us',
    fields: [
      {
        ...contact.name,
        name: 'name',
        sentAs: 'fullName',
        maxLength: 200,
        autoComplete: 'name',
        required: true,
      },
      {
        ...contact.email,
        name: 'email',
        maxLength: 254,
        inputMode: 'email',
        autoComplete: 'email',
        required: true,
      },
      {
        ...contact.comments,
        name: 'comments',
        sentAs: 'contactQuery',
        control: 'textarea',
        maxLength: 5000,
        rows: 10,
        cols: 30,
        required: true,
      },
    ],
    rules: [
      { field: 'email', message: contact.emailInvalid, broken: unless(isContactEmail) },
      { field: 'name', message: contact.nameEmpty, broken: isBlank },
      { field: 'email', message: contact.emailEmpty, broken: isEmpty },
      { field: 'comments', message: contact.commentsEmpty, broken: isBlank },
    ],
    submittedForMs: 3_000,
  };
}

type Registration = Labels['forms']['registration'];

function personFields(labels: Registration): readonly Field[] {
  return [
    {
      name: 'firstName',
      label: labels.firstName,
      maxLength: 200,
      autoComplete: 'given-name',
      required: true,
    },
    { name: 'lastName', label: labels.lastName, maxLength: 200, autoComplete: 'family-name' },
    {
      ...labels.email,
      name: 'email',
      maxLength: 254,
      type: 'email',
      autoComplete: 'email',
      required: true,
    },
    {
      ...labels.mobileNumber,
      name: 'mobileNumber',
      maxLength: MAX_MOBILE_LENGTH,
      // The rule of 5.1 decides, not the length, and a valid number has 14 characters.
      storedLength: 20,
      type: 'tel',
      autoComplete: 'tel',
      required: true,
      // The rule is strict (R15): a blank before the number is an error like any other.
      keepBlanks: true,
    },
  ];
}

function studentFields(labels: Registration): readonly Field[] {
  return [
    { name: 'student', label: labels.student, control: 'yes-no', maxLength: 1 },
    { name: 'fieldOfStudy', label: labels.fieldOfStudy, maxLength: 200, onlyWithYes: true },
    {
      name: 'institutionName',
      label: labels.institutionName,
      maxLength: 200,
      autoComplete: 'organization',
      onlyWithYes: true,
    },
    {
      ...labels.selfDescription,
      name: 'selfDescription',
      control: 'textarea',
      maxLength: 5000,
      rows: 6,
    },
  ];
}

function registrationRules(labels: Registration): readonly Rule[] {
  return [
    { field: 'firstName', message: labels.firstNameEmpty, broken: isBlank },
    { field: 'mobileNumber', message: labels.mobileEmpty, broken: isEmpty },
    {
      field: 'mobileNumber',
      message: labels.mobileInvalid,
      hint: labels.mobileNumber.hint,
      broken: unless(isMobileNumber),
      suggest: probableMobile,
    },
    { field: 'email', message: labels.emailEmpty, broken: isEmpty },
    { field: 'email', message: labels.emailInvalid, broken: unless(isRegistrationEmail) },
  ];
}

function registration(
  kind: OpportunityKind,
  labels: Registration,
  fields: readonly Field[],
): FormSchema {
  return {
    kind,
    path: `/opportunities/${kind}`,
    fields,
    rules: registrationRules(labels),
    submittedForMs: 2_000,
  };
}

/**
 * Every form with its labels and messages (2.7, 2.8, 3.7, 3.8, 5). A kind without one is a type error.
 * `npm run check` compares the fields with what the CMS stores.
 */
export function formsIn({ forms }: Labels): Readonly<Record<SubmissionKind, FormSchema>> {
  const labels = forms.registration;
  const person = personFields(labels);
  const employed: Field = {
    name: 'currentlyEmployed',
    label: labels.currentlyEmployed,
    control: 'yes-no',
    maxLength: 1,
  };
  return {
    contact: contactForm(forms),
    volunteer: registration('volunteer', labels, [...person, ...studentFields(labels)]),
    intern: registration('intern', labels, [...person, ...studentFields(labels)]),
    sponsor: {
      ...registration('sponsor', labels, [...person, employed]),
      constants: { fieldOfStudy: '' },
    },
  };
}
