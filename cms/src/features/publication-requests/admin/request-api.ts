import {
  entryApi,
  entryEndpoint,
  type OpenEntry,
  tagsOf,
  unwrapData,
} from '../../../admin/platform/entry-api';
import type { EntryRequest, RequestedEntry } from '../server/handlers';

export type { EntryRequest, RequestedEntry };

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
      query: (entry) => entryEndpoint('publication-requests', entry),
      transformResponse: unwrapData,
      // A save or publication in Strapi's own form changes the request too.
      providesTags: (_result, _error, entry) => ['Request', ...tagsOf(entry)],
    }),
    askForPublication: builder.mutation<unknown, OpenEntry & { readonly sentence: string }>({
      query: ({ sentence, ...entry }) => ({
        url: entryEndpoint('publication-requests', entry),
        method: 'POST',
        data: { sentence },
      }),
      invalidatesTags: (_result, error) => (error ? ['Request'] : changed),
    }),
    sendBack: builder.mutation<unknown, OpenEntry & SentBack>({
      query: ({ id, reason, ...entry }) => {
        const { model, documentId, locale } = entry;
        const url = `/website/publication-requests/${model}/${documentId}/send-back?locale=${locale}`;
        return { url, method: 'POST', data: { id, reason } };
      },
      invalidatesTags: (_result, error) => (error ? ['Request'] : changed),
    }),
    requests: builder.query<readonly RequestedEntry[], void>({
      query: () => '/website/publication-requests',
      transformResponse: unwrapData,
      providesTags: ['Request'],
    }),
  }),
});

export const {
  useRequestQuery,
  useAskForPublicationMutation,
  useSendBackMutation,
  useRequestsQuery,
} = api;
