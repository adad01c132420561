import { adminApi } from '@strapi/strapi/admin';

/** Asks the server for nothing: the list of a type, by its uid, is read again. */
const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    listChanged: builder.mutation<null, string>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_result, _error, model) => [{ type: 'Document', id: `${model}_LIST` }],
    }),
  }),
});

export const { useListChangedMutation } = api;
