import { Clock } from '@strapi/icons';
import { rightTo } from '../../../access/rights.ts';
import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { TRANSPARENCY } from '../../../content/types.ts';
import { RemindersPanel } from './reminders-panel.tsx';

export const remindersFeature: AdminFeature = {
  widgets: [
    {
      id: 'reminders',
      icon: Clock,
      label: 'Due',
      Component: () => import('./reminders-widget.tsx'),
      permissions: [rightTo('read', TRANSPARENCY)],
    },
  ],
  panels: [{ panel: 'publication', Section: RemindersPanel }],
};
