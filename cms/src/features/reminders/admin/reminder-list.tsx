import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { Reminder } from '../server/reminders.ts';

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
