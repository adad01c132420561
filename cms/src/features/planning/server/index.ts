import { contentRoute, typeRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { startPlanning } from './carry-out';
import { allPlansHandler, entryPlansHandler, setEntryPlansHandler } from './handlers';

const PLANS_PATH = '/website/plans/:model/:documentId';

export const planning: Feature = {
  routes: [
    typeRoute('GET', PLANS_PATH, 'read', entryPlansHandler),
    typeRoute('POST', PLANS_PATH, 'publish', setEntryPlansHandler),
    contentRoute('GET', '/website/planned', 'read', allPlansHandler),
  ],
  bootstrap: ({ strapi }) => startPlanning(strapi),
};
