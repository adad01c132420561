import { Calendar } from '@strapi/icons';
import type { AdminFeature } from '../../../admin/frame/feature';
import { PlanPanel } from './plan-panel';
import { PlannedFilter, usePlannedNotes } from './planned-in-list';
import { PlannedLine } from './planned-line';

export const planning: AdminFeature = {
  pages: [
    {
      to: 'planned',
      icon: Calendar,
      label: 'Planned',
      Component: () => import('./planned-page'),
    },
  ],
  panels: [{ panel: 'website', Section: PlanPanel }],
  ListButtons: PlannedFilter,
  sharedComponents: { PlannedLine },
  useListNotes: usePlannedNotes,
};
