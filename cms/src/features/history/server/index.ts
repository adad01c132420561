import type { Feature } from '../../../platform/feature';
import { sayWhereVersionsAre } from '../../../versions/where-kept';
import { historyRoutes } from './admin-routes';

/** Shows what entries were, and brings it back, also out of the bin. */
export const history: Feature = {
  routes: historyRoutes(),
  register: () =>
    sayWhereVersionsAre({
      replaced: 'That version stays in “History”.',
      deleted: '“Bin” brings back what was there.',
    }),
};
