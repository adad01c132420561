import { DatePicker } from '@strapi/design-system';
import { type FormEvent, type KeyboardEvent, type SyntheticEvent, useMemo, useState } from 'react';
import { dayOf, dayProblem, isIsoDay, LAST_DAY, toIsoDay, withSlashes } from './typed-day.ts';

interface DayPickerProps {
  /** A day, such as `2026-11-24`, or the text that a person typed and that is no day. Empty for none. */
  readonly value: string;
  readonly disabled?: boolean;
  /** Gets a text that is no day too, so that the old day is not stored in place of what the person typed. */
  onChange(value: string): void;
}

/** Takes and shows a day as day/month/year, whatever the language of the browser. */
export function DayPicker({ value, disabled, onChange }: DayPickerProps) {
  const [day, setDay] = useState(value);
  // While the typed text is no day, the picker keeps its day. For another one, it would overwrite that text.
  if (dayProblem(value) === '' && value !== day) setDay(value);
  const date = useMemo(() => (isIsoDay(day) ? new Date(day) : undefined), [day]);

  function normalizeTyped({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
    const normalized = withSlashes(input.value);
    if (input.value !== normalized) input.value = normalized;
  }

  function takeTyped(event: SyntheticEvent<HTMLInputElement>): void {
    const { value: typed } = event.currentTarget;
    if (typed === '') return;
    const typedDay = dayOf(typed);
    // The picker would turn 31/02/2027 into another day.
    if (typedDay === undefined) event.preventDefault();
    const taken = typedDay ?? typed;
    if (taken !== value) onChange(taken);
  }

  function takeOnKey(event: KeyboardEvent<HTMLInputElement>): void {
    // On Tab, a picker with an open calendar keeps the focus and does not take the typed day.
    if (event.key === 'Tab' || event.key === 'Enter') takeTyped(event);
  }

  return (
    <DatePicker
      locale="en-GB"
      placeholder="dd/mm/yyyy"
      clearLabel="Clear"
      maxDate={LAST_DAY}
      disabled={disabled}
      value={date}
      onInput={normalizeTyped}
      onBlur={takeTyped}
      onKeyDown={takeOnKey}
      onChange={(chosen) => onChange(chosen ? toIsoDay(chosen) : '')}
      onClear={() => onChange('')}
    />
  );
}
