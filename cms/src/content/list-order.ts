import type { Core } from '@strapi/strapi';
import { BY_POSITION, CONTENT_TYPES, type ContentUid, isContent } from './types';

/** The event that an editor moved an entry. It has the `uid` of the type. */
export const ORDER_CHANGED = 'website.order-changed';

/** Whether editors order the list of a type by hand. Each entry gets a number when an editor first moves one. */
export function isOrderedByHand(uid: unknown): uid is ContentUid {
  return isContent(uid) && CONTENT_TYPES[uid].order[0] === BY_POSITION;
}

/**
 * Adds all sort rules to a list request that has none (7.1) or only the position. Without them, entries with the
 * same position could change places between the pages of a list.
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
  return !first || String(first).toLowerCase() === BY_POSITION.toLowerCase();
}
