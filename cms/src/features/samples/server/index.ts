import { adminRoute } from '../../../access/admin-route';
import { RIGHT_TO_DELETE_CONTENT } from '../../../access/rights';
import type { Feature } from '../../../feature';
import { countSamplesHandler, removeSamplesHandler, setupTasksHandler } from './handlers';
import { hideTranslations } from './hide-translations';

/** The handlers ask again about each type and entry. */
const RIGHTS_TO_DELETE = [RIGHT_TO_DELETE_CONTENT];

/** Lists and removes the sample content, and hides its outdated translations from visitors. */
export const samples: Feature = {
  routes: [
    adminRoute('GET', '/website/samples', RIGHTS_TO_DELETE, countSamplesHandler),
    adminRoute('POST', '/website/samples/remove', RIGHTS_TO_DELETE, removeSamplesHandler),
    adminRoute('GET', '/website/samples/setup-tasks', RIGHTS_TO_DELETE, setupTasksHandler),
  ],
  register: ({ strapi }) => hideTranslations(strapi),
};
