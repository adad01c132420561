import type { Core } from '@strapi/strapi';

/**
 * Closes the page that makes the first administrator, where a stranger could be faster. An operator makes one
 * on the server (`npm run cms:admin`).
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (!/^\/admin\/register-admin\/?$/i.test(ctx.path)) return next();
  ctx.status = 404;
};
