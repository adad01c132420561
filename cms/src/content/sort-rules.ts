import type { Core } from '@strapi/strapi';
import { CONTENT_TYPES, isContent, POSITION_FIELD } from './types.ts';

/** The calls of the website name this sort. */
export const SORT_BY_POSITION = `${POSITION_FIELD}:asc` as const;

/**
 * The website asks for the projects by position only (spec 7.1). Without the other rules, entries with the same position
 * could change places between the pages of a list.
 */
export function addSortRules(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { order = [] } = isContent(context.uid) ? CONTENT_TYPES[context.uid] : {};
    if (order.length > 0 && context.action === 'findMany' && needsFullOrder(context.params.sort)) {
      context.params.sort = [...order];
    }
    return next();
  });
}

function needsFullOrder(sort: unknown): boolean {
  const rules: readonly unknown[] = Array.isArray(sort) ? sort : [sort];
  const [first] = rules;
  if (rules.length > 1) return false;
  return !first || String(first).toLowerCase() === SORT_BY_POSITION.toLowerCase();
}
