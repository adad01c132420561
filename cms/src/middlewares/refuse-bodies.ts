import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { refuseRequest } from '../platform/refuse-request';
import type { RequestContext } from '../platform/request-context';

/** The paths of the media library and `features/schools` that take files. Strapi's router ignores capital letters. */
const UPLOAD_PATH = /^\/(?:upload|website\/schools\/(?:compare|import))(?:\/|$)/i;
const BOUNDARY = /;\s*boundary="?[^\s;"]/i;

/** Refuses a body that no route takes, before Strapi reads or stores anything of it. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const encoding = ctx.get('Content-Encoding');
    if (encoding !== '' && encoding !== 'identity') {
      return refuseRequest(ctx, 415, 'Send the body without a Content-Encoding.');
    }
    if (!hasBody(ctx)) {
      // Strapi's handlers expect a body object.
      ctx.request.body = {};
      return next();
    }
    if (ctx.is('application/json')) return next();
    if (!ctx.is('multipart')) return refuseRequest(ctx, 415, 'Send the body as JSON.');
    if (!UPLOAD_PATH.test(ctx.path)) return refuseRequest(ctx, 415, 'Files are not taken here.');
    if (!BOUNDARY.test(ctx.get('Content-Type'))) {
      return refuseRequest(ctx, 400, 'The Content-Type names no boundary.');
    }
    if (!(await isLoggedIn(strapi, ctx))) throw new errors.UnauthorizedError();
    return next();
  };

function hasBody(ctx: RequestContext): boolean {
  return ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length')) > 0;
}

async function isLoggedIn({ sessionManager }: Core.Strapi, ctx: RequestContext): Promise<boolean> {
  const token = /^bearer +(\S+)$/i.exec(ctx.get('Authorization'))?.[1];
  if (!token) return false;
  const sessions = sessionManager('admin');
  const result = sessions.validateAccessToken(token);
  return result.isValid && (await sessions.isSessionActive(result.payload.sessionId));
}
