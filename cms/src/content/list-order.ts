import { BY_POSITION, CONTENT_TYPES, type ContentUid, isContent } from './types';

/** The CMS emits this event, with the `uid` of the type, when a person moves an entry in its list. */
export const ORDER_CHANGED = 'website.order-changed';

export function isOrderedByHand(uid: unknown): uid is ContentUid {
  return isContent(uid) && CONTENT_TYPES[uid].order?.[0] === BY_POSITION;
}
