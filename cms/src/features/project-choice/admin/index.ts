import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { ProjectFilter } from './project-filter.tsx';
import { withProjectTitles } from './title-column.tsx';

export const projectChoiceFeature: AdminFeature = {
  fields: [
    {
      name: 'project',
      label: 'Project',
      description: 'A project by its title',
      Input: () => import('./project-input.tsx'),
    },
  ],
  columns: withProjectTitles,
  ListButtons: ProjectFilter,
};
