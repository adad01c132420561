import { useParams } from 'react-router-dom';
import { SHARED_BY_ROWS } from '../../../admin/platform/entry-api';
import type { ListNotes } from '../../../admin/platform/list-notes';
import { useLocale } from '../../../admin/platform/locale';
import { SmallText } from '../../../admin/platform/small-text';
import { useRequestsQuery } from './request-api';

/** Says beside entries of a list that their publication is asked for in this language. */
export function useRequestNotes(): ListNotes {
  const { slug } = useParams();
  const chosen = useLocale();
  const { data: asked = [], isError } = useRequestsQuery(undefined, SHARED_BY_ROWS);
  const ofList = asked.filter(({ uid, locale }) => uid === slug && (locale || chosen) === chosen);
  return {
    isError,
    noteOf(documentId) {
      const request = ofList.find((each) => each.documentId === documentId);
      if (!request) return null;
      const { byName, sentBack } = request;
      if (sentBack) return <SmallText text={`Sent back by ${sentBack.by}`} />;
      return <SmallText text={`Asked for by ${byName}`} color="primary600" />;
    },
  };
}
