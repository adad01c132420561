import { useParams } from 'react-router-dom';
import { READ_ONCE_FOR_LIST } from '../../../admin/platform/entry-api';
import { useLocale } from '../../../admin/platform/locale';
import { Note } from '../../../admin/platform/note';
import { useAskedForQuery } from './request-api';

/** Says beside an entry in a list that its publication is asked for in this language. */
export function AskedForEntry({ documentId }: Readonly<{ documentId: string }>) {
  const { slug } = useParams();
  const chosen = useLocale();
  const { data: asked = [] } = useAskedForQuery(undefined, READ_ONCE_FOR_LIST);
  const request = asked.find(
    (each) =>
      each.uid === slug && each.documentId === documentId && (each.locale || chosen) === chosen,
  );
  if (!request) return null;
  const { byName, sentBack } = request;
  if (sentBack) return <Note text={`Sent back by ${sentBack.by}`} />;
  return <Note text={`Asked for by ${byName}`} color="primary600" />;
}
