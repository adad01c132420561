import { routeForRights } from '../../../access/admin-route.ts';
import { rightTo } from '../../../access/rights.ts';
import { TRANSPARENCY } from '../../../content/types.ts';
import type { Feature } from '../../../feature.ts';
import { REMINDERS_PATH } from '../paths.ts';
import { readReminders } from './reminders.ts';

export const remindersFeature: Feature = {
  routes: () => [
    routeForRights('GET', REMINDERS_PATH, [rightTo('read', TRANSPARENCY)], (strapi, ctx) =>
      readReminders(strapi, ctx.state.userAbility),
    ),
  ],
};
