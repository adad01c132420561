import { BY_POSITION, CONTENT_TYPES, type ContentUid, isContent } from './types';

/** Emitted after an editor moved an entry, with the `uid` of the type. */
export const ORDER_CHANGED = 'website.order-changed';

/** Whether editors order the list of a type by hand. A new entry gets a position; a move numbers the whole list again. */
export function isOrderedByHand(uid: unknown): uid is ContentUid {
  return isContent(uid) && CONTENT_TYPES[uid].order?.[0] === BY_POSITION;
}
