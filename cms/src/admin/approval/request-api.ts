import { adminApi } from '@strapi/strapi/admin';
import type { AskedEntry, EntryRequest } from '../../approval/admin-routes';
import { dataOf, type OpenEntry, tagsOf } from '../content/entry-api';

export type { AskedEntry, EntryRequest };

interface SentBack {
  /** Of the request that the panel shows. */
  readonly id: number;
  readonly reason: string;
}

const tags = ['Document', 'History', 'Request'] as const;
const changed = ['Request', 'History'] as const;

const api = adminApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (builder) => ({
    request: builder.query<EntryRequest, OpenEntry>({
      query: addressOf,
      transformResponse: dataOf,
      // What saves or publishes the entry in Strapi's own form changes it too.
      providesTags: (_result, _error, entry) => ['Request', ...tagsOf(entry)],
    }),
    askForPublication: builder.mutation<unknown, OpenEntry & { readonly sentence: string }>({
      query: ({ sentence, ...entry }) => ({
        url: addressOf(entry),
        method: 'POST',
        data: { sentence },
      }),
      invalidatesTags: (_result, error) => (error ? ['Request'] : changed),
    }),
    sendBack: builder.mutation<unknown, OpenEntry & SentBack>({
      query: ({ id, reason, ...entry }) => {
        const { model, documentId, locale } = entry;
        const url = `/website/asked-for/${model}/${documentId}/send-back?locale=${locale}`;
        return { url, method: 'POST', data: { id, reason } };
      },
      invalidatesTags: (_result, error) => (error ? ['Request'] : changed),
    }),
    askedFor: builder.query<readonly AskedEntry[], void>({
      query: () => '/website/asked-for',
      transformResponse: dataOf,
      providesTags: ['Request'],
    }),
  }),
});

function addressOf({ model, documentId, locale }: OpenEntry): string {
  return `/website/asked-for/${model}/${documentId}?locale=${locale}`;
}

export const {
  useRequestQuery,
  useAskForPublicationMutation,
  useSendBackMutation,
  useAskedForQuery,
} = api;
