import { Box, Field, Flex, TimePicker } from '@strapi/design-system';
import { useState } from 'react';
import { DayPicker } from '../../../admin/fields/day-picker';
import { wallTimeInWords } from './plan-api';

/** The hour of a day for which nobody chose one. */
const MORNING = '09:00';

interface WallTimeInputProps {
  readonly label: string;
  /** Such as `2026-11-23T09:00`; empty for none. */
  readonly time: string;
  readonly disabled?: boolean;
  onChange(time: string): void;
}

/** A day and an hour of the organisation's clocks, in words below them. */
export function WallTimeInput({ label, time, disabled, onChange }: WallTimeInputProps) {
  const [day = '', plannedHour = MORNING] = time.split('T');
  const [hour, setHour] = useState(plannedHour);
  const [refusal, setRefusal] = useState('');

  function chooseHour(chosen: string): void {
    setHour(chosen);
    if (day) onChange(`${day}T${chosen}`);
  }

  return (
    <Field.Root name={label} hint={time && wallTimeInWords(time)} error={refusal}>
      <Field.Label>{label}</Field.Label>
      <Flex gap={1} wrap="wrap">
        <Box flex="1">
          <DayPicker
            day={day}
            disabled={disabled}
            onChange={(chosen) => onChange(chosen && `${chosen}T${hour}`)}
            onRefuse={setRefusal}
          />
        </Box>
        <Box flex="1">
          {/* Its own field: two inputs of one have the same id. */}
          <Field.Root name={`${label} time`}>
            <TimePicker
              aria-label={`${label}: time`}
              value={hour}
              disabled={disabled}
              onChange={(chosen) => chosen && chooseHour(chosen)}
            />
          </Field.Root>
        </Box>
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
