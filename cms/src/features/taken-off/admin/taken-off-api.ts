import { entryEndpoint, entryTags, websiteApi } from '../../../admin/requests/website-api';
import type { EntryRef } from '../../../content/entry-ref';

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    takenOff: builder.query<readonly string[], EntryRef<string>>({
      query: (entry) => entryEndpoint('taken-off', entry),
      providesTags: (_result, _error, entry) => entryTags(entry),
    }),
  }),
});

export const { useTakenOffQuery } = api;
