import { routeForType } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { formStatusHandler } from './handlers';
import { seenEntriesMiddleware } from './record-seen-entries';

export { recordOwnWrite } from './record-seen-entries';
export { refuseUnseenChanges } from './refuse-unseen-changes';

export const concurrentEdits: Feature = {
  routes: () => [
    routeForType('GET', '/website/concurrent-edits/:model/:documentId', 'read', formStatusHandler),
  ],
  register({ strapi }) {
    strapi.server.use(seenEntriesMiddleware(strapi));
  },
};
