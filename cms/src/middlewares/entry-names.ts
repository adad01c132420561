import type { Core } from '@strapi/strapi';
import { CALLED, entryName } from '../content/entry-name';
import { isRecord } from '../content/is-record';
import { views } from '../editing/views/views';

/** Where the admin reads one entry of a list. */
const ENTRY = /^\/content-manager\/collection-types\/([^/]+)\/[^/]+$/;

/** Tells the admin what people call an entry, for the heading: Strapi has one field there. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  const [, uid = ''] = ENTRY.exec(ctx.path) ?? [];
  const mainField = views[uid]?.mainField;
  const body: unknown = ctx.body;
  if (ctx.method !== 'GET' || !mainField || !isRecord(body)) return;
  const { data } = body;
  // A language without words has none yet.
  if (!isRecord(data) || !data.documentId) return;
  // The fields are those that the person may read.
  ctx.body = { ...body, data: { ...data, [CALLED]: entryName(data, mainField) } };
};
