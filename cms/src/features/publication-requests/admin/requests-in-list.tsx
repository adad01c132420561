import { useParams } from 'react-router-dom';
import { READ_ONCE_FOR_LIST } from '../../../admin/platform/entry-api';
import type { ListNotes } from '../../../admin/platform/list-notes';
import { useLocale } from '../../../admin/platform/locale';
import { Note } from '../../../admin/platform/note';
import { useRequestsQuery } from './request-api';

/** Says beside entries of a list that their publication is asked for in this language. */
export function useRequestNotes(): ListNotes {
  const { slug } = useParams();
  const chosen = useLocale();
  const { data: asked = [], isError } = useRequestsQuery(undefined, READ_ONCE_FOR_LIST);
  const ofList = asked.filter(({ uid, locale }) => uid === slug && (locale || chosen) === chosen);
  return {
    isError,
    noteOf(documentId) {
      const request = ofList.find((each) => each.documentId === documentId);
      if (!request) return null;
      const { byName, sentBack } = request;
      if (sentBack) return <Note text={`Sent back by ${sentBack.by}`} />;
      return <Note text={`Asked for by ${byName}`} color="primary600" />;
    },
  };
}
