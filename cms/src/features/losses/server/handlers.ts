import { entryHandler } from '../../../access/entry-handler';
import { readLossesInWords } from './read-losses';

export const lossesHandler = entryHandler(
  'read',
  'Visitors see nothing of this type',
  ({ strapi, ref }, ctx) => readLossesInWords(strapi, ref, ctx.state.userAbility),
);
