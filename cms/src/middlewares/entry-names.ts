import type { Core } from '@strapi/strapi';
import { CALLED, entryName } from '../content/entry-name';
import { isContent } from '../content/types';
import { isRecord } from '../platform/is-record';
import { allViews } from '../views/views';

/** The paths of one entry of a list, and of a single type's entry. */
const ENTRY = /^\/content-manager\/(?:collection-types\/([^/]+)\/[^/]+|single-types\/([^/]+))$/;

/** Tells the admin what people call an entry, for the heading: Strapi has one field there. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    await next();
    const [, listed, single] = ENTRY.exec(ctx.path) ?? [];
    const uid = listed ?? single;
    const body: unknown = ctx.body;
    if (ctx.method !== 'GET' || !uid || !isRecord(body)) return;
    const { data } = body;
    const mainField = allViews(strapi)[uid]?.mainField;
    // A language in which nothing was written has no entry yet.
    if (!mainField || !isRecord(data) || !data.documentId) return;
    // The fields are those that the person may read.
    const name = isContent(single)
      ? strapi.contentType(single).info.displayName
      : entryName(data, mainField);
    ctx.body = { ...body, data: { ...data, [CALLED]: name } };
  };
