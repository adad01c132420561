import { websiteApi } from '../../../admin/requests/website-api';
import type { FoundEntry } from '../server/find-matching-entries';

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    entryOfPage: builder.query<{ readonly path: string }, string>({
      query: (page) => `/website/entry-of-page?page=${encodeURIComponent(page)}`,
    }),
    find: builder.query<readonly FoundEntry[], string>({
      query: (query) => ({ url: '/website/find', method: 'POST', data: { query } }),
    }),
  }),
});

export const { useEntryOfPageQuery, useFindQuery } = api;
