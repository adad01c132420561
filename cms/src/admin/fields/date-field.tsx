import { Field } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { dayInWords } from '../../platform/time';
import { DayPicker } from './day-picker';

/** Strapi's field for a day, in the order that India writes, with the month in words below it. */
export function DateField({ name, label, hint, labelAction, required, disabled }: InputProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const [refusal, setRefusal] = useState('');
  const words = value ? dayInWords(value, 'UTC') : undefined;
  return (
    <Field.Root
      name={name}
      hint={[words, hint].filter(Boolean).join('. ')}
      error={refusal || error}
      required={required}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <DayPicker
        day={value ?? ''}
        disabled={disabled}
        onChange={(day) => onChange(name, day || null)}
        onRefuse={setRefusal}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
