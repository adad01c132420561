import { routeForType } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { takenOffHandler } from './handlers';

export const takenOff: Feature = {
  routes: [routeForType('GET', '/website/taken-off/:model/:documentId', 'read', takenOffHandler)],
};
