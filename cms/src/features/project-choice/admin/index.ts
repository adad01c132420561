import type { AdminFeature } from '../../../admin/frame/feature';
import { ProjectFilter } from './project-filter';
import { withProjectTitles } from './title-column';

export const projectChoice: AdminFeature = {
  fields: [
    {
      name: 'project',
      label: 'Project',
      description: 'A project by its title',
      Input: () => import('./project-input'),
    },
  ],
  columns: withProjectTitles,
  ListButtons: ProjectFilter,
};
