import { routeForType } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { lossesHandler } from './handlers';

export const losses: Feature = {
  routes: () => [routeForType('GET', '/website/losses/:model/:documentId', 'read', lossesHandler)],
};
