import { routeForType } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { fillPosition } from './fill-position';
import { moveHandler } from './handlers';

export const ordering: Feature = {
  // Visitors see a move at once, in every language, so it takes the right to publish.
  routes: [routeForType('POST', '/website/ordering/:model', 'publish', moveHandler)],
  writeHooks: { fillIn: [fillPosition] },
};
