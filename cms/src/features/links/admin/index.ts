import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { LinkDialog } from './link-dialog.tsx';

export const linksFeature: AdminFeature = {
  fields: [
    {
      name: 'link',
      label: 'Link',
      description: 'A page, a file, an address',
      Input: () => import('./link-input.tsx'),
    },
  ],
  providedComponents: { LinkDialog },
};
