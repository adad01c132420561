import { DatePicker } from '@strapi/design-system';
import { type FormEvent, type SyntheticEvent, useMemo } from 'react';
import { dayInWords } from '../../platform/time';

const LAST_DAY = new Date(2099, 11, 31);

interface DayPickerProps {
  /** Such as `2026-11-24`; empty for none. */
  readonly day: string;
  readonly disabled?: boolean;
  onChange(day: string): void;
  /** Told why what was typed is no day; and `''` as soon as something else is typed or chosen. */
  onRefuse(reason: string): void;
}

/** Takes and shows a day in the order that India writes, whatever the language of the browser. */
export function DayPicker({ day, disabled, onChange, onRefuse }: DayPickerProps) {
  // For another object the picker would put the day back over what is being typed.
  const value = useMemo(() => (day ? new Date(day) : undefined), [day]);

  function change(chosen: string): void {
    onRefuse('');
    onChange(chosen);
  }

  /** The picker knows slashes alone, and would take 15-08-2028 for the 15th of the month that it shows. */
  function takeTyped({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
    const withSlashes = input.value.replace(/[-.\s]+/g, '/');
    if (input.value !== withSlashes) input.value = withSlashes;
    onRefuse('');
  }

  /** Of 31/02/2027 the picker would make another day. */
  function refuseNoDay(event: SyntheticEvent<HTMLInputElement>): void {
    const { value: typed } = event.currentTarget;
    if (typed === '' || isDay(typed)) return;
    event.preventDefault();
    const kept = day ? dayInWords(day, 'UTC') : 'no day';
    onRefuse(`${typed} is no day, so ${kept} stays. Write day/month/year, such as 15/08/2028`);
  }

  return (
    <DatePicker
      locale="en-GB"
      placeholder="dd/mm/yyyy"
      clearLabel="Clear"
      maxDate={LAST_DAY}
      disabled={disabled}
      value={value}
      onInput={takeTyped}
      onBlur={refuseNoDay}
      onKeyDown={(event) => event.key === 'Enter' && refuseNoDay(event)}
      onChange={(date) => change(date ? isoDay(date) : '')}
      onClear={() => change('')}
    />
  );
}

/** Whether there is such a day, as `15/8/2028` or `15/08/28`. */
function isDay(typed: string): boolean {
  const [, day, month, year] = /^(\d\d?)\/(\d\d?)\/(\d\d|\d{4})$/.exec(typed)?.map(Number) ?? [];
  if (!day || !month || year === undefined || month > 12 || year > LAST_DAY.getFullYear())
    return false;
  const lastOfMonth = new Date(year < 100 ? 2000 + year : year, month, 0);
  return day <= lastOfMonth.getDate();
}

/** The picker takes a day of UTC, and gives one of this computer's clocks. */
function isoDay(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
