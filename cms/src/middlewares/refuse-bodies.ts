import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { filePathsOfFeatures } from '../feature.ts';
import { refuseRequest } from '../platform/refuse-request.ts';
import type { RequestContext } from '../platform/request-context.ts';

/** The media library takes files at this path, and below it. */
const LIBRARY_PATH = '/upload';
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
    if (!takesFiles(ctx.path)) return refuseRequest(ctx, 415, 'Files are not taken here.');
    if (!BOUNDARY.test(ctx.get('Content-Type'))) {
      return refuseRequest(ctx, 400, 'The Content-Type names no boundary.');
    }
    if (!(await isLoggedIn(strapi, ctx))) throw new errors.UnauthorizedError();
    return next();
  };

/** Strapi's router ignores capital letters, and a slash at the end. */
function takesFiles(path: string): boolean {
  const sentPath = `${path.toLowerCase()}/`;
  return [LIBRARY_PATH, ...filePathsOfFeatures].some((each) => sentPath.startsWith(`${each}/`));
}

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
