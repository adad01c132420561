import { adminApi } from '@strapi/strapi/admin';
import type { AskedEntry, EntryRequest, ShownRequest } from '../../approval/admin-routes';

export type { AskedEntry, EntryRequest, ShownRequest };

export interface Entry {
  /** The uid of the entry's type. */
  readonly model: string;
  readonly documentId: string;
  readonly locale: string;
}

interface SentBack {
  /** Of the request that the panel shows. */
  readonly id: number;
  readonly reason: string;
}

interface Data<Value> {
  readonly data: Value;
}

const tags = ['Document', 'History', 'Request'] as const;
const changed = ['Request', 'History'] as const;

const api = adminApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (builder) => ({
    request: builder.query<EntryRequest, Entry>({
      query: addressOf,
      transformResponse: ({ data }: Data<EntryRequest>) => data,
      // What saves or publishes the entry in Strapi's own form changes it too.
      providesTags: (_result, _error, { model, documentId }) => [
        'Request',
        { type: 'Document', id: `${model}_${documentId}` },
        { type: 'Document', id: model },
      ],
    }),
    askForPublication: builder.mutation<unknown, Entry & { readonly sentence: string }>({
      query: ({ sentence, ...entry }) => ({
        url: addressOf(entry),
        method: 'POST',
        data: { sentence },
      }),
      invalidatesTags: (_result, error) => (error ? ['Request'] : changed),
    }),
    sendBack: builder.mutation<unknown, Entry & SentBack>({
      query: ({ id, reason, ...entry }) => {
        const { model, documentId, locale } = entry;
        const url = `/website/asked-for/${model}/${documentId}/send-back?locale=${locale}`;
        return { url, method: 'POST', data: { id, reason } };
      },
      invalidatesTags: (_result, error) => (error ? ['Request'] : changed),
    }),
    askedFor: builder.query<readonly AskedEntry[], void>({
      query: () => '/website/asked-for',
      transformResponse: ({ data }: Data<readonly AskedEntry[]>) => data,
      providesTags: ['Request'],
    }),
  }),
});

function addressOf({ model, documentId, locale }: Entry): string {
  return `/website/asked-for/${model}/${documentId}?locale=${locale}`;
}

export const {
  useRequestQuery,
  useAskForPublicationMutation,
  useSendBackMutation,
  useAskedForQuery,
} = api;
