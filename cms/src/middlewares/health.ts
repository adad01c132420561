import type { Core } from '@strapi/strapi';
import { tryToStore } from '../platform/try-to-store.ts';

/** Says whether the CMS can store something. Strapi's own GET /_health says only that the program runs. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (ctx.path !== '/_health/database' || !['GET', 'HEAD'].includes(ctx.method)) return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.status = (await tryToStore(strapi)) ? 204 : 503;
  };
