import { SmallText } from '../../../admin/components/small-text.tsx';
import { type ListNotes, listNotes, useItemsOfList } from '../../../admin/frame/list-notes.ts';
import { ONE_ANSWER_FOR_ALL_ROWS } from '../../../admin/requests/staff-api.ts';
import { useAllRequestsQuery } from './publication-requests-api.ts';

export function useRequestNotes(): ListNotes {
  const { data, isError } = useAllRequestsQuery(undefined, ONE_ANSWER_FOR_ALL_ROWS);
  const requests = useItemsOfList(data);
  return listNotes(requests, isError, ({ id, byName, sentBack }) =>
    sentBack ? (
      <SmallText key={id} text={`Sent back by ${sentBack.byName}`} />
    ) : (
      <SmallText key={id} text={`Asked for by ${byName}`} color="primary600" />
    ),
  );
}
