import { Button } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rightTo, UPLOAD_ACTION_ID } from '../../../access/rights';
import { useHasRight } from '../../../admin/hooks/use-has-right';
import { useLocale } from '../../../admin/hooks/use-locale';
import { useTypeUid } from '../../../admin/hooks/use-type-uid';
import { listTag, useInvalidateTagsMutation } from '../../../admin/requests/website-api';
import { ADD_IMAGES } from '../../../content/addresses/admin-paths';
import { ENGLISH } from '../../../content/languages/languages';
import { GALLERY } from '../../../content/types';
import { AddImagesDialog } from './add-images-dialog';

/** Only the English list of the gallery has the button, since all languages share the images. */
export function AddGalleryImages() {
  const uid = useTypeUid();
  const locale = useLocale();
  const mayUpload = useHasRight({ action: UPLOAD_ACTION_ID });
  const mayCreate = useHasRight(rightTo('create', GALLERY));
  if (uid !== GALLERY || locale !== ENGLISH || !mayUpload || !mayCreate) return null;
  return <AddImagesButton />;
}

function AddImagesButton() {
  const [parameters, setParameters] = useSearchParams();
  const [isOpen, setOpen] = useState(parameters.has(ADD_IMAGES));
  const [invalidateTags] = useInvalidateTagsMutation();

  function close(): void {
    setOpen(false);
    // Otherwise the dialog would open again when the editor comes back to the list.
    if (parameters.has(ADD_IMAGES)) setParameters(withoutAddImages, { replace: true });
    // Not while the dialog is open: if the list cannot be read, an error replaces the page with its dialog.
    invalidateTags([listTag(GALLERY)]);
  }

  return (
    <>
      <Button variant="secondary" size="S" startIcon={<Images />} onClick={() => setOpen(true)}>
        Add several
      </Button>
      {isOpen && <AddImagesDialog onClose={close} />}
    </>
  );
}

function withoutAddImages(parameters: URLSearchParams): URLSearchParams {
  parameters.delete(ADD_IMAGES);
  return parameters;
}
