import type { Core } from '@strapi/strapi';
import { isOrderedByHand } from '../../../content/list-order';
import { CONTENT_TYPES, type ContentUid } from '../../../content/types';
import type { Write } from '../../../platform/write';

/** The `max` of `sortOrder` in the schemas. */
const LAST_PLACE = 100_000;

/**
 * Puts new entries at the end of their list, or at its start. Saving an entry leaves it where it is: the form of an
 * editor holds the place that it had when it was opened.
 */
export async function setPlace(strapi: Core.Strapi, { uid, action, data }: Write): Promise<void> {
  if (!isOrderedByHand(uid)) return;
  if (action === 'update') delete data.sortOrder;
  if (action === 'clone' || (action === 'create' && typeof data.sortOrder !== 'number')) {
    data.sortOrder = await (CONTENT_TYPES[uid].newFirst ? readFirstPlace : readPlaceAtEnd)(
      strapi,
      uid,
    );
  }
}

/** Of entries with the same place, the newest comes first; of documents, that of the latest year. */
async function readFirstPlace(strapi: Core.Strapi, uid: ContentUid): Promise<number> {
  const first = await strapi.db.query(uid).findOne({ orderBy: { sortOrder: 'asc' } });
  return first?.sortOrder ?? 1;
}

async function readPlaceAtEnd(strapi: Core.Strapi, uid: ContentUid): Promise<number> {
  const last = await strapi.db.query(uid).findOne({ orderBy: { sortOrder: 'desc' } });
  return Math.min((last?.sortOrder ?? 0) + 1, LAST_PLACE);
}
