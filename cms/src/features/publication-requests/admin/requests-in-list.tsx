import { useParams } from 'react-router-dom';
import { SHARED_BY_ROWS } from '../../../admin/platform/entry-api';
import type { ListNotes } from '../../../admin/platform/list-notes';
import { useLocale } from '../../../admin/platform/locale';
import { SmallText } from '../../../admin/platform/small-text';
import { useAllRequestsQuery } from './request-api';

export function useRequestNotes(): ListNotes {
  const { slug: listUid } = useParams();
  const listLocale = useLocale();
  const { data = [], isError } = useAllRequestsQuery(undefined, SHARED_BY_ROWS);
  const requests = data.filter(
    ({ uid, locale }) => uid === listUid && (locale || listLocale) === listLocale,
  );
  return {
    isError,
    noteOf(documentId) {
      const request = requests.find((each) => each.documentId === documentId);
      if (!request) return null;
      const { byName, sentBack } = request;
      if (sentBack) return <SmallText text={`Sent back by ${sentBack.by}`} />;
      return <SmallText text={`Asked for by ${byName}`} color="primary600" />;
    },
  };
}
