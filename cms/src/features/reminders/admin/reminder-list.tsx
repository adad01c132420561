import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { listTag, websiteApi } from '../../../admin/requests/website-api';
import { DOCUMENT, ORGANISATION, TRANSPARENCY } from '../../../content/types';
import type { Reminder } from '../server/reminders';

export const { useRemindersQuery } = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    reminders: builder.query<readonly Reminder[], void>({
      query: () => '/website/reminders',
      providesTags: [
        { type: 'Document', id: ORGANISATION },
        { type: 'Document', id: TRANSPARENCY },
        listTag(DOCUMENT),
      ],
    }),
  }),
});

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
