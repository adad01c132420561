import { Clock } from '@strapi/icons';
import { rightTo } from '../../../access/rights';
import type { AdminFeature } from '../../../admin/frame/feature';
import { TRANSPARENCY } from '../../../content/types';
import { RemindersPanel } from './reminders-panel';

export const reminders: AdminFeature = {
  widgets: [
    {
      id: 'reminders',
      icon: Clock,
      label: 'Due',
      Component: () => import('./reminders-widget'),
      permissions: [rightTo('read', TRANSPARENCY)],
    },
  ],
  panels: [{ panel: 'publication', Section: RemindersPanel }],
};
