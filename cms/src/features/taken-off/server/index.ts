import { entryRoute } from '../../../access/admin-route';
import { entryHandler } from '../../../access/entry-handler';
import type { Feature } from '../../../platform/feature';
import { whatVisitorsLose } from './what-visitors-lose';

const NO_VISITORS = 'Visitors see nothing of this type';

/** Says beside a form what visitors lose where the entry is taken off. */
export const takenOff: Feature = {
  routes({ strapi }) {
    const handler = entryHandler(strapi, 'read', NO_VISITORS, ({ entry }, ctx) =>
      whatVisitorsLose(strapi, entry, ctx.state.userAbility),
    );
    return [entryRoute('GET', '/website/taken-off/:model/:documentId', 'read', handler)];
  },
};
