import type { Feature } from '../../../platform/feature';
import { approvalRoutes } from './admin-routes';
import { endRequests } from './end-requests';

/** Authors ask Editors for a publication. */
export const approval: Feature = {
  routes: ({ strapi }) => approvalRoutes(strapi),
  steps: { remember: [endRequests] },
};
