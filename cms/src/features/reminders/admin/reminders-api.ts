import { listTag, websiteApi } from '../../../admin/requests/website-api.ts';
import { DOCUMENT, ORGANISATION, TRANSPARENCY } from '../../../content/types.ts';
import { REMINDERS_PATH } from '../paths.ts';
import type { Reminder } from '../server/reminders.ts';

export const { useRemindersQuery } = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    reminders: builder.query<readonly Reminder[], void>({
      query: () => REMINDERS_PATH,
      providesTags: [
        { type: 'Document', id: ORGANISATION },
        { type: 'Document', id: TRANSPARENCY },
        listTag(DOCUMENT),
      ],
    }),
  }),
});
