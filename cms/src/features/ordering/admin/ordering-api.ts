import { listTag, websiteApi } from '../../../admin/requests/website-api';
import type { Move } from '../server/move';

interface MoveRequest extends Move {
  readonly uid: string;
}

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    moveEntry: builder.mutation<unknown, MoveRequest>({
      query: ({ uid, ...data }) => ({ url: `/website/ordering/${uid}`, method: 'POST', data }),
      // Also after a failed move: the shown list may be outdated.
      invalidatesTags: (_result, _error, { uid }) => [listTag(uid)],
    }),
  }),
});

export const { useMoveEntryMutation } = api;
