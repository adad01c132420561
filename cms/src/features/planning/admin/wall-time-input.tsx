import { Box, Field, Flex, TimePicker } from '@strapi/design-system';
import { useState } from 'react';
import { DayPicker } from '../../../admin/fields/day-picker.tsx';
import { wallTimeInWords } from './plan-texts.ts';

const DEFAULT_TIME = '09:00';

interface WallTimeInputProps {
  readonly label: string;
  /** A day and time such as `2026-11-23T09:00`; empty for none. */
  readonly wallTime: string;
  readonly disabled?: boolean;
  onChange(wallTime: string): void;
}

/** A day and a time in the organisation's time zone. */
export function WallTimeInput({ label, wallTime, disabled, onChange }: WallTimeInputProps) {
  const [day = '', initialTime = DEFAULT_TIME] = wallTime.split('T');
  const [time, setTime] = useState(initialTime);
  const [error, setError] = useState('');

  function chooseTime(chosen: string): void {
    setTime(chosen);
    if (day) onChange(`${day}T${chosen}`);
  }

  return (
    <Field.Root name={label} hint={wallTime && wallTimeInWords(wallTime)} error={error}>
      <Field.Label>{label}</Field.Label>
      <Flex gap={1} wrap="wrap">
        <Box flex="1">
          <DayPicker
            day={day}
            disabled={disabled}
            onChange={(chosen) => onChange(chosen && `${chosen}T${time}`)}
            onInvalid={setError}
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
