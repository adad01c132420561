import { entryRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { concurrentEditsHandler } from './handlers';
import { recordOwnWrite, seenEntriesMiddleware } from './record-seen-entries';
import { refuseUnseenChanges } from './refuse-unseen-changes';

/** Lets two people edit one entry, so that neither overwrites a change of the other unseen. */
export const concurrentEdits: Feature = {
  routes: [
    entryRoute(
      'POST',
      '/website/concurrent-edits/:model/:documentId',
      'read',
      concurrentEditsHandler,
    ),
  ],
  register({ strapi }) {
    strapi.server.use(seenEntriesMiddleware(strapi));
  },
  writeHooks: { check: [refuseUnseenChanges], aroundStore: [recordOwnWrite] },
};
