import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { entryActionId } from '../../../access/entry-rights';
import { takeAddPhotosRequest } from '../../../admin/platform/add-photos-request';
import { listTag, useInvalidateTagsMutation } from '../../../admin/platform/entry-api';
import { useLocale } from '../../../admin/platform/locale';
import { publicSettings } from '../../../admin/platform/public-settings';
import { useHasRight } from '../../../admin/platform/rights';
import { ENGLISH } from '../../../content/languages/languages';
import { GALLERY } from '../../../content/types';
import gallery from '../../../views/gallery.json';
import { UPLOAD } from '../library-rights';
import { AddSeveral } from './add-several';
import { useImageRequests } from './image-requests';
import type { WayToAdd } from './use-adding';

/** Above the list of the gallery, in English: its translations share the images. */
export function AddToGallery() {
  const { slug } = useParams();
  const [isOpenAtFirst] = useState(takeAddPhotosRequest);
  const locale = useLocale();
  const hasRight = useHasRight();
  const { addToGallery } = useImageRequests();
  const [invalidateTags] = useInvalidateTagsMutation();
  const mayAdd = hasRight(UPLOAD) && hasRight(entryActionId('create'), GALLERY);
  if (slug !== GALLERY || locale !== ENGLISH || !mayAdd) return null;
  const draft: WayToAdd = {
    label: (count) => `Save ${count} as drafts`,
    done: 'Saved as drafts',
    next: 'They are the last of the list.',
    add: (image, shortDescription, imagePermission) =>
      addToGallery(image, { shortDescription, imagePermission }, false),
  };
  const published: WayToAdd = {
    label: (count) => `Publish ${count}`,
    done: 'Live',
    next: 'They are the last of the gallery.',
    ...(publicSettings.siteUrl && {
      link: { label: 'See the gallery', url: new URL('/gallery', publicSettings.siteUrl).href },
    }),
    isMain: true,
    isLive: true,
    add: (image, shortDescription, imagePermission) =>
      addToGallery(image, { shortDescription, imagePermission }, true),
  };
  return (
    <AddSeveral
      isOpenAtFirst={isOpenAtFirst}
      title="Add several pictures to the gallery"
      needed={gallery.fields.image.image}
      areEntries
      ways={hasRight(entryActionId('publish'), GALLERY) ? [draft, published] : [draft]}
      onClosed={() => invalidateTags([listTag(GALLERY)])}
    />
  );
}
