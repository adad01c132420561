import { entryApi, listTag } from './entry-api';

/** Makes the admin read the list of a type again, by its uid. It sends nothing to the server itself. */
const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    listChanged: builder.mutation<null, string>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_result, _error, uid) => [listTag(uid)],
    }),
  }),
});

export const { useListChangedMutation } = api;
