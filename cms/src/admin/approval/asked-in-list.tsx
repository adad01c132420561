import { Typography } from '@strapi/design-system';
import { useParams } from 'react-router-dom';
import { LIST_TTL_SECONDS } from '../content/entry-api';
import { useLocale } from '../content/locale';
import { useAskedForQuery } from './request-api';

/** Says below an entry's name in a list that its publication is asked for in this language. */
export function AskedForEntry({ documentId }: Readonly<{ documentId: string }>) {
  const { slug } = useParams();
  const chosen = useLocale();
  const { data: asked = [] } = useAskedForQuery(undefined, {
    refetchOnMountOrArgChange: LIST_TTL_SECONDS,
  });
  const request = asked.find(
    (each) =>
      each.uid === slug && each.documentId === documentId && (each.locale || chosen) === chosen,
  );
  if (!request) return null;
  const { byName, sentBack } = request;
  return (
    <Typography tag="p" variant="pi" textColor={sentBack ? 'neutral600' : 'primary600'}>
      {sentBack ? `Sent back by ${sentBack.by}` : `Asked for by ${byName}`}
    </Typography>
  );
}
