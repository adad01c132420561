import { Search } from '@strapi/icons';
import type { AdminFeature } from '../../../admin/frame/feature.ts';

export const findFeature: AdminFeature = {
  pages: [
    {
      to: 'find',
      icon: Search,
      label: 'Find',
      // Each person may open it. The server finds only entries that the person may read.
      permissions: [],
      Component: () => import('./find-page.tsx'),
    },
  ],
  widgets: [
    {
      id: 'find',
      icon: Search,
      label: 'Find',
      Component: () => import('./find-form.tsx'),
      permissions: [],
    },
  ],
};
