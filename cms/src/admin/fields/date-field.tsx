import { type InputProps, useField } from '@strapi/strapi/admin';
import { dayInWords } from '../../platform/time.ts';
import { DayPicker } from './day-picker.tsx';
import { FieldFrame } from './field-frame.tsx';
import { dayProblem, isIsoDay } from './typed-day.ts';

/** Strapi's field for a day, as day/month/year, with the month in words below it. */
export function DateField(props: InputProps) {
  const { name, hint, disabled } = props;
  const { value, error, onChange } = useField<string | null>(name);
  const typedOrDay = value ?? '';
  const dayText = isIsoDay(typedOrDay) ? dayInWords(typedOrDay, 'UTC') : undefined;
  const hintWithDay = [dayText, hint].filter(Boolean).join('. ');
  return (
    <FieldFrame {...props} hint={hintWithDay} error={dayProblem(typedOrDay) || error}>
      <DayPicker
        value={typedOrDay}
        disabled={disabled}
        onChange={(changed) => onChange(name, changed || null)}
      />
    </FieldFrame>
  );
}
