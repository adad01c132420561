import { adminApi } from '@strapi/strapi/admin';

/** Makes the admin read the list of a type again, by its uid. It sends nothing to the server itself. */
const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    listChanged: builder.mutation<null, string>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_result, _error, model) => [{ type: 'Document', id: `${model}_LIST` }],
    }),
  }),
});

export const { useListChangedMutation } = api;
