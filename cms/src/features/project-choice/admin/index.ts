import type { AdminFeature } from '../../../admin/platform/feature';
import { showTitles } from './title-column';

export const projectChoice: AdminFeature = {
  fields: [
    {
      name: 'project',
      label: 'Project',
      about: 'A project by its title',
      Input: () => import('./project-input'),
    },
  ],
  columns: showTitles,
};
