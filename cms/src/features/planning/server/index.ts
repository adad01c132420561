import { adminRoute, entryRoute } from '../../../access/admin-route';
import { RIGHT_TO_READ_CONTENT } from '../../../access/rights';
import type { Feature } from '../../../feature';
import { startPlanning } from './carry-out';
import { allPlansHandler, entryPlansHandler, setEntryPlansHandler } from './handlers';

const PLANS = '/website/plans/:model/:documentId';

/** Lets Editors plan when an entry is published and taken off. */
export const planning: Feature = {
  routes: [
    entryRoute('GET', PLANS, 'read', entryPlansHandler),
    entryRoute('POST', PLANS, 'publish', setEntryPlansHandler),
    adminRoute('GET', '/website/planned', [RIGHT_TO_READ_CONTENT], allPlansHandler),
  ],
  bootstrap: ({ strapi }) => startPlanning(strapi),
};
