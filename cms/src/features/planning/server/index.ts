import { contentRoute, entryRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { startPlanning } from './carry-out';
import { allPlansHandler, entryPlansHandler, setEntryPlansHandler } from './handlers';

const PLANS_PATH = '/website/plans/:model/:documentId';

export const planning: Feature = {
  routes: [
    entryRoute('GET', PLANS_PATH, 'read', entryPlansHandler),
    entryRoute('POST', PLANS_PATH, 'publish', setEntryPlansHandler),
    contentRoute('GET', '/website/planned', 'read', allPlansHandler),
  ],
  bootstrap: ({ strapi }) => startPlanning(strapi),
};
