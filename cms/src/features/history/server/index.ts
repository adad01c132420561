import type { Feature } from '../../../platform/feature';
import { addHistoryRoutes } from './admin-routes';

/** Shows what entries were, and brings it back, also out of the bin. */
export const history: Feature = {
  register: ({ strapi }) => addHistoryRoutes(strapi),
};
