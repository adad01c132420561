import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { ReadError } from '../../../admin/components/read-error.tsx';
import { FieldFrame } from '../../../admin/fields/field-frame.tsx';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { useCaretakersQuery } from './submissions-api.ts';

export default function CaretakerInput(props: Partial<InputProps>) {
  const { name = '', disabled } = props;
  const { value, error, onChange } = useField<string | null>(name);
  const { data: names = [], isError } = useCaretakersQuery(undefined, READ_ON_MOUNT);
  // The stored person may no longer be a Coordinator.
  const options = new Set(value ? [...names, value] : names);
  return (
    <FieldFrame {...props} error={error}>
      <SingleSelect
        value={value ?? ''}
        disabled={disabled}
        placeholder="Still open"
        clearLabel="Take the name away"
        onClear={() => onChange(name, null)}
        onChange={(chosen) => onChange(name, String(chosen))}
      >
        {[...options].map((person) => (
          <SingleSelectOption key={person} value={person}>
            {person}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      {isError && <ReadError subject="The names of the Coordinators" />}
    </FieldFrame>
  );
}
