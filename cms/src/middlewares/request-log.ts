import type { Core } from '@strapi/strapi';

/** A person notices a pause of a second. */
const SLOW_MS = 1_000;
/** No path of the admin is longer. */
const MAX_PATH_CHARACTERS = 200;

/** Logs no query string, because staff search submissions by name. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const startedAt = performance.now();
    await next();
    if (ctx.path.startsWith('/_health')) return;
    const durationMs = Math.ceil(performance.now() - startedAt);
    const isRoutine = ctx.status < 400 && durationMs < SLOW_MS;
    // In development the admin and the site send hundreds of requests.
    if (isRoutine && strapi.config.get('environment') === 'development') return;
    const path = ctx.status === 404 ? '(no such address)' : ctx.path.slice(0, MAX_PATH_CHARACTERS);
    strapi.log.http(`${ctx.method} ${path} (${durationMs} ms) ${ctx.status}`);
  };
