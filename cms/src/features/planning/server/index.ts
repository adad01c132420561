import { adminRoute, entryRoute } from '../../../access/admin-route';
import { entryRight } from '../../../access/entry-rights';
import { PROJECT } from '../../../content/types';
import type { Feature } from '../../../platform/feature';
import { startPlanning } from './carry-out';
import { changePlansHandler, plannedHandler, plansHandler } from './handlers';

const PLANS = '/plans/:model/:documentId';

/** Editors plan when an entry is published and taken off. */
export const planning: Feature = {
  register({ strapi }) {
    strapi.server.routes({
      type: 'admin',
      prefix: '/website',
      routes: [
        entryRoute('GET', PLANS, 'read', plansHandler(strapi)),
        entryRoute('POST', PLANS, 'publish', changePlansHandler(strapi)),
        adminRoute('GET', '/planned', [[entryRight('read'), PROJECT]], plannedHandler(strapi)),
      ],
    });
  },
  bootstrap: ({ strapi }) => startPlanning(strapi),
};
