import { DatePicker } from '@strapi/design-system';
import { type FormEvent, type KeyboardEvent, type SyntheticEvent, useMemo } from 'react';
import { dayInWords } from '../../platform/time.ts';
import { dayOf, LAST_DAY, toIsoDay, withSlashes } from './typed-day.ts';

interface DayPickerProps {
  /** A day, such as `2026-11-24`. Empty for none. */
  readonly day: string;
  readonly disabled?: boolean;
  onChange(day: string): void;
  /** Gets an error message if the typed text is not a valid day, and `''` when the person changes the text. */
  onInvalid(message: string): void;
}

/** Takes and shows a day as day/month/year, whatever the language of the browser. */
export function DayPicker({ day, disabled, onChange, onInvalid }: DayPickerProps) {
  // For a new `Date` object, the picker would overwrite what the person is typing.
  const value = useMemo(() => (day ? new Date(day) : undefined), [day]);

  function change(chosen: string): void {
    onInvalid('');
    onChange(chosen);
  }

  function normalizeTyped({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
    const normalized = withSlashes(input.value);
    if (input.value !== normalized) input.value = normalized;
    onInvalid('');
  }

  /** Refuses a day that does not exist. The picker would turn 31/02/2027 into another day. */
  function rejectInvalidDay(event: SyntheticEvent<HTMLInputElement>): void {
    const { value: typed } = event.currentTarget;
    if (typed === '' || dayOf(typed)) return;
    event.preventDefault();
    const presentDay = day ? dayInWords(day, 'UTC') : 'no day';
    onInvalid(
      `${typed} is no day, so ${presentDay} stays. Write day/month/year, such as 15/08/2028`,
    );
  }

  function takeOnKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') rejectInvalidDay(event);
    // On Tab, a picker with an open calendar keeps the focus and does not take the typed day.
    const typedDay = event.key === 'Tab' && dayOf(event.currentTarget.value);
    if (typedDay && typedDay !== day) change(typedDay);
  }

  return (
    <DatePicker
      locale="en-GB"
      placeholder="dd/mm/yyyy"
      clearLabel="Clear"
      maxDate={LAST_DAY}
      disabled={disabled}
      value={value}
      onInput={normalizeTyped}
      onBlur={rejectInvalidDay}
      onKeyDown={takeOnKey}
      onChange={(date) => change(date ? toIsoDay(date) : '')}
      onClear={() => change('')}
    />
  );
}
