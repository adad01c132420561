import type { Core } from '@strapi/strapi';

/** Logs no query string: staff search submissions by name. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const begun = performance.now();
    await next();
    if (ctx.path.startsWith('/_health')) return;
    const took = Math.ceil(performance.now() - begun);
    strapi.log.http(`${ctx.method} ${ctx.path} (${took} ms) ${ctx.status}`);
  };
