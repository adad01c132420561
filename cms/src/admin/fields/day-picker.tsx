import { DatePicker } from '@strapi/design-system';

const LAST_DAY = new Date(2099, 11, 31);

interface DayPickerProps {
  /** Such as `2026-11-24`; empty for none. */
  readonly day: string;
  readonly disabled?: boolean;
  onChange(day: string): void;
}

/** Takes and shows a day in the order that India writes, whatever the language of the browser. */
export function DayPicker({ day, disabled, onChange }: DayPickerProps) {
  return (
    <DatePicker
      locale="en-GB"
      placeholder="dd/mm/yyyy"
      clearLabel="Clear"
      maxDate={LAST_DAY}
      disabled={disabled}
      value={day ? new Date(day) : undefined}
      onChange={(date) => onChange(date ? isoDay(date) : '')}
      onClear={() => onChange('')}
    />
  );
}

/** The picker takes a day of UTC, and gives one of this computer's clocks. */
function isoDay(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
