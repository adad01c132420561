import { routeForSomeContent, routeForType } from '../../../access/admin-route.ts';
import type { Feature } from '../../../feature.ts';
import { startPlanning } from './carry-out.ts';
import { allPlansHandler, entryPlansHandler, setEntryPlansHandler } from './handlers.ts';

const PLANS_PATH = '/website/plans/:model/:documentId';

export const planning: Feature = {
  routes: () => [
    routeForType('GET', PLANS_PATH, 'read', entryPlansHandler),
    routeForType('POST', PLANS_PATH, 'publish', setEntryPlansHandler),
    routeForSomeContent('GET', '/website/planned', 'read', allPlansHandler),
  ],
  bootstrap: ({ strapi }) => startPlanning(strapi),
};
