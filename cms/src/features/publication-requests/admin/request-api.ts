import {
  entryApi,
  entryEndpoint,
  entryTags,
  type FormEntryRef,
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
    request: builder.query<EntryRequest, FormEntryRef>({
      query: (entry) => entryEndpoint('publication-requests', entry),
      transformResponse: unwrapData,
      // A save or publication in Strapi's own form changes the request too.
      providesTags: (_result, _error, entry) => ['Request', ...entryTags(entry)],
    }),
    askForPublication: builder.mutation<unknown, FormEntryRef & { readonly sentence: string }>({
      query: ({ sentence, ...entry }) => ({
        url: entryEndpoint('publication-requests', entry),
        method: 'POST',
        data: { sentence },
      }),
      invalidatesTags: (_result, error) => (error ? ['Request'] : changed),
    }),
    sendBack: builder.mutation<unknown, FormEntryRef & SentBack>({
      query: ({ id, reason, ...entry }) => {
        const { uid, documentId, locale } = entry;
        const url = `/website/publication-requests/${uid}/${documentId}/send-back?locale=${locale}`;
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
