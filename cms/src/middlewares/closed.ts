import type { Core } from '@strapi/strapi';

/** The first administrator is made on the server (`npm run cms:admin`): here a stranger could be faster. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (!/^\/admin\/register-admin\/?$/i.test(ctx.path)) return next();
  ctx.status = 404;
};
