import { entryEndpoint, entryTags, websiteApi } from '../../../admin/requests/website-api';
import type { EntryRef } from '../../../content/entry-ref';

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    takenOff: builder.query<readonly string[], EntryRef<string>>({
      query: (entryRef) => entryEndpoint('taken-off', entryRef),
      providesTags: (_result, _error, entryRef) => entryTags(entryRef),
    }),
  }),
});

export const { useTakenOffQuery } = api;
