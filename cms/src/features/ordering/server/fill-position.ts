import type { Core } from '@strapi/strapi';
import { CONTENT_TYPES, type ContentUid, isOrderedByHand } from '../../../content/types';
import type { Write } from '../../../platform/writes/write';

/** The `max` of `sortOrder` in the schemas. */
const MAX_POSITION = 100_000;

/** Gives a new entry its position. A save never changes a position: an open form may hold an old one. */
export async function fillPosition(
  strapi: Core.Strapi,
  { uid, action, data }: Write,
): Promise<void> {
  if (!isOrderedByHand(uid)) return;
  if (action === 'update') delete data.sortOrder;
  if (action === 'clone' || (action === 'create' && typeof data.sortOrder !== 'number')) {
    const { newEntrySharesFirstPosition } = CONTENT_TYPES[uid];
    data.sortOrder = newEntrySharesFirstPosition
      ? await readFirstPosition(strapi, uid)
      : await readNextPosition(strapi, uid);
  }
}

async function readFirstPosition(strapi: Core.Strapi, uid: ContentUid): Promise<number> {
  const first = await strapi.db.query(uid).findOne({ orderBy: { sortOrder: 'asc' } });
  return first?.sortOrder ?? 1;
}

async function readNextPosition(strapi: Core.Strapi, uid: ContentUid): Promise<number> {
  const last = await strapi.db.query(uid).findOne({ orderBy: { sortOrder: 'desc' } });
  return Math.min((last?.sortOrder ?? 0) + 1, MAX_POSITION);
}
