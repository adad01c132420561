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
