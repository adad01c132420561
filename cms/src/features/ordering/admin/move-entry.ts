import { entryApi, listTag } from '../../../admin/platform/entry-api';
import type { Move } from '../server/move';

interface MoveInList extends Move {
  /** The uid of the list's type. */
  readonly uid: string;
}

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    moveEntry: builder.mutation<unknown, MoveInList>({
      query: ({ uid, ...data }) => ({ url: `/website/ordering/${uid}`, method: 'POST', data }),
      // The admin reads the list again, also where the move failed, since the list may not be as it is shown.
      invalidatesTags: (_result, _error, { uid }) => [listTag(uid)],
    }),
  }),
});

export const { useMoveEntryMutation } = api;
