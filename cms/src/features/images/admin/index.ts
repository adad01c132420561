import { Image as ImageIcon } from '@strapi/icons';
import type { AdminFeature } from '../../../admin/platform/feature';
import { READ_LIBRARY } from '../library-rights';
import { AddProjectImages } from './add-project-images';
import { AddToGallery } from './add-to-gallery';

export const images: AdminFeature = {
  pages: [
    {
      to: 'pictures',
      icon: ImageIcon,
      label: 'Pictures',
      position: 6,
      permissions: [{ action: READ_LIBRARY, subject: null }],
      Component: () => import('./pictures-page'),
    },
  ],
  ListButtons: AddToGallery,
  BelowFormButtons: AddProjectImages,
};
