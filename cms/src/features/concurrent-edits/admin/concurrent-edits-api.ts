import { entryEndpoint, entryTags, websiteApi } from '../../../admin/shared/website-api';
import type { EntryRef } from '../../../content/entry-ref';
import type { FormReport, FormStatus } from '../server/handlers';

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    formStatus: builder.query<FormStatus, EntryRef<string> & FormReport>({
      query: ({ shownUpdatedAt, typedInterval, ...entry }) => ({
        url: entryEndpoint('concurrent-edits', entry),
        method: 'POST',
        data: { shownUpdatedAt, typedInterval },
      }),
      // Strapi's own save makes these tags stale, also a save that was refused: the status is read again.
      providesTags: (_result, _error, entry) => entryTags(entry),
      keepUnusedDataFor: 0,
    }),
    reportClosedForm: builder.mutation<null, EntryRef<string>>({
      query: (entry) => ({
        url: entryEndpoint('concurrent-edits', entry),
        method: 'POST',
        data: { typedInterval: '', isClosed: true },
      }),
    }),
  }),
});

export const { useFormStatusQuery, useReportClosedFormMutation } = api;
