import type { FieldWords, TypeWords } from './form-of-words';

const staff: Readonly<Record<string, FieldWords>> = {
  progress: {
    label: 'Status',
    hint: 'Where you are with it: new, in progress, or done.',
    editable: true,
  },
  notes: {
    label: 'Notes',
    hint: 'For your team only. Write nothing that the person should not read one day: everybody may ask what you keep about them.',
    editable: true,
  },
  createdAt: { label: 'Received' },
};

const person: Readonly<Record<string, FieldWords>> = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'E-mail' },
  mobileNumber: { label: 'Mobile number' },
};

const study: Readonly<Record<string, FieldWords>> = {
  student: { label: 'Student?', hint: '1 is yes, 0 is no.' },
  fieldOfStudy: { label: 'Field of study' },
  institutionName: { label: 'Institution' },
  selfDescription: { label: 'About themselves', hint: 'Skills, experience, in their own words.' },
};

const newestFirst = { sortBy: 'createdAt', sortOrder: 'DESC', readOnly: true } as const;

const staffRows = [[['progress', 4]], [['notes', 12]]] as const;

const names = [
  ['firstName', 6],
  ['lastName', 6],
] as const;
const contact = [
  ['email', 6],
  ['mobileNumber', 6],
] as const;

const registration: TypeWords = {
  ...newestFirst,
  mainField: 'firstName',
  list: ['createdAt', 'progress', 'firstName', 'lastName', 'email', 'mobileNumber'],
  edit: [
    ...staffRows,
    names,
    contact,
    [['student', 12]],
    [
      ['fieldOfStudy', 6],
      ['institutionName', 6],
    ],
    [['selfDescription', 12]],
  ],
  fields: { ...staff, ...person, ...study },
};

/** The words and the order of fields with which staff see what the forms sent (3.7, 3.8). */
export const formWords: Readonly<Record<string, TypeWords>> = {
  'api::contact-form.contact-form': {
    ...newestFirst,
    mainField: 'fullName',
    list: ['createdAt', 'progress', 'fullName', 'email', 'contactQuery'],
    edit: [
      ...staffRows,
      [
        ['fullName', 6],
        ['email', 6],
      ],
      [['contactQuery', 12]],
    ],
    fields: {
      ...staff,
      fullName: { label: 'Name' },
      email: { label: 'E-mail' },
      contactQuery: { label: 'Message' },
    },
  },
  'api::volunteer-form.volunteer-form': registration,
  'api::intern-form.intern-form': registration,
  'api::donate-form.donate-form': {
    ...newestFirst,
    mainField: 'firstName',
    list: ['createdAt', 'progress', 'firstName', 'lastName', 'email', 'mobileNumber'],
    edit: [...staffRows, names, contact, [['currentlyEmployed', 6]]],
    fields: {
      ...staff,
      ...person,
      currentlyEmployed: { label: 'Employed?', hint: '1 is yes, 0 is no.' },
      fieldOfStudy: { label: 'Field of study', hint: 'Not asked for at present.' },
    },
  },
};
