import { Image as ImageIcon } from '@strapi/icons';
import { READ_LIBRARY_ACTION_ID } from '../../../access/rights.ts';
import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { FILE_DELETION_TEXTS } from './file-deletion-texts.ts';
import { AddImagesLink, AddSeveralLink } from './links-to-images.tsx';

export const imagesFeature: AdminFeature = {
  pages: [
    {
      to: 'pictures',
      icon: ImageIcon,
      label: 'Pictures',
      permissions: [{ action: READ_LIBRARY_ACTION_ID, subject: null }],
      Component: () => import('./images-page.tsx'),
    },
  ],
  ListButtons: AddSeveralLink,
  texts: FILE_DELETION_TEXTS,
  providedComponents: { AddImagesLink },
};
