import type { Core } from '@strapi/strapi';
import {
  ACTIVITY,
  CONTENT_TYPES,
  DOCUMENT,
  GALLERY,
  isContent,
  MEMBER,
  PARTNER,
  PROJECT,
  TESTIMONIAL,
} from './types';

/** The lists that editors order by hand; every entry has a place of its own once one was moved. */
export const ORDERED_UIDS = [
  PROJECT,
  ACTIVITY,
  TESTIMONIAL,
  MEMBER,
  GALLERY,
  PARTNER,
  DOCUMENT,
] as const;

/** The lists in which a new entry stands first, as news do. */
export const NEW_FIRST_UIDS: readonly OrderedUid[] = [ACTIVITY, DOCUMENT];

export type OrderedUid = (typeof ORDERED_UIDS)[number];

/** The event, with the `uid` of the list, that an entry was moved. */
export const ORDER_CHANGED = 'website.order-changed';

export function isOrdered(uid: unknown): uid is OrderedUid {
  return ORDERED_UIDS.some((each) => each === uid);
}

/**
 * Completes the order of lists that are asked for without one, as in section 7.1, or by place alone:
 * a database could order equal entries otherwise for each page of a list. Call it in `register`.
 */
export function orderLists(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const order = isContent(context.uid) ? CONTENT_TYPES[context.uid].order : [];
    if (order.length > 0 && context.action === 'findMany' && isIncomplete(context.params.sort)) {
      context.params.sort = [...order];
    }
    return next();
  });
}

function isIncomplete(sort: unknown): boolean {
  const rules: readonly unknown[] = Array.isArray(sort) ? sort : [sort];
  const [first] = rules;
  if (rules.length > 1) return false;
  return !first || String(first).toLowerCase() === 'sortorder:asc';
}
