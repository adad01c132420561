import { LinkButton } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import { READ_LIBRARY_ACTION_ID, rightTo } from '../../../access/rights.ts';
import { useHasRight } from '../../../admin/hooks/use-has-right.ts';
import { useLocale } from '../../../admin/hooks/use-locale.ts';
import { useTypeUid } from '../../../admin/hooks/use-type-uid.ts';
import { ENGLISH } from '../../../content/languages/languages.ts';
import { GALLERY } from '../../../content/types.ts';

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
