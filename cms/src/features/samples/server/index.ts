import { adminRoute } from '../../../access/admin-route';
import { rightTo } from '../../../access/entry-rights';
import { PROJECT } from '../../../content/types';
import type { Feature } from '../../../platform/feature';
import { leaveOutSampleWords } from './leave-out-sample-words';
import { countSamplesHandler, removeSamplesHandler } from './samples';
import { setupTasksHandler } from './setup-tasks';

/** For staff who may delete the sample content. */
const TO_DELETE = [rightTo('delete', PROJECT)];

/** Removes the sample content, and keeps what is left of it from visitors. */
export const samples: Feature = {
  routes: [
    adminRoute('GET', '/website/samples', TO_DELETE, countSamplesHandler),
    adminRoute('POST', '/website/samples/remove', TO_DELETE, removeSamplesHandler),
    adminRoute('GET', '/website/samples/setup-tasks', TO_DELETE, setupTasksHandler),
  ],
  register: ({ strapi }) => leaveOutSampleWords(strapi),
};
