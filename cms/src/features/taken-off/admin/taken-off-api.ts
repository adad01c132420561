import { adminApi } from '@strapi/strapi/admin';
import { entryPath, type OpenEntry, tagsOf, unwrapData } from '../../../admin/platform/entry-api';

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    takenOff: builder.query<readonly string[], OpenEntry>({
      query: (entry) => entryPath('taken-off', entry),
      transformResponse: unwrapData,
      providesTags: (_result, _error, entry) => tagsOf(entry),
    }),
  }),
});

export const { useTakenOffQuery } = api;
