import type { Core } from '@strapi/strapi';
import { isOrderedByHand } from '../../../content/list-order';
import { CONTENT_TYPES, type ContentUid } from '../../../content/types';
import type { Write } from '../../../platform/writes/write';

/** The `max` of `sortOrder` in the schemas. */
const MAX_PLACE = 100_000;

/**
 * Gives a new entry a place at the end or the start of its list. A save never changes the place: an open form may hold
 * an old one.
 */
export async function setPlace(strapi: Core.Strapi, { uid, action, data }: Write): Promise<void> {
  if (!isOrderedByHand(uid)) return;
  if (action === 'update') delete data.sortOrder;
  if (action === 'clone' || (action === 'create' && typeof data.sortOrder !== 'number')) {
    const { newFirst } = CONTENT_TYPES[uid];
    data.sortOrder = newFirst
      ? await readPlaceAtStart(strapi, uid)
      : await readPlaceAtEnd(strapi, uid);
  }
}

/** The first place, shared: lists show the newest of equal places first, documents the latest year. */
async function readPlaceAtStart(strapi: Core.Strapi, uid: ContentUid): Promise<number> {
  const first = await strapi.db.query(uid).findOne({ orderBy: { sortOrder: 'asc' } });
  return first?.sortOrder ?? 1;
}

async function readPlaceAtEnd(strapi: Core.Strapi, uid: ContentUid): Promise<number> {
  const last = await strapi.db.query(uid).findOne({ orderBy: { sortOrder: 'desc' } });
  return Math.min((last?.sortOrder ?? 0) + 1, MAX_PLACE);
}
