import { deepEncodeQueryValues } from '@strapi/strapi/admin';
import { entryApi, listTag } from './entry-api';

/** Which entries of a type are counted: those of a list that is narrowed in the same way. */
export interface EntryCountQuery {
  readonly uid: string;
  readonly locale?: string;
  readonly filters?: { readonly $and?: readonly unknown[] };
  readonly _q?: string;
}

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    entryCount: builder.query<number, EntryCountQuery>({
      query: ({ uid, ...params }) => ({
        url: `/content-manager/collection-types/${uid}`,
        method: 'GET',
        config: { params: deepEncodeQueryValues({ ...params, pageSize: 1 }) },
      }),
      transformResponse: ({ pagination }: { pagination: { total: number } }) => pagination.total,
      providesTags: (_result, _error, { uid }) => [listTag(uid)],
    }),
  }),
});

export const { useEntryCountQuery } = api;
