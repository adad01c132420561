import { routeForRights } from '../../../access/admin-route';
import { rightTo } from '../../../access/rights';
import { TRANSPARENCY } from '../../../content/types';
import type { Feature } from '../../../feature';
import { remindersHandler } from './handlers';

export const reminders: Feature = {
  routes: () => [
    routeForRights('GET', '/website/reminders', [rightTo('read', TRANSPARENCY)], remindersHandler),
  ],
};
