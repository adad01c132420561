import type { Feature } from '../../../platform/feature';
import { publicationRequestRoutes } from './admin-routes';
import { endRequests } from './end-requests';

/** Authors ask Editors for a publication. */
export const publicationRequests: Feature = {
  routes: ({ strapi }) => publicationRequestRoutes(strapi),
  writeHooks: { remember: [endRequests] },
};
