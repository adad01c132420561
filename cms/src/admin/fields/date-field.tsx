import { DatePicker, Field } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { dayInWords } from '../../platform/time';

const LAST_DAY = new Date(2099, 11, 31);

/** Strapi's field for a day, in the order that India writes, with the month in words below it. */
export function DateField({ name, label, hint, labelAction, required, disabled }: InputProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const words = value ? dayInWords(value, 'UTC') : undefined;
  return (
    <Field.Root
      name={name}
      hint={[words, hint].filter(Boolean).join('. ')}
      error={error}
      required={required}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <DatePicker
        locale="en-GB"
        placeholder="dd/mm/yyyy"
        clearLabel="Clear"
        maxDate={LAST_DAY}
        disabled={disabled}
        value={value ? new Date(value) : undefined}
        onChange={(day) => onChange(name, day ? isoDay(day) : null)}
        onClear={() => onChange(name, null)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** The picker takes a day of UTC, and gives one of this computer's clocks. */
function isoDay(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
