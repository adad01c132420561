import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord } from '../content/is-record';

/** Where Strapi takes an entry: the admin sends its fields, the API sends them as `data`. */
const ENTRIES = /^\/(?:content-manager\/(?:collection|single)-types|api)\//i;

/** Strapi looks up each item of a list of images: of thousands no other request would be answered. */
const MAX_ITEMS = 500;
/** A card in a list in `data` is at the fifth level. */
const MAX_DEPTH = 12;

/**
 * Takes the ids out that a body brings for the entry itself: Strapi would store them, and the last one that
 * there is leaves none for the next entry. Refuses what Strapi would fail on within the entry.
 */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  const body: unknown = ctx.request.body;
  if (ENTRIES.test(ctx.path) && isRecord(body)) {
    const { data } = body;
    const own = withoutIds(isRecord(data) ? { ...body, data: withoutIds(data) } : body);
    if (!isReadable(own)) throw new errors.ValidationError('The request cannot be read');
    ctx.request.body = own;
  }
  return next();
};

function withoutIds({ id: _id, documentId: _documentId, ...fields }: Record<string, unknown>) {
  return fields;
}

/** Whether the ids in it are texts or numbers, and no list and no nesting is endless. */
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
