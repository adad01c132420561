import { Image as ImageIcon } from '@strapi/icons';
import type { AdminFeature } from '../../../admin/platform/feature';
import { RIGHT_TO_READ_LIBRARY } from '../library-rights';
import { AddGalleryImages } from './add-gallery-images';

export const images: AdminFeature = {
  pages: [
    {
      to: 'pictures',
      icon: ImageIcon,
      label: 'Pictures',
      position: 6,
      permissions: [{ action: RIGHT_TO_READ_LIBRARY, subject: null }],
      Component: () => import('./images-page'),
    },
  ],
  ListButtons: AddGalleryImages,
};
