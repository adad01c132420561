import type { Core } from '@strapi/strapi';
import {
  CONTENT_TYPES,
  type ContentUid,
  isOrderedByHand,
  POSITION_FIELD,
} from '../../../content/types.ts';
import type { Write } from '../../../platform/writes/write.ts';

/** The `max` of the field in the schemas. */
export const MAX_POSITION = 100_000;

/** Gives a new entry its position. A save never changes a position: an open form may hold an old one. */
export async function fillPosition(
  strapi: Core.Strapi,
  { uid, action, data }: Write,
): Promise<void> {
  if (!isOrderedByHand(uid)) return;
  if (action === 'update') delete data[POSITION_FIELD];
  if (action === 'clone' || (action === 'create' && typeof data[POSITION_FIELD] !== 'number')) {
    const { newEntrySharesFirstPosition } = CONTENT_TYPES[uid];
    data[POSITION_FIELD] = newEntrySharesFirstPosition
      ? await readFirstPosition(strapi, uid)
      : await readNextPosition(strapi, uid);
  }
}

async function readFirstPosition(strapi: Core.Strapi, uid: ContentUid): Promise<number> {
  const first = await strapi.db.query(uid).findOne({ orderBy: { [POSITION_FIELD]: 'asc' } });
  return first?.[POSITION_FIELD] ?? 1;
}

async function readNextPosition(strapi: Core.Strapi, uid: ContentUid): Promise<number> {
  const last = await strapi.db.query(uid).findOne({ orderBy: { [POSITION_FIELD]: 'desc' } });
  return Math.min((last?.[POSITION_FIELD] ?? 0) + 1, MAX_POSITION);
}
