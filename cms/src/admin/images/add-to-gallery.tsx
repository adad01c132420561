import { useAuth } from '@strapi/strapi/admin';
import { ENGLISH } from '../../content/languages';
import { GALLERY } from '../../content/types';
import gallery from '../../editing/views/gallery.json';
import { useLocale } from '../content/locale';
import { useListChangedMutation } from '../lists/list-changed';
import { AddSeveral } from './add-several';
import { useImageRequests } from './image-requests';
import type { WayToAdd } from './use-adding';

/** Above the list of the gallery, in English: its translations share the images. */
export function AddToGallery() {
  const locale = useLocale();
  const permissions = useAuth('AddToGallery', (state) => state.permissions);
  const { addToGallery } = useImageRequests();
  const [listChanged] = useListChangedMutation();
  const may = (right: string) =>
    permissions.some(({ action, subject }) => subject === GALLERY && action.endsWith(right));
  const mayUpload = permissions.some(({ action }) => action === 'plugin::upload.assets.create');
  if (locale !== ENGLISH || !mayUpload || !may('.explorer.create')) return null;
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
    isMain: true,
    isLive: true,
    add: (image, shortDescription, imagePermission) =>
      addToGallery(image, { shortDescription, imagePermission }, true),
  };
  return (
    <AddSeveral
      title="Add several pictures to the gallery"
      needed={gallery.fields.image.image}
      hasCaption
      hasPermission
      ways={may('.explorer.publish') ? [draft, published] : [draft]}
      onClosed={() => listChanged(GALLERY)}
    />
  );
}
