import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';

/**
 * Removes the temporary files of a request. Strapi removes only those of the field `files`, and only where
 * the request succeeded.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const files = Object.values(ctx.request.files ?? {}).flat();
  try {
    await next();
  } finally {
    for (const { filepath } of files) await rm(filepath, { force: true });
  }
};
