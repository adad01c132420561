import { entryRoute } from '../../../access/admin-route';
import { entryHandler } from '../../../access/entry-handler';
import type { Feature } from '../../../feature';
import { describeLosses } from './describe-losses';

const NO_VISITORS_MESSAGE = 'Visitors see nothing of this type';

const takenOffHandler = entryHandler('read', NO_VISITORS_MESSAGE, ({ strapi, entry }, ctx) =>
  describeLosses(strapi, entry, ctx.state.userAbility),
);

/** Says beside a form what visitors lose if the entry is taken off. */
export const takenOff: Feature = {
  routes: [entryRoute('GET', '/website/taken-off/:model/:documentId', 'read', takenOffHandler)],
};
