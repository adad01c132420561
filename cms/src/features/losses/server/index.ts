import { routeForType } from '../../../access/admin-route';
import { entryHandler } from '../../../access/entry-handler';
import type { Feature } from '../../../feature';
import { readLossesInWords } from './read-losses';

const lossesHandler = entryHandler(
  'read',
  'Visitors see nothing of this type',
  ({ strapi, ref }, ctx) => readLossesInWords(strapi, ref, ctx.state.userAbility),
);

export const losses: Feature = {
  routes: () => [routeForType('GET', '/website/losses/:model/:documentId', 'read', lossesHandler)],
};
