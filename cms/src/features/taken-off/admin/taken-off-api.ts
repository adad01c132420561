import {
  entryApi,
  entryEndpoint,
  entryTags,
  type FormEntryRef,
  unwrapData,
} from '../../../admin/shared/entry-api';

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    takenOff: builder.query<readonly string[], FormEntryRef>({
      query: (entry) => entryEndpoint('taken-off', entry),
      transformResponse: unwrapData,
      providesTags: (_result, _error, entry) => entryTags(entry),
    }),
  }),
});

export const { useTakenOffQuery } = api;
