import { entryRoute } from '../../../access/admin-route';
import type { Feature } from '../../../platform/feature';
import { noteReadings } from './note-readings';
import { noteOwnWrite, refuseUnseenChanges } from './precondition';
import { togetherHandler } from './together';

/** Lets two people write one entry without losing what the other wrote. */
export const concurrentEdits: Feature = {
  register({ strapi }) {
    strapi.server.use(noteReadings(strapi));
    strapi.server.routes({
      type: 'admin',
      prefix: '/website',
      routes: [entryRoute('POST', '/together/:model/:documentId', 'read', togetherHandler(strapi))],
    });
  },
  steps: { check: [refuseUnseenChanges], remember: [noteOwnWrite] },
};
