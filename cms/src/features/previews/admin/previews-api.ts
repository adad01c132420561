import { generatePath } from 'react-router-dom';
import { entryEndpoint, entryTags, listTag, staffApi } from '../../../admin/requests/staff-api.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { PREVIEW_PATH, PUBLISHED_ENTRIES_PATH, PUBLISHED_ENTRY_PATH } from '../paths.ts';

const api = staffApi.injectEndpoints({
  endpoints: (builder) => ({
    /** A mutation, since RTK Query keeps the answer of a query, and a link works once. */
    makePreviewLink: builder.mutation<{ readonly url: string }, EntryRef<string>>({
      query: (entryRef) => entryEndpoint(PREVIEW_PATH, entryRef),
    }),
    publishedPath: builder.query<{ readonly path: string | null }, EntryRef<string>>({
      query: (entryRef) => entryEndpoint(PUBLISHED_ENTRY_PATH, entryRef),
      providesTags: (_result, _error, entryRef) => entryTags(entryRef),
    }),
    publishedPaths: builder.query<
      Readonly<Record<string, string>>,
      Omit<EntryRef<string>, 'documentId'>
    >({
      query: ({ uid, locale }) =>
        `${generatePath(PUBLISHED_ENTRIES_PATH, { model: uid })}?locale=${locale}`,
      providesTags: (_result, _error, { uid }) => [listTag(uid)],
    }),
  }),
});

export const { useMakePreviewLinkMutation, usePublishedPathQuery, usePublishedPathsQuery } = api;
