import { Calendar } from '@strapi/icons';
import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { PlanPanel } from './plan-panel.tsx';
import { PlannedFilter, usePlannedNotes } from './planned-in-list.tsx';
import { PlannedLine } from './planned-line.tsx';

export const planningFeature: AdminFeature = {
  pages: [
    {
      to: 'planned',
      icon: Calendar,
      label: 'Planned',
      Component: () => import('./planned-page.tsx'),
    },
  ],
  panels: [{ panel: 'website', Section: PlanPanel }],
  ListButtons: PlannedFilter,
  providedComponents: { PlannedLine },
  useListNotes: usePlannedNotes,
};
