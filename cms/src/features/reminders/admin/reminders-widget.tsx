import { Flex, Typography } from '@strapi/design-system';
import { ReadError } from '../../../admin/components/read-error.tsx';
import { useProvidedComponent } from '../../../admin/frame/provided-components.ts';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { REMINDER_DAYS } from '../../../content/transparency/deadlines.ts';
import { ReminderList } from './reminder-list.tsx';
import { useRemindersQuery } from './reminders-api.ts';

export default function RemindersWidget() {
  const PlannedLine = useProvidedComponent('PlannedLine');
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {PlannedLine && <PlannedLine />}
      <Reminders />
    </Flex>
  );
}

function Reminders() {
  const { data, isError } = useRemindersQuery(undefined, READ_ON_MOUNT);
  if (isError) return <ReadError subject="What is due" />;
  if (!data) return null;
  if (data.length === 0) {
    return (
      <Typography textColor="neutral600">
        Nothing: no registration ends within {REMINDER_DAYS} days, and no audited accounts are late.
      </Typography>
    );
  }
  return <ReminderList reminders={data} />;
}
