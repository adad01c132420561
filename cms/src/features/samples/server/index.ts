import { contentRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { countSamplesHandler, removeSamplesHandler, setupTasksHandler } from './handlers';
import { hideTranslations } from './hide-translations';

/** Lists and removes the sample content, and hides its outdated translations from visitors. */
export const samples: Feature = {
  routes: [
    contentRoute('GET', '/website/samples', 'delete', countSamplesHandler),
    contentRoute('POST', '/website/samples/remove', 'delete', removeSamplesHandler),
    contentRoute('GET', '/website/samples/setup-tasks', 'delete', setupTasksHandler),
  ],
  register: ({ strapi }) => hideTranslations(strapi),
};
