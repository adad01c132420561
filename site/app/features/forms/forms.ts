import type { SubmissionKind } from '../../cms/submissions.ts';
import type { OpportunityKind } from '../../texts/opportunity-kinds.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Field, FormSchema, Rule } from './form-schema.ts';
import {
  isBlank,
  isContactEmail,
  isMobileNumber,
  isRegistrationEmail,
  maxMobileLength,
  probableMobile,
} from './rules.ts';

const isEmpty = (value: string) => value === '';
const unless = (isValid: (value: string) => boolean) => (value: string) =>
  value !== '' && !isValid(value);

function contactForm({ contact }: Texts['forms']): FormSchema {
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
    submittedFor: 3000,
  };
}

type Registration = Texts['forms']['registration'];

function personFields(texts: Registration): readonly Field[] {
  return [
    {
      name: 'firstName',
      label: texts.firstName,
      maxLength: 200,
      autoComplete: 'given-name',
      required: true,
    },
    { name: 'lastName', label: texts.lastName, maxLength: 200, autoComplete: 'family-name' },
    {
      ...texts.email,
      name: 'email',
      maxLength: 254,
      type: 'email',
      autoComplete: 'email',
      required: true,
    },
    {
      ...texts.mobileNumber,
      name: 'mobileNumber',
      maxLength: maxMobileLength,
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

function studentFields(texts: Registration): readonly Field[] {
  return [
    { name: 'student', label: texts.student, control: 'yes-no', maxLength: 1 },
    { name: 'fieldOfStudy', label: texts.fieldOfStudy, maxLength: 200, onlyWithYes: true },
    {
      name: 'institutionName',
      label: texts.institutionName,
      maxLength: 200,
      autoComplete: 'organization',
      onlyWithYes: true,
    },
    {
      ...texts.selfDescription,
      name: 'selfDescription',
      control: 'textarea',
      maxLength: 5000,
      rows: 6,
    },
  ];
}

function registrationRules(texts: Registration): readonly Rule[] {
  return [
    { field: 'firstName', message: texts.firstNameEmpty, broken: isBlank },
    { field: 'mobileNumber', message: texts.mobileEmpty, broken: isEmpty },
    {
      field: 'mobileNumber',
      message: texts.mobileInvalid,
      hint: texts.mobileNumber.hint,
      broken: unless(isMobileNumber),
      suggest: probableMobile,
    },
    { field: 'email', message: texts.emailEmpty, broken: isEmpty },
    { field: 'email', message: texts.emailInvalid, broken: unless(isRegistrationEmail) },
  ];
}

function employedField(texts: Registration): Field {
  return {
    name: 'currentlyEmployed',
    label: texts.currentlyEmployed,
    control: 'yes-no',
    maxLength: 1,
  };
}

function registration(
  kind: OpportunityKind,
  texts: Registration,
  fields: readonly Field[],
): FormSchema {
  return {
    kind,
    path: `/opportunities/${kind}`,
    fields,
    rules: registrationRules(texts),
    submittedFor: 2000,
  };
}

/**
 * Every form with its labels and messages (2.7, 2.8, 3.7, 3.8, 5). A kind without one is a type error.
 * `npm run check` compares the fields with what the CMS stores.
 */
export function formsIn({ forms }: Texts): Readonly<Record<SubmissionKind, FormSchema>> {
  const texts = forms.registration;
  const person = personFields(texts);
  return {
    contact: contactForm(forms),
    volunteer: registration('volunteer', texts, [...person, ...studentFields(texts)]),
    intern: registration('intern', texts, [...person, ...studentFields(texts)]),
    sponsor: {
      ...registration('sponsor', texts, [...person, employedField(texts)]),
      constants: { fieldOfStudy: '' },
    },
  };
}
