import { entryRoute } from '../../../access/admin-route';
import type { Feature } from '../../../platform/feature';
import { concurrentEditsHandler } from './concurrent-edits';
import { readingsMiddleware } from './readings-middleware';
import { recordOwnWrite, refuseUnseenChanges } from './refuse-unseen-changes';

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
    strapi.server.use(readingsMiddleware(strapi));
  },
  writeHooks: { check: [refuseUnseenChanges], beforeStore: [recordOwnWrite] },
};
