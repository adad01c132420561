import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/**
 * Answers requests that cannot be read (broken JSON, too large) by themselves. Strapi would log
 * them as its own errors, with a piece of the body, which may be personal data.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next();
  } catch (thrown) {
    const status = clientStatus(thrown);
    if (status === undefined) throw thrown;
    const message = status === 413 ? 'The body is too large' : 'The request cannot be read';
    ctx.status = status;
    ctx.body = { data: null, error: { status, name: 'UnreadableRequest', message, details: {} } };
  }
};

/** The 4xx status of an error that came from reading the request, not from Strapi. */
function clientStatus(thrown: unknown): number | undefined {
  if (thrown instanceof errors.ApplicationError || thrown instanceof errors.HttpError) {
    return undefined;
  }
  if (!(thrown instanceof Error) || !('status' in thrown)) return undefined;
  const { status } = thrown;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
