import {
  entryApi,
  entryPath,
  type OpenEntry,
  tagsOf,
  unwrapData,
} from '../../../admin/platform/entry-api';
import type { ConcurrentEdits, OpenedForm } from '../server/concurrent-edits';

export type { ConcurrentEdits };

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    concurrentEdits: builder.query<ConcurrentEdits, OpenEntry & OpenedForm>({
      query: ({ openedAt, typingMark, ...entry }) => ({
        url: entryPath('concurrent-edits', entry),
        method: 'POST',
        data: { openedAt, typingMark },
      }),
      transformResponse: unwrapData,
      // Asked again after each press in Strapi's own form, also one that was refused.
      providesTags: (_result, _error, entry) => tagsOf(entry),
      keepUnusedDataFor: 0,
    }),
    left: builder.mutation<null, OpenEntry>({
      query: (entry) => ({
        url: entryPath('concurrent-edits', entry),
        method: 'POST',
        data: { typingMark: '', isLeft: true },
      }),
      transformResponse: unwrapData,
    }),
  }),
});

export const { useConcurrentEditsQuery, useLeftMutation } = api;
