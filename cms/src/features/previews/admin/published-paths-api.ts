import {
  entryApi,
  entryEndpoint,
  entryTags,
  type FormEntryRef,
  listTag,
  unwrapData,
} from '../../../admin/shared/entry-api';

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    publishedPath: builder.query<{ readonly path: string | null }, FormEntryRef>({
      query: (entry) => entryEndpoint('published', entry),
      transformResponse: unwrapData,
      providesTags: (_result, _error, entry) => entryTags(entry),
    }),
    publishedPaths: builder.query<
      Readonly<Record<string, string>>,
      Omit<FormEntryRef, 'documentId'>
    >({
      query: ({ uid, locale }) => `/website/published/${uid}?locale=${locale}`,
      transformResponse: unwrapData,
      providesTags: (_result, _error, { uid }) => [listTag(uid)],
    }),
  }),
});

export const { usePublishedPathQuery, usePublishedPathsQuery } = api;
