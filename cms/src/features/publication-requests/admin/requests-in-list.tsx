import { type ListNotes, useItemsOfList } from '../../../admin/shared/list-notes';
import { SmallText } from '../../../admin/shared/small-text';
import { SHARED_BY_ROWS } from '../../../admin/shared/website-api';
import { useAllRequestsQuery } from './publication-requests-api';

export function useRequestNotes(): ListNotes {
  const { data, isError } = useAllRequestsQuery(undefined, SHARED_BY_ROWS);
  const requests = useItemsOfList(data);
  return {
    isError,
    noteOf(documentId) {
      const request = requests.find((each) => each.documentId === documentId);
      if (!request) return null;
      const { byName, sentBack } = request;
      if (sentBack) return <SmallText text={`Sent back by ${sentBack.byName}`} />;
      return <SmallText text={`Asked for by ${byName}`} color="primary600" />;
    },
  };
}
