import { entryEndpoint, entryTags, staffApiWithTags } from '../../../admin/requests/staff-api.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { ALL_REQUESTS_PATH, ENTRY_REQUEST_PATH, SEND_BACK_PATH } from '../paths.ts';
import type { ListedRequest, PanelRequest, RequestBody, SendBackBody } from '../server/handlers.ts';

const TAGS = ['Request', 'History'] as const;

const api = staffApiWithTags('Request').injectEndpoints({
  endpoints: (builder) => ({
    entryRequest: builder.query<PanelRequest | null, EntryRef<string>>({
      query: (entryRef) => entryEndpoint(ENTRY_REQUEST_PATH, entryRef),
      // A save or publication in Strapi's own form changes the request too.
      providesTags: (_result, _error, entryRef) => ['Request', ...entryTags(entryRef)],
    }),
    requestPublication: builder.mutation<unknown, EntryRef<string> & RequestBody>({
      query: ({ message, ...entryRef }) => ({
        url: entryEndpoint(ENTRY_REQUEST_PATH, entryRef),
        method: 'POST',
        data: { message },
      }),
      invalidatesTags: TAGS,
    }),
    sendBack: builder.mutation<unknown, EntryRef<string> & SendBackBody>({
      query: ({ id, reason, ...entryRef }) => ({
        url: entryEndpoint(SEND_BACK_PATH, entryRef),
        method: 'POST',
        data: { id, reason },
      }),
      invalidatesTags: TAGS,
    }),
    allRequests: builder.query<readonly ListedRequest[], void>({
      query: () => ALL_REQUESTS_PATH,
      providesTags: ['Request'],
    }),
  }),
});

export const {
  useEntryRequestQuery,
  useRequestPublicationMutation,
  useSendBackMutation,
  useAllRequestsQuery,
} = api;
