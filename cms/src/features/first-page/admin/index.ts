import { Feather } from '@strapi/icons';
import type { AdminFeature } from '../../../admin/frame/feature.ts';

export const firstPageFeature: AdminFeature = {
  widgets: [
    {
      id: 'start',
      icon: Feather,
      label: 'Start',
      Component: () => import('./start-widget.tsx'),
      permissions: [],
    },
  ],
};
