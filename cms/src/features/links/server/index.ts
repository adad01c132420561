import { routeForAnyContent } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { linkTargetsHandler } from './handlers';

export const links: Feature = {
  routes: () => [routeForAnyContent('GET', '/website/link-targets', 'read', linkTargetsHandler)],
};
