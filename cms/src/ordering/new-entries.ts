import type { Core } from '@strapi/strapi';
import { isOrdered, type OrderedUid } from '../content/list-order';

/** The schemas' `max`. */
const LAST_PLACE = 100_000;

/**
 * Puts new entries at the end of their list. Saving an entry leaves it where it is: the form of an
 * editor holds the place that it had when it was opened. Call it in `register`.
 */
export function keepPlaces(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!isOrdered(uid)) return next();
    if (action === 'create' || action === 'clone' || action === 'update') {
      const data: Record<string, unknown> = { ...params.data };
      if (action === 'update') delete data.sortOrder;
      else if (action === 'clone' || typeof data.sortOrder !== 'number') {
        data.sortOrder = await placeAtEnd(strapi, uid);
      }
      params.data = data;
    }
    return next();
  });
}

async function placeAtEnd(strapi: Core.Strapi, uid: OrderedUid): Promise<number> {
  const last = await strapi.db.query(uid).findOne({ orderBy: { sortOrder: 'desc' } });
  return Math.min((last?.sortOrder ?? 0) + 1, LAST_PLACE);
}
