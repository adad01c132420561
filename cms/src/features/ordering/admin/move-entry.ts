import { entryApi, listTag } from '../../../admin/platform/entry-api';
import type { Move } from '../server/move';

interface MoveInList extends Move {
  /** The uid of the list's type. */
  readonly model: string;
}

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    moveEntry: builder.mutation<unknown, MoveInList>({
      query: ({ model, ...data }) => ({ url: `/website/ordering/${model}`, method: 'POST', data }),
      // The admin reads the list again, also where the move failed, since the list may not be as it is shown.
      invalidatesTags: (_result, _error, { model }) => [listTag(model)],
    }),
  }),
});

export const { useMoveEntryMutation } = api;
