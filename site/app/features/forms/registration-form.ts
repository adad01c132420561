import type { OpportunityKind } from '../opportunities/kinds.ts';
import type { FormSchema, Rule, Values } from './form-schema.ts';
import { isBlank, isMobileNumber, isRegistrationEmail } from './rules.ts';

type PersonName = 'firstName' | 'lastName' | 'email' | 'mobileNumber';
type StudyName = 'student' | 'fieldOfStudy' | 'institutionName' | 'selfDescription';

/** Every field that a registration or donation form may have (2.7). */
export type RegistrationName = PersonName | StudyName | 'currentlyEmployed';

const person = {
  firstName: { label: 'First Name', maxLength: 100 },
  lastName: { label: 'Last Name', maxLength: 100 },
  email: { label: 'Email ID', maxLength: 254 },
  // The rule is strict (R15): a blank before the number is a fault like any other.
  mobileNumber: { label: 'Mobile Number', maxLength: 40, keepBlanks: true },
} as const;

const study = {
  student: { label: 'Are you a student?', maxLength: 1 },
  fieldOfStudy: { label: 'Field of Study', maxLength: 200 },
  institutionName: { label: 'Institution Name', maxLength: 200 },
  selfDescription: {
    label: 'Describe yourself (Skills,experience...)',
    maxLength: 3000,
    lines: 'several',
  },
} as const;

const employment = {
  currentlyEmployed: { label: 'Are you currently employed?', maxLength: 1 },
} as const;

/** 5.1, in its order. */
const rules: readonly Rule<PersonName>[] = [
  {
    field: 'firstName',
    message: 'First name cannot be empty.',
    broken: ({ firstName }) => isBlank(firstName),
  },
  {
    field: 'mobileNumber',
    message: 'Mobile number cannot be empty.',
    broken: ({ mobileNumber }) => mobileNumber === '',
  },
  {
    field: 'mobileNumber',
    message: 'Please enter a valid phone number.',
    broken: ({ mobileNumber }) => mobileNumber !== '' && !isMobileNumber(mobileNumber),
  },
  {
    field: 'email',
    message: 'Email cannot be empty.',
    broken: ({ email }) => email === '',
  },
  {
    field: 'email',
    message: 'Please enter a valid Email.',
    broken: ({ email }) => email !== '' && !isRegistrationEmail(email),
  },
];

const personOf = ({ firstName, lastName, email, mobileNumber }: Values<PersonName>) => ({
  firstName,
  lastName,
  email,
  mobileNumber,
});

function studyForm(kind: 'volunteer' | 'intern'): FormSchema<PersonName | StudyName> {
  return {
    kind,
    fields: { ...person, ...study },
    rules,
    path: `/opportunities/${kind}`,
    toSubmission(values) {
      const isStudent = values.student === '1';
      return {
        ...personOf(values),
        student: isStudent ? '1' : '0',
        fieldOfStudy: isStudent ? values.fieldOfStudy : '',
        institutionName: isStudent ? values.institutionName : '',
        selfDescription: values.selfDescription,
      };
    },
  };
}

export const volunteerForm = studyForm('volunteer');
export const internForm = studyForm('intern');

export const sponsorForm: FormSchema<PersonName | 'currentlyEmployed'> = {
  kind: 'sponsor',
  fields: { ...person, ...employment },
  rules,
  path: '/opportunities/sponsor',
  toSubmission(values) {
    return {
      ...personOf(values),
      currentlyEmployed: values.currentlyEmployed === '1' ? '1' : '0',
      fieldOfStudy: '',
    };
  },
};

/** The form of each opportunity (2.7, 3.8). */
export const registrationForms = {
  volunteer: volunteerForm,
  intern: internForm,
  sponsor: sponsorForm,
} as const satisfies Record<OpportunityKind, unknown>;
