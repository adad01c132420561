import { PaintBrush } from '@strapi/icons';
import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { MakeItYoursLink } from './make-it-yours-link.tsx';

export const makeItYoursFeature: AdminFeature = {
  pages: [
    {
      to: 'make-it-yours',
      icon: PaintBrush,
      label: 'Make it yours',
      Component: () => import('./make-it-yours-page.tsx'),
    },
  ],
  providedComponents: { MakeItYoursLink },
};
