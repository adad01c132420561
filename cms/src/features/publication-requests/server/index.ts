import type { Feature } from '../../../platform/feature';
import { publicationRequestRoutes } from './admin-routes';
import { endRequests } from './end-requests';

/** Authors ask Editors for a publication. */
export const publicationRequests: Feature = {
  routes: publicationRequestRoutes(),
  writeHooks: { remember: [endRequests] },
};
