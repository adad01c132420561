import type { Core } from '@strapi/strapi';

/** A person notices a pause of a second. */
const SLOW_MS = 1_000;
/** Longer than any path of the admin: a log line stays a line. */
const MAX_PATH_LETTERS = 200;

/**
 * Logs no query string, since staff search submissions by name, and no path that is invented. In development
 * it logs only what failed or was slow, since the admin and the site ask for hundreds of paths.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const begun = performance.now();
    await next();
    if (ctx.path.startsWith('/_health')) return;
    const took = Math.ceil(performance.now() - begun);
    const isRoutine = ctx.status < 400 && took < SLOW_MS;
    if (isRoutine && strapi.config.get('environment') === 'development') return;
    const path = ctx.status === 404 ? '(no such address)' : ctx.path.slice(0, MAX_PATH_LETTERS);
    strapi.log.http(`${ctx.method} ${path} (${took} ms) ${ctx.status}`);
  };
