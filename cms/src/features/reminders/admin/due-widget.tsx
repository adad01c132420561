import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { entryApi, listTag, READ_ON_MOUNT, unwrapData } from '../../../admin/shared/entry-api';
import { sharedComponents } from '../../../admin/shared/shared-components';
import { ReadError } from '../../../admin/shared/small-text';
import { REMINDER_DAYS } from '../../../content/accounts/deadlines';
import { DOCUMENT, ORGANISATION, TRANSPARENCY } from '../../../content/types';
import type { Reminder } from '../server/reminders';

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    reminders: builder.query<readonly Reminder[], void>({
      query: () => '/website/reminders',
      transformResponse: unwrapData,
      providesTags: [
        { type: 'Document', id: ORGANISATION },
        { type: 'Document', id: TRANSPARENCY },
        listTag(DOCUMENT),
      ],
    }),
  }),
});

export default function DueWidget() {
  const { PlannedLine } = sharedComponents;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {PlannedLine && <PlannedLine />}
      <Reminders />
    </Flex>
  );
}

function Reminders() {
  const { data, isError } = api.useRemindersQuery(undefined, READ_ON_MOUNT);
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

export function RemindersPanel({ model: uid }: PanelComponentProps) {
  const skip = uid !== ORGANISATION && uid !== TRANSPARENCY;
  const { data = [] } = api.useRemindersQuery(undefined, { ...READ_ON_MOUNT, skip });
  if (skip || data.length === 0) return null;
  return { title: 'Due', content: <ReminderList reminders={data} /> };
}

function ReminderList({ reminders }: Readonly<{ reminders: readonly Reminder[] }>) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} width="100%">
      {reminders.map(({ text, path, linkText }) => (
        <li key={text}>
          <Typography tag="p">{text}</Typography>
          <Link tag={NavLink} to={path}>
            {linkText}
          </Link>
        </li>
      ))}
    </Flex>
  );
}
