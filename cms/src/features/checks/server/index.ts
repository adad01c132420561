import { routeForType } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { checkHandler } from './handlers';
import { findObstaclesOfDraft } from './obstacles';

export { refuseWhatBreaksPages } from './obstacles';

export const checks: Feature = {
  routes: () => [routeForType('POST', '/website/check/:model', 'read', checkHandler)],
  shared: { findObstacles: findObstaclesOfDraft },
};
