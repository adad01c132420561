import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const TOO_LARGE =
  'This is too large: a file may have at most 25 MB. Save it smaller, for example as a JPEG, and upload that.';

/**
 * Answers requests that cannot be read (broken JSON, too large). Strapi would log them as its own
 * errors, with a piece of the body, which may be personal data.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  let status: number | undefined;
  try {
    await next();
    // Strapi's own reply names no limit.
    if (ctx.status === 413) status = 413;
  } catch (thrown) {
    status = clientStatus(thrown);
    if (status === undefined) throw thrown;
  }
  if (status === undefined) return;
  const message = status === 413 ? TOO_LARGE : 'The request cannot be read';
  ctx.status = status;
  ctx.body = { data: null, error: { status, name: 'UnreadableRequest', message, details: {} } };
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
