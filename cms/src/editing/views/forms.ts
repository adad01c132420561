import formFields from '../../content/form-fields.json';
import { FORMS, ORIGIN_FIELDS } from '../../content/forms';
import type { TypeView } from './type-view';

/** The views of what the forms sent: its rows of fields stand below what the team writes. */
export const formViews: Readonly<Record<string, TypeView>> = Object.fromEntries(
  FORMS.map(({ uid, rows }) => {
    const sent = rows.flat();
    const names = [
      'createdAt',
      'progress',
      'caretaker',
      'notes',
      ...sent,
      ...ORIGIN_FIELDS,
    ] as const;
    return [
      uid,
      {
        readOnly: true,
        mainField: sent[0] ?? 'email',
        list: ['createdAt', 'progress', 'caretaker', 'language', ...sent.slice(0, 4)],
        edit: [['progress', 'caretaker'], ['notes'], ...rows, ORIGIN_FIELDS],
        fields: Object.fromEntries(names.map((name) => [name, formFields[name]])),
      },
    ];
  }),
);
