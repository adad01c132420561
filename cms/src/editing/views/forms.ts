import type { FormUid } from '../../submissions/forms';
import formFields from './form-fields.json';
import type { TypeView } from './type-view';

type Field = keyof typeof formFields;

/** A view of what a form sent; each row of fields stands below what the team writes. */
function formView(listed: readonly Field[], ...rows: readonly (readonly Field[])[]): TypeView {
  const edit: Field[][] = [['progress'], ['notes'], ...rows.map((row) => [...row])];
  const names = ['createdAt' as const, ...edit.flat()];
  return {
    readOnly: true,
    mainField: listed[0] ?? 'email',
    list: ['createdAt', 'progress', ...listed],
    edit,
    fields: Object.fromEntries(names.map((name) => [name, formFields[name]])),
  };
}

const sender = ['fullName', 'email'] as const;
const person = [
  ['firstName', 'lastName'],
  ['email', 'mobileNumber'],
] as const;
const registration = formView(
  person.flat(),
  ...person,
  ['student'],
  ['fieldOfStudy', 'institutionName'],
  ['selfDescription'],
);

const donation = formView(person.flat(), ...person, ['currentlyEmployed']);

export const formViews: Readonly<Record<FormUid, TypeView>> = {
  'api::contact-form.contact-form': formView([...sender, 'contactQuery'], sender, ['contactQuery']),
  'api::volunteer-form.volunteer-form': registration,
  'api::intern-form.intern-form': registration,
  'api::donate-form.donate-form': {
    ...donation,
    // Its form asks for none at present.
    fields: { ...donation.fields, fieldOfStudy: formFields.fieldOfStudy },
  },
};
