import type { Core } from '@strapi/strapi';
import { refuseRequest } from '../platform/refuse-request.ts';

/** The path that makes the first administrator. A stranger could use it before the operator does. */
const REGISTRATION_PATH = /^\/admin\/register-admin\/?$/i;
/** The paths that make, change or call a webhook. Existing webhooks can be read and deleted. */
const WEBHOOK_PATH = /^\/admin\/webhooks(?!\/batch-delete)/i;
const WRITING_METHODS = ['POST', 'PUT'];

const NO_REGISTRATION_MESSAGE =
  'The first administrator is made on the server, with: npm run cms:admin';
const NO_WEBHOOKS_MESSAGE =
  'This CMS has no webhooks: they send whole entries, and with them what people wrote in the forms. It tells the website of changes by itself.';

/** Refuses requests that would make the first administrator or a webhook. docs/security.md lists other refusals. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (REGISTRATION_PATH.test(ctx.path)) {
    return refuseRequest(ctx, 403, NO_REGISTRATION_MESSAGE, 'ForbiddenError');
  }
  if (WEBHOOK_PATH.test(ctx.path) && WRITING_METHODS.includes(ctx.method)) {
    return refuseRequest(ctx, 403, NO_WEBHOOKS_MESSAGE, 'ForbiddenError');
  }
  return next();
};
