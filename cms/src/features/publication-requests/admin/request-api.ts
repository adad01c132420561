import {
  entryApi,
  entryEndpoint,
  entryTags,
  type FormEntryRef,
  unwrapData,
} from '../../../admin/shared/entry-api';
import type { EntryRequest, ListedRequest } from '../server/handlers';

interface AskInput extends FormEntryRef {
  readonly message: string;
}

interface SendBackInput extends FormEntryRef {
  /** The id of the request that the panel shows. */
  readonly id: number;
  readonly reason: string;
}

const TAGS = ['Request', 'History'] as const;

const api = entryApi.enhanceEndpoints({ addTagTypes: TAGS }).injectEndpoints({
  endpoints: (builder) => ({
    entryRequest: builder.query<EntryRequest, FormEntryRef>({
      query: (entry) => entryEndpoint('publication-requests', entry),
      transformResponse: unwrapData,
      // A save or publication in Strapi's own form changes the request too.
      providesTags: (_result, _error, entry) => ['Request', ...entryTags(entry)],
    }),
    askForPublication: builder.mutation<unknown, AskInput>({
      query: ({ message, ...entry }) => ({
        url: entryEndpoint('publication-requests', entry),
        method: 'POST',
        data: { message },
      }),
      invalidatesTags: TAGS,
    }),
    sendBack: builder.mutation<unknown, SendBackInput>({
      query: ({ id, reason, ...entry }) => ({
        url: entryEndpoint('publication-requests/send-back', entry),
        method: 'POST',
        data: { id, reason },
      }),
      invalidatesTags: TAGS,
    }),
    allRequests: builder.query<readonly ListedRequest[], void>({
      query: () => '/website/publication-requests',
      transformResponse: unwrapData,
      providesTags: ['Request'],
    }),
  }),
});

export const {
  useEntryRequestQuery,
  useAskForPublicationMutation,
  useSendBackMutation,
  useAllRequestsQuery,
} = api;
