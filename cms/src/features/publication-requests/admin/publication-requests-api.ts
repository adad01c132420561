import {
  entryEndpoint,
  entryTags,
  type FormEntryRef,
  websiteApi,
} from '../../../admin/shared/website-api';
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

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    entryRequest: builder.query<EntryRequest, FormEntryRef>({
      query: (entry) => entryEndpoint('publication-requests', entry),
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
