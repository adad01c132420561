import {
  entryApi,
  entryPath,
  type OpenEntry,
  tagsOf,
  unwrapData,
} from '../../../admin/platform/entry-api';
import type { AskedEntry, EntryRequest } from '../server/admin-routes';

export type { AskedEntry, EntryRequest };

interface SentBack {
  /** The id of the request that the panel shows. */
  readonly id: number;
  readonly reason: string;
}

const tags = ['History', 'Request'] as const;
const changed = ['Request', 'History'] as const;

const api = entryApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (builder) => ({
    request: builder.query<EntryRequest, OpenEntry>({
      query: (entry) => entryPath('asked-for', entry),
      transformResponse: unwrapData,
      // A save or publication in Strapi's own form changes the request too.
      providesTags: (_result, _error, entry) => ['Request', ...tagsOf(entry)],
    }),
    askForPublication: builder.mutation<unknown, OpenEntry & { readonly sentence: string }>({
      query: ({ sentence, ...entry }) => ({
        url: entryPath('asked-for', entry),
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
      transformResponse: unwrapData,
      providesTags: ['Request'],
    }),
  }),
});

export const {
  useRequestQuery,
  useAskForPublicationMutation,
  useSendBackMutation,
  useAskedForQuery,
} = api;
