import { deepEncodeQueryValues } from '@strapi/strapi/admin';
import { listTag, strapiApi } from './staff-api.ts';

export interface EntryCountQuery {
  readonly uid: string;
  readonly locale?: string;
  readonly filters?: { readonly $and?: readonly unknown[] };
  readonly _q?: string;
}

const api = strapiApi.injectEndpoints({
  endpoints: (builder) => ({
    entryCount: builder.query<number, EntryCountQuery>({
      query: ({ uid, ...params }) => ({
        url: `/content-manager/collection-types/${uid}`,
        method: 'GET',
        // One entry a page, because only the total is needed.
        config: { params: deepEncodeQueryValues({ ...params, pageSize: 1 }) },
      }),
      transformResponse: ({ pagination }: { pagination: { total: number } }) => pagination.total,
      providesTags: (_result, _error, { uid }) => [listTag(uid)],
    }),
  }),
});

export const { useEntryCountQuery } = api;
