import { adminRoute, entryRoute } from '../../../access/admin-route';
import { RIGHT_TO_READ_CONTENT } from '../../../access/entry-rights';
import type { Feature } from '../../../platform/feature';
import { startPlanning } from './carry-out';
import { changePlansHandler, plannedHandler, plansHandler } from './handlers';

const PLANS = '/website/plans/:model/:documentId';

/** Editors plan when an entry is published and taken off. */
export const planning: Feature = {
  routes: [
    entryRoute('GET', PLANS, 'read', plansHandler),
    entryRoute('POST', PLANS, 'publish', changePlansHandler),
    adminRoute('GET', '/website/planned', [RIGHT_TO_READ_CONTENT], plannedHandler),
  ],
  bootstrap: ({ strapi }) => startPlanning(strapi),
};
