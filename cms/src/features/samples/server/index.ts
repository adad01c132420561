import { adminRoute } from '../../../access/admin-route';
import { rightTo } from '../../../access/rights';
import { PROJECT } from '../../../content/types';
import type { Feature } from '../../../feature';
import { hideTranslations } from './hide-translations';
import { countSamplesHandler, removeSamplesHandler } from './samples';
import { setupTasksHandler } from './setup-tasks';

/** Stands for the right to remove content. `samples.ts` asks again about each type and entry. */
const RIGHTS_TO_DELETE = [rightTo('delete', PROJECT)];

/** Lists and removes the sample content, and hides its outdated translations from visitors. */
export const samples: Feature = {
  routes: [
    adminRoute('GET', '/website/samples', RIGHTS_TO_DELETE, countSamplesHandler),
    adminRoute('POST', '/website/samples/remove', RIGHTS_TO_DELETE, removeSamplesHandler),
    adminRoute('GET', '/website/samples/setup-tasks', RIGHTS_TO_DELETE, setupTasksHandler),
  ],
  register: ({ strapi }) => hideTranslations(strapi),
};
