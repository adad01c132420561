import {
  entryEndpoint,
  entryTags,
  type FormEntryRef,
  websiteApi,
} from '../../../admin/shared/website-api';
import type { FormReport, FormStatus } from '../server/handlers';

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    formStatus: builder.query<FormStatus, FormEntryRef & FormReport>({
      query: ({ shownUpdatedAt, typedInterval, ...entry }) => ({
        url: entryEndpoint('concurrent-edits', entry),
        method: 'POST',
        data: { shownUpdatedAt, typedInterval },
      }),
      // Strapi's own save makes these tags stale, also a save that was refused: the status is read again.
      providesTags: (_result, _error, entry) => entryTags(entry),
      keepUnusedDataFor: 0,
    }),
    reportClosedForm: builder.mutation<null, FormEntryRef>({
      query: (entry) => ({
        url: entryEndpoint('concurrent-edits', entry),
        method: 'POST',
        data: { typedInterval: '', isClosed: true },
      }),
    }),
  }),
});

export const { useFormStatusQuery, useReportClosedFormMutation } = api;
