import type { AdminFeature } from '../../../admin/platform/feature';
import { ProjectFilter } from './project-filter';
import { showTitles } from './title-column';

export const projectChoice: AdminFeature = {
  fields: [
    {
      name: 'project',
      label: 'Project',
      description: 'A project by its title',
      Input: () => import('./project-input'),
    },
  ],
  columns: showTitles,
  ListButtons: ProjectFilter,
};
