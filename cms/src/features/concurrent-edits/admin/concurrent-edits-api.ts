import {
  entryApi,
  entryEndpoint,
  entryTags,
  type FormEntryRef,
  unwrapData,
} from '../../../admin/platform/entry-api';
import type { ConcurrentEdits, OpenedForm } from '../server/concurrent-edits';

export type { ConcurrentEdits };

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    concurrentEdits: builder.query<ConcurrentEdits, FormEntryRef & OpenedForm>({
      query: ({ shownUpdatedAt, typedInterval, ...entry }) => ({
        url: entryEndpoint('concurrent-edits', entry),
        method: 'POST',
        data: { shownUpdatedAt, typedInterval },
      }),
      transformResponse: unwrapData,
      // Asked again after each press in Strapi's own form, also one that was refused.
      providesTags: (_result, _error, entry) => entryTags(entry),
      keepUnusedDataFor: 0,
    }),
    left: builder.mutation<null, FormEntryRef>({
      query: (entry) => ({
        url: entryEndpoint('concurrent-edits', entry),
        method: 'POST',
        data: { typedInterval: '', isLeft: true },
      }),
      transformResponse: unwrapData,
    }),
  }),
});

export const { useConcurrentEditsQuery, useLeftMutation } = api;
