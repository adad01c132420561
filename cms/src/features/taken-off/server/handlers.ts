import { entryHandler } from '../../../access/entry-handler';
import { describeLosses } from './describe-losses';

export const takenOffHandler = entryHandler(
  'read',
  'Visitors see nothing of this type',
  ({ strapi, ref }, ctx) => describeLosses(strapi, ref, ctx.state.userAbility),
);
