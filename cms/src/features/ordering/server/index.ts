import { routeForType } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { moveHandler } from './handlers';

export { fillPosition } from './fill-position';

export const ordering: Feature = {
  // Visitors see a move at once, in every language, so it takes the right to publish.
  routes: () => [routeForType('POST', '/website/ordering/:model', 'publish', moveHandler)],
};
