import {
  entryApi,
  entryEndpoint,
  listTag,
  type OpenEntry,
  tagsOf,
  unwrapData,
} from '../../../admin/platform/entry-api';

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    livePath: builder.query<{ readonly path: string | null }, OpenEntry>({
      query: (entry) => entryEndpoint('live', entry),
      transformResponse: unwrapData,
      providesTags: (_result, _error, entry) => tagsOf(entry),
    }),
    livePaths: builder.query<Readonly<Record<string, string>>, Omit<OpenEntry, 'documentId'>>({
      query: ({ model, locale }) => `/website/live/${model}?locale=${locale}`,
      transformResponse: unwrapData,
      providesTags: (_result, _error, { model }) => [listTag(model)],
    }),
  }),
});

export const { useLivePathQuery, useLivePathsQuery } = api;
