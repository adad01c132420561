import { routeForRights } from '../../../access/admin-route';
import { rightTo } from '../../../access/rights';
import { TRANSPARENCY } from '../../../content/types';
import type { Feature } from '../../../feature';
import { readReminders } from './reminders';

export const reminders: Feature = {
  routes: () => [
    routeForRights('GET', '/website/reminders', [rightTo('read', TRANSPARENCY)], (strapi, ctx) =>
      readReminders(strapi, ctx.state.userAbility),
    ),
  ],
};
