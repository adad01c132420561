import { generatePath } from 'react-router-dom';
import { ALL_ENTRIES, listTag, staffApi } from '../../../admin/requests/staff-api.ts';
import type { CountsByType } from '../../../submissions/counts.ts';
import type { FoundSubmissions } from '../../../submissions/erase/erase.ts';
import {
  CARETAKERS_PATH,
  ERASE_SENDER_PATH,
  FIND_SENDER_PATH,
  PRIVACY_NOTICE_PATH,
  SET_TO_DONE_PATH,
} from '../paths.ts';
import type { SelectedSubmissions, SetToDoneResult } from '../server/set-to-done.ts';

export interface TypedSender {
  readonly email: string;
  readonly phone: string;
}

const api = staffApi.injectEndpoints({
  endpoints: (builder) => ({
    setToDone: builder.mutation<SetToDoneResult, SelectedSubmissions & { readonly uid: string }>({
      query: ({ uid, entries }) => ({
        url: generatePath(SET_TO_DONE_PATH, { model: uid }),
        method: 'POST',
        data: { entries },
      }),
      invalidatesTags: (_result, _error, { uid }) => [listTag(uid)],
    }),
    findSender: builder.mutation<FoundSubmissions, TypedSender>({
      query: (data) => ({ url: FIND_SENDER_PATH, method: 'POST', data }),
    }),
    eraseSender: builder.mutation<CountsByType, TypedSender>({
      query: (data) => ({ url: ERASE_SENDER_PATH, method: 'POST', data }),
      invalidatesTags: ALL_ENTRIES,
    }),
    privacyNoticeDay: builder.query<string | null, { uid: string; privacyNotice: string }>({
      query: ({ uid, privacyNotice }) =>
        generatePath(PRIVACY_NOTICE_PATH, { model: uid, code: privacyNotice }),
    }),
    caretakers: builder.query<readonly string[], void>({
      query: () => CARETAKERS_PATH,
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
