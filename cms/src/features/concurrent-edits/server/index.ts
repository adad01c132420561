import { routeForType } from '../../../access/admin-route.ts';
import type { Feature } from '../../../feature.ts';
import { FORM_STATUS_PATH } from '../paths.ts';
import { formStatusHandler } from './handlers.ts';
import { isAsShown } from './is-as-shown.ts';
import { seenEntriesMiddleware } from './remember-seen-entries.ts';

export { refuseUnseenChanges } from './refuse-unseen-changes.ts';
export { rememberOwnWrite } from './remember-seen-entries.ts';

export const concurrentEditsFeature: Feature = {
  routes: () => [routeForType('GET', FORM_STATUS_PATH, 'read', formStatusHandler)],
  register({ strapi }) {
    strapi.server.use(seenEntriesMiddleware(strapi));
  },
  provided: { isAsShown },
};
