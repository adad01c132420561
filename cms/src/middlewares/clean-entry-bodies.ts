import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord } from '../platform/record.ts';

/** The paths that take entries. The admin sends the fields of an entry, the API sends them in `data`. */
const ENTRY_PATH = /^\/(?:content-manager\/(?:collection|single)-types|api)\//i;

/** A longer list of images would block Strapi, which looks up each one. */
const MAX_ITEMS = 500;
/** The deepest body of this CMS has five levels: a card in a list in `data`. */
const MAX_DEPTH = 12;

/**
 * Removes the ids from the body of an entry: Strapi would store them, and the largest possible id would leave none for
 * later entries. Refuses three kinds of bodies:
 * - those that are nested too deep;
 * - those with a list that is too long;
 * - those with an id, or an item of a list, to which Strapi would answer 500.
 */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  const body: unknown = ctx.request.body;
  if (ENTRY_PATH.test(ctx.path) && isRecord(body)) {
    const { data } = body;
    const cleaned = withoutIds(isRecord(data) ? { ...body, data: withoutIds(data) } : body);
    if (!isReadable(cleaned)) throw new errors.ValidationError('The request cannot be read');
    ctx.request.body = cleaned;
  }
  return next();
};

function withoutIds({ id: _id, documentId: _documentId, ...fields }: Record<string, unknown>) {
  return fields;
}

/**
 * Strapi reads the items of a list of images as ids, and answers 500 to a boolean. This middleware does not know which
 * lists have images, so it refuses a boolean in any list.
 */
function isReadable(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) {
    if (value.length > MAX_ITEMS) return false;
    return value.every((item) => typeof item !== 'boolean' && isReadable(item, depth + 1));
  }
  if (!isRecord(value)) return true;
  return Object.entries(value).every(
    ([name, each]) => (name !== 'id' || isId(each)) && isReadable(each, depth + 1),
  );
}

function isId(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number';
}
