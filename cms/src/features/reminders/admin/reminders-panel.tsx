import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { READ_ON_MOUNT } from '../../../admin/requests/website-api';
import { ORGANISATION, TRANSPARENCY } from '../../../content/types';
import type { Reminder } from '../server/reminders';
import { useRemindersQuery } from './reminders-api';

export function RemindersPanel({ model: uid }: PanelComponentProps) {
  const skip = uid !== ORGANISATION && uid !== TRANSPARENCY;
  const { data = [] } = useRemindersQuery(undefined, { ...READ_ON_MOUNT, skip });
  if (skip || data.length === 0) return null;
  return { title: 'Due', content: <ReminderList reminders={data} /> };
}

export function ReminderList({ reminders }: Readonly<{ reminders: readonly Reminder[] }>) {
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
