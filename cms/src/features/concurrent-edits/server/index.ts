import { entryRoute } from '../../../access/admin-route';
import type { Feature } from '../../../platform/feature';
import { noteReadings } from './note-readings';
import { noteOwnWrite, refuseUnseenChanges } from './precondition';
import { togetherHandler } from './together';

/** Lets two people write one entry without losing what the other wrote. */
export const concurrentEdits: Feature = {
  routes: ({ strapi }) => [
    entryRoute('POST', '/website/together/:model/:documentId', 'read', togetherHandler(strapi)),
  ],
  register({ strapi }) {
    strapi.server.use(noteReadings(strapi));
  },
  steps: { check: [refuseUnseenChanges], remember: [noteOwnWrite] },
};
