import { typeRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { takenOffHandler } from './handlers';

export const takenOff: Feature = {
  routes: [typeRoute('GET', '/website/taken-off/:model/:documentId', 'read', takenOffHandler)],
};
