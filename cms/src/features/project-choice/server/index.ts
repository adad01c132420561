import { routeForAnyContent } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { projectsHandler } from './handlers';

/** How an entry names its project is in `src/content/projects`. */
export const projectChoice: Feature = {
  routes: () => [routeForAnyContent('GET', '/website/projects', 'read', projectsHandler)],
};
