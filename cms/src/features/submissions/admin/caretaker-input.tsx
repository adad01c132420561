import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { type InputProps, useFetchClient, useField } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/** The field for the Coordinator who takes care of what a visitor sent. */
export default function CaretakerInput({ name = '', label, hint, disabled }: Partial<InputProps>) {
  const { value, error, onChange } = useField<string | null>(name);
  const { get } = useFetchClient();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    get<{ data: string[] }>('/submissions/caretakers')
      .then(({ data }) => setNames(data.data))
      .catch(() => undefined);
  }, [get]);
  // The stored person may no longer be a Coordinator.
  const people = new Set(value ? [...names, value] : names);
  return (
    <Field.Root name={name} hint={hint} error={error}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value ?? ''}
        disabled={disabled}
        placeholder="Still open"
        clearLabel="Take the name away"
        onClear={() => onChange(name, null)}
        onChange={(chosen) => onChange(name, String(chosen))}
      >
        {[...people].map((person) => (
          <SingleSelectOption key={person} value={person}>
            {person}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
