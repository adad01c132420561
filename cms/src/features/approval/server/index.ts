import type { Feature } from '../../../platform/feature';
import { addApprovalRoutes } from './admin-routes';
import { endRequests } from './end-requests';

/** Authors ask Editors for a publication. */
export const approval: Feature = {
  register: ({ strapi }) => addApprovalRoutes(strapi),
  steps: { remember: [endRequests] },
};
