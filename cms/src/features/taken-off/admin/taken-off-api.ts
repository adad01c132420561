import {
  entryApi,
  entryEndpoint,
  type OpenEntry,
  tagsOf,
  unwrapData,
} from '../../../admin/platform/entry-api';

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    takenOff: builder.query<readonly string[], OpenEntry>({
      query: (entry) => entryEndpoint('taken-off', entry),
      transformResponse: unwrapData,
      providesTags: (_result, _error, entry) => tagsOf(entry),
    }),
  }),
});

export const { useTakenOffQuery } = api;
