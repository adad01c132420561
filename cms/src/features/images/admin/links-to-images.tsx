import { LinkButton } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import { READ_LIBRARY_ACTION_ID, rightTo } from '../../../access/rights';
import { useHasRight } from '../../../admin/hooks/use-has-right';
import { useLocale } from '../../../admin/hooks/use-locale';
import { useTypeUid } from '../../../admin/hooks/use-type-uid';
import { ENGLISH } from '../../../content/languages/languages';
import { GALLERY } from '../../../content/types';

/** Only the English list of the gallery has it, since all languages share the images. */
export function AddSeveralLink() {
  const uid = useTypeUid();
  const locale = useLocale();
  return uid === GALLERY && locale === ENGLISH && <LinkToUnusedImages label="Add several" />;
}

export function AddImagesLink() {
  return <LinkToUnusedImages label="Add photos" />;
}

function LinkToUnusedImages({ label }: Readonly<{ label: string }>) {
  const mayRead = useHasRight({ action: READ_LIBRARY_ACTION_ID });
  const mayCreate = useHasRight(rightTo('create', GALLERY));
  if (!mayRead || !mayCreate) return null;
  return (
    <LinkButton
      tag={RouterLink}
      to="/pictures?unused=true"
      variant="secondary"
      startIcon={<Images />}
    >
      {label}
    </LinkButton>
  );
}
