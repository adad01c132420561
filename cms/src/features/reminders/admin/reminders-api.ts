import { listTag, staffApi } from '../../../admin/requests/staff-api.ts';
import { DOCUMENT, ORGANISATION, TRANSPARENCY } from '../../../content/types.ts';
import { REMINDERS_PATH } from '../paths.ts';
import type { Reminder } from '../server/reminders.ts';

export const { useRemindersQuery } = staffApi.injectEndpoints({
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
