import type { Core } from '@strapi/strapi';
import { isOrdered, type OrderedUid } from '../../../content/list-order';
import type { Write } from '../../../platform/write';

/** The `max` of `sortOrder` in the schemas. */
const LAST_PLACE = 100_000;

/**
 * Puts new entries at the end of their list. Saving an entry leaves it where it is: the form of an
 * editor holds the place that it had when it was opened.
 */
export async function keepPlaces(strapi: Core.Strapi, { uid, action, data }: Write): Promise<void> {
  if (!isOrdered(uid)) return;
  if (action === 'update') delete data.sortOrder;
  if (action === 'clone' || (action === 'create' && typeof data.sortOrder !== 'number')) {
    data.sortOrder = await placeAtEnd(strapi, uid);
  }
}

async function placeAtEnd(strapi: Core.Strapi, uid: OrderedUid): Promise<number> {
  const last = await strapi.db.query(uid).findOne({ orderBy: { sortOrder: 'desc' } });
  return Math.min((last?.sortOrder ?? 0) + 1, LAST_PLACE);
}
