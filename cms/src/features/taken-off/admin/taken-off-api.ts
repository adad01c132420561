import {
  entryEndpoint,
  entryTags,
  type FormEntryRef,
  websiteApi,
} from '../../../admin/shared/website-api';

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    takenOff: builder.query<readonly string[], FormEntryRef>({
      query: (entry) => entryEndpoint('taken-off', entry),
      providesTags: (_result, _error, entry) => entryTags(entry),
    }),
  }),
});

export const { useTakenOffQuery } = api;
