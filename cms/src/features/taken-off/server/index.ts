import { entryRoute } from '../../../access/admin-route';
import { entryHandler } from '../../../access/entry-handler';
import type { Feature } from '../../../platform/feature';
import { describeLoss } from './describe-loss';

const NO_VISITORS = 'Visitors see nothing of this type';

const takenOffHandler = entryHandler('read', NO_VISITORS, ({ strapi, entry }, ctx) =>
  describeLoss(strapi, entry, ctx.state.userAbility),
);

/** Says beside a form what visitors lose where the entry is taken off. */
export const takenOff: Feature = {
  routes: [entryRoute('GET', '/website/taken-off/:model/:documentId', 'read', takenOffHandler)],
};
