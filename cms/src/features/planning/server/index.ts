import { routeForSomeContent, routeForType } from '../../../access/admin-route.ts';
import type { Feature } from '../../../feature.ts';
import { ALL_PLANS_PATH, ENTRY_PLANS_PATH } from '../paths.ts';
import { startPlanning } from './carry-out.ts';
import { allPlansHandler, entryPlansHandler, setEntryPlansHandler } from './handlers.ts';

export const planningFeature: Feature = {
  routes: () => [
    routeForType('GET', ENTRY_PLANS_PATH, 'read', entryPlansHandler),
    routeForType('POST', ENTRY_PLANS_PATH, 'publish', setEntryPlansHandler),
    routeForSomeContent('GET', ALL_PLANS_PATH, 'read', allPlansHandler),
  ],
  bootstrap: ({ strapi }) => startPlanning(strapi),
};
