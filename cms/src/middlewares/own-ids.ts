import type { Core } from '@strapi/strapi';
import { isRecord } from '../content/is-record';

/** Where Strapi takes an entry: the admin sends its fields, the API sends them as `data`. */
const ENTRIES = /^\/(?:content-manager\/(?:collection|single)-types|api)\//i;

/** Strapi would store the id that a body brings: the last one that there is leaves none for the next entry. */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  const body: unknown = ctx.request.body;
  if (ENTRIES.test(ctx.path) && isRecord(body)) {
    const { data } = body;
    ctx.request.body = withoutIds(isRecord(data) ? { ...body, data: withoutIds(data) } : body);
  }
  return next();
};

function withoutIds({ id: _id, documentId: _documentId, ...fields }: Record<string, unknown>) {
  return fields;
}
