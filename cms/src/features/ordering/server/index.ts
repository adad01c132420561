import { entryRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { moveHandler } from './handlers';
import { setPosition } from './set-position';

export const ordering: Feature = {
  // Visitors see a move at once, in every language, so it takes the right to publish.
  routes: [entryRoute('POST', '/website/ordering/:model', 'publish', moveHandler)],
  writeHooks: { complete: [setPosition] },
};
