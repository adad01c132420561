import type { FormUid } from '../../submissions/forms';
import type { FieldView, TypeView } from './type-view';

const staff: Readonly<Record<string, FieldView>> = {
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

const person: Readonly<Record<string, FieldView>> = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'E-mail' },
  mobileNumber: { label: 'Mobile number' },
};

const study: Readonly<Record<string, FieldView>> = {
  student: { label: 'Student?', hint: '1 is yes, 0 is no.' },
  fieldOfStudy: { label: 'Field of study' },
  institutionName: { label: 'Institution' },
  selfDescription: { label: 'About themselves', hint: 'Skills, experience, in their own words.' },
};

const staffRows = [['progress'], ['notes']] as const;

const names = ['firstName', 'lastName'] as const;
const contact = ['email', 'mobileNumber'] as const;

const registration: TypeView = {
  readOnly: true,
  mainField: 'firstName',
  list: ['createdAt', 'progress', 'firstName', 'lastName', 'email', 'mobileNumber'],
  edit: [
    ...staffRows,
    names,
    contact,
    ['student'],
    ['fieldOfStudy', 'institutionName'],
    ['selfDescription'],
  ],
  fields: { ...staff, ...person, ...study },
};

/** How staff see what the forms sent (3.7, 3.8). */
export const formViews: Readonly<Record<FormUid, TypeView>> = {
  'api::contact-form.contact-form': {
    readOnly: true,
    mainField: 'fullName',
    list: ['createdAt', 'progress', 'fullName', 'email', 'contactQuery'],
    edit: [...staffRows, ['fullName', 'email'], ['contactQuery']],
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
    readOnly: true,
    mainField: 'firstName',
    list: ['createdAt', 'progress', 'firstName', 'lastName', 'email', 'mobileNumber'],
    edit: [...staffRows, names, contact, ['currentlyEmployed']],
    fields: {
      ...staff,
      ...person,
      currentlyEmployed: { label: 'Employed?', hint: '1 is yes, 0 is no.' },
      fieldOfStudy: { label: 'Field of study', hint: 'Not asked for at present.' },
    },
  },
};
