import { ALL_ENTRIES, listTag, websiteApi } from '../../../admin/requests/website-api.ts';
import type { CountsByType } from '../counts.ts';
import type { SelectedSubmissions, SetToDoneResult } from '../server/set-to-done.ts';

export interface TypedSender {
  readonly email: string;
  readonly phone: string;
}

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    setToDone: builder.mutation<SetToDoneResult, SelectedSubmissions & { readonly uid: string }>({
      query: ({ uid, entries }) => ({
        url: `/website/submissions/${uid}/done`,
        method: 'POST',
        data: { entries },
      }),
      invalidatesTags: (_result, _error, { uid }) => [listTag(uid)],
    }),
    findSender: builder.mutation<CountsByType, TypedSender>({
      query: (data) => ({ url: '/website/submissions/find', method: 'POST', data }),
    }),
    eraseSender: builder.mutation<CountsByType, TypedSender>({
      query: (data) => ({ url: '/website/submissions/erase', method: 'POST', data }),
      invalidatesTags: ALL_ENTRIES,
    }),
    privacyNoticeDay: builder.query<string | null, { uid: string; privacyNotice: string }>({
      query: ({ uid, privacyNotice }) =>
        `/website/submissions/${uid}/privacy-notices/${privacyNotice}`,
    }),
    caretakers: builder.query<readonly string[], void>({
      query: () => '/website/submissions/caretakers',
    }),
  }),
});

export const {
  useSetToDoneMutation,
  useFindSenderMutation,
  useEraseSenderMutation,
  usePrivacyNoticeDayQuery,
  useCaretakersQuery,
} = api;
