import type { Core } from '@strapi/strapi';

/** GET /_health/database: 204 or 503. Strapi's own GET /_health says only that the program runs. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (ctx.path !== '/_health/database' || !['GET', 'HEAD'].includes(ctx.method)) return next();
    ctx.set('Cache-Control', 'no-store');
    try {
      await strapi.db.connection.raw('select 1');
      ctx.status = 204;
    } catch {
      ctx.status = 503;
    }
  };
