import { contentRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { countSamplesHandler, removeSamplesHandler, setupTasksHandler } from './handlers';
import { hideTranslations } from './hide-translations';

export const samples: Feature = {
  routes: [
    contentRoute('GET', '/website/samples', 'delete', countSamplesHandler),
    contentRoute('POST', '/website/samples/remove', 'delete', removeSamplesHandler),
    contentRoute('GET', '/website/samples/setup-tasks', 'delete', setupTasksHandler),
  ],
  register: ({ strapi }) => hideTranslations(strapi),
};
