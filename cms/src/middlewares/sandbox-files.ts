import { ReadStream } from 'node:fs';
import type { Core } from '@strapi/strapi';

/** Forbids scripts in uploaded files. Looks at the answer, since a path has many spellings (`/%75ploads/…`). */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  if (!(ctx.body instanceof ReadStream) || ctx.path.startsWith('/admin')) return;
  ctx.set('Content-Security-Policy', "sandbox; default-src 'none'");
  ctx.set('X-Content-Type-Options', 'nosniff');
};
