import { entryEndpoint, entryTags, websiteApi } from '../../../admin/requests/website-api';
import type { EntryRef } from '../../../content/entry-ref';

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    losses: builder.query<readonly string[], EntryRef<string>>({
      query: (entryRef) => entryEndpoint('losses', entryRef),
      providesTags: (_result, _error, entryRef) => entryTags(entryRef),
    }),
  }),
});

export const { useLossesQuery } = api;
