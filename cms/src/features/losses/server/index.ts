import { routeForType } from '../../../access/admin-route.ts';
import { entryHandler } from '../../../access/entry-handler.ts';
import type { Feature } from '../../../feature.ts';
import { LOSSES_PATH } from '../paths.ts';
import { readLossesInWords } from './read-losses.ts';

const lossesHandler = entryHandler(
  'read',
  'Visitors see nothing of this type',
  ({ strapi, ref }, ctx) => readLossesInWords(strapi, ref, ctx.state.userAbility),
);

export const lossesFeature: Feature = {
  routes: () => [routeForType('GET', LOSSES_PATH, 'read', lossesHandler)],
};
