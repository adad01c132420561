import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { MAX_BODY_KILOBYTES } from '../platform/body-limit';
import { isRecord } from '../platform/record';
import { refuseRequest } from '../platform/refuse-request';
import type { RequestContext } from '../platform/request-context';

const LARGE_FILE =
  'This is too large: a file may have at most 25 MB. Save it smaller and upload that: a picture with fewer pixels as a JPEG, a video shorter or at 720p, a PDF with smaller pictures.';

const LARGE_TEXT = `This is too much text to be saved at once: together it may have at most ${MAX_BODY_KILOBYTES} KB. Shorten it, or save it in parts.`;

/** PostgreSQL stores and finds no text with a zero byte. */
const ZERO_BYTE = '22021';

/**
 * Answers a request that cannot be read. Strapi would log a piece of its body, which may be personal data.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next();
    // Strapi's own reply names no limit.
    if (ctx.status === 413) refuse(ctx, 413);
  } catch (thrown) {
    const isStrapis =
      thrown instanceof errors.ApplicationError || thrown instanceof errors.HttpError;
    // The fields beside a file, such as its alternative text, are JSON.
    const isNoJson = thrown instanceof SyntaxError && Boolean(ctx.is('multipart'));
    const status = isNoJson ? 400 : statusOf(thrown);
    if (isStrapis || status < 400 || status > 499) throw thrown;
    refuse(ctx, status);
  }
};

function statusOf(thrown: unknown): number {
  if (!isRecord(thrown)) return 500;
  return thrown.code === ZERO_BYTE ? 400 : Number(thrown.status ?? 500);
}

function refuse(ctx: RequestContext, status: number): void {
  const tooLarge = ctx.is('multipart') ? LARGE_FILE : LARGE_TEXT;
  const message = status === 413 ? tooLarge : 'The request cannot be read';
  refuseRequest(ctx, status, message);
}
