import { entryRoute } from '../../../access/admin-route';
import type { Feature } from '../../../platform/feature';
import { concurrentEditsHandler } from './concurrent-edits';
import { recordOwnWrite, refuseUnseenChanges } from './precondition';
import { recordReadings } from './record-readings';

/** Lets two people write one entry without losing what the other wrote. */
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
    strapi.server.use(recordReadings(strapi));
  },
  writeHooks: { check: [refuseUnseenChanges], remember: [recordOwnWrite] },
};
