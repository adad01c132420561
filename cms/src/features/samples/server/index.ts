import { routeForAnyContent } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { countSamplesHandler, removeSamplesHandler, setupTasksHandler } from './handlers';
import { hideTranslations } from './hide-translations';

export const samples: Feature = {
  routes: () => [
    routeForAnyContent('GET', '/website/samples', 'delete', countSamplesHandler),
    routeForAnyContent('POST', '/website/samples/remove', 'delete', removeSamplesHandler),
    routeForAnyContent('GET', '/website/samples/setup-tasks', 'delete', setupTasksHandler),
  ],
  register: ({ strapi }) => hideTranslations(strapi),
};
