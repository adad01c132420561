import {
  entryApi,
  entryEndpoint,
  entryTags,
  type FormEntryRef,
  listTag,
  unwrapData,
} from '../../../admin/platform/entry-api';

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    livePath: builder.query<{ readonly path: string | null }, FormEntryRef>({
      query: (entry) => entryEndpoint('live', entry),
      transformResponse: unwrapData,
      providesTags: (_result, _error, entry) => entryTags(entry),
    }),
    livePaths: builder.query<Readonly<Record<string, string>>, Omit<FormEntryRef, 'documentId'>>({
      query: ({ uid, locale }) => `/website/live/${uid}?locale=${locale}`,
      transformResponse: unwrapData,
      providesTags: (_result, _error, { uid }) => [listTag(uid)],
    }),
  }),
});

export const { useLivePathQuery, useLivePathsQuery } = api;
