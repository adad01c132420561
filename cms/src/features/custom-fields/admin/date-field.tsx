import { type InputProps, useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { DayPicker } from '../../../admin/fields/day-picker.tsx';
import { FieldFrame } from '../../../admin/fields/field-frame.tsx';
import { dayInWords } from '../../../platform/time.ts';

/** Strapi's field for a day, as day/month/year, with the month in words below it. */
export function DateField(props: InputProps) {
  const { name, hint, disabled } = props;
  const { value, error, onChange } = useField<string | null>(name);
  const [invalidMessage, setInvalidMessage] = useState('');
  const dayText = value ? dayInWords(value, 'UTC') : undefined;
  const hintWithDay = [dayText, hint].filter(Boolean).join('. ');
  return (
    <FieldFrame {...props} hint={hintWithDay} error={invalidMessage || error}>
      <DayPicker
        day={value ?? ''}
        disabled={disabled}
        onChange={(day) => onChange(name, day || null)}
        onInvalid={setInvalidMessage}
      />
    </FieldFrame>
  );
}
