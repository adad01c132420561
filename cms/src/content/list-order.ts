import type { Core } from '@strapi/strapi';
import { CONTENT_TYPES, type ContentUid, isContent } from './types';

/** The event, with the `uid` of the list, that an entry was moved. */
export const ORDER_CHANGED = 'website.order-changed';

/** Whether editors order the list of a type by hand; every entry has a place of its own once one was moved. */
export function isOrderedByHand(uid: unknown): uid is ContentUid {
  return isContent(uid) && CONTENT_TYPES[uid].order[0] === 'sortOrder:asc';
}

/**
 * Completes the order of lists that are asked for without one, as in section 7.1, or by place alone:
 * a database could order equal entries otherwise for each page of a list. Call it in `register`.
 */
export function addSortRules(strapi: Core.Strapi): void {
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
