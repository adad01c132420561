import { entryHandler } from '../../../access/entry-handler';
import { describeLosses } from './describe-losses';

export const takenOffHandler = entryHandler(
  'read',
  'Visitors see nothing of this type',
  ({ strapi, entry }, ctx) => describeLosses(strapi, entry, ctx.state.userAbility),
);
