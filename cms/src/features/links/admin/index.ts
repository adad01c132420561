import type { AdminFeature } from '../../../admin/frame/feature';
import { LinkDialog } from './link-dialog';

export const links: AdminFeature = {
  fields: [
    {
      name: 'link',
      label: 'Link',
      description: 'A page, a file, an address',
      Input: () => import('./link-input'),
    },
  ],
  sharedComponents: { LinkDialog },
};
