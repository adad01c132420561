import { deepEncodeQueryValues } from '@strapi/strapi/admin';
import { entryApi, listTag } from './entry-api';

/** Which entries of a type are counted: those of a list that is narrowed in the same way. */
export interface Counted {
  readonly model: string;
  readonly locale?: string;
  readonly filters?: { readonly $and?: readonly unknown[] };
  readonly _q?: string;
}

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    count: builder.query<number, Counted>({
      query: ({ model, ...params }) => ({
        url: `/content-manager/collection-types/${model}`,
        method: 'GET',
        config: { params: deepEncodeQueryValues({ ...params, pageSize: 1 }) },
      }),
      transformResponse: ({ pagination }: { pagination: { total: number } }) => pagination.total,
      providesTags: (_result, _error, { model }) => [listTag(model)],
    }),
  }),
});

export const { useCountQuery } = api;
