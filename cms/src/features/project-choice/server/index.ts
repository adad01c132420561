import { routeForAnyContent } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { projectsHandler } from './handlers';

export const projectChoice: Feature = {
  routes: () => [routeForAnyContent('GET', '/website/projects', 'read', projectsHandler)],
};
