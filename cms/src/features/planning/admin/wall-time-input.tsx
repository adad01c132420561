import { Box, Field, Flex, TimePicker } from '@strapi/design-system';
import { useState } from 'react';
import { DayPicker } from '../../../admin/fields/day-picker.tsx';
import { dayProblem, isIsoDay } from '../../../admin/fields/typed-day.ts';
import { wallTimeInWords } from './plan-texts.ts';

const DEFAULT_TIME = '09:00';

interface WallTimeInputProps {
  readonly label: string;
  /** A day and time such as `2026-11-23T09:00`, or a typed text in place of the day; empty for none. */
  readonly wallTime: string;
  readonly disabled?: boolean;
  onChange(wallTime: string): void;
}

/** A day and a time in the organisation's time zone. */
export function WallTimeInput({ label, wallTime, disabled, onChange }: WallTimeInputProps) {
  const [time, setTime] = useState(wallTime.slice(-DEFAULT_TIME.length) || DEFAULT_TIME);
  const day = wallTime.slice(0, -`T${time}`.length);

  function chooseTime(chosen: string): void {
    setTime(chosen);
    if (day) onChange(`${day}T${chosen}`);
  }

  return (
    <Field.Root
      name={label}
      hint={isIsoDay(day) && wallTimeInWords(wallTime)}
      error={dayProblem(day)}
    >
      <Field.Label>{label}</Field.Label>
      <Flex gap={1} wrap="wrap">
        <Box flex="1">
          <DayPicker
            value={day}
            disabled={disabled}
            onChange={(chosen) => onChange(chosen && `${chosen}T${time}`)}
          />
        </Box>
        <Box flex="1">
          {/* A field of its own, because two inputs in one field would have the same id. */}
          <Field.Root name={`${label} time`}>
            <TimePicker
              aria-label={`${label}: time`}
              value={time}
              disabled={disabled}
              onChange={(chosen) => chosen && chooseTime(chosen)}
            />
          </Field.Root>
        </Box>
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
