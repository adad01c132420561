import { routeForAnyContent } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { countSamplesHandler, removeSamplesHandler, setupTasksHandler } from './handlers';
import { hideTranslations } from './hide-translations';

/** `src/seed` writes the sample, and `src/sample` tells what is still as it was written. */
export const samples: Feature = {
  routes: () => [
    routeForAnyContent('GET', '/website/samples', 'delete', countSamplesHandler),
    routeForAnyContent('POST', '/website/samples/remove', 'delete', removeSamplesHandler),
    routeForAnyContent('GET', '/website/samples/setup-tasks', 'delete', setupTasksHandler),
  ],
  register: ({ strapi }) => hideTranslations(strapi),
};
