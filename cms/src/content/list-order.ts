import { BY_POSITION, CONTENT_TYPES, type ContentUid, isContent } from './types';

/** The event after a person moved an entry in its list, with the `uid` of the type. */
export const ORDER_CHANGED = 'website.order-changed';

export function isOrderedByHand(uid: unknown): uid is ContentUid {
  return isContent(uid) && CONTENT_TYPES[uid].order?.[0] === BY_POSITION;
}
