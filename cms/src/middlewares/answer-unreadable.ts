import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { MAX_BODY_KILOBYTES, MAX_UPLOAD_MEGABYTES } from '../platform/body-limit.ts';
import { isRecord } from '../platform/record.ts';
import { refuseRequest } from '../platform/refuse-request.ts';
import type { RequestContext } from '../platform/request-context.ts';

const LARGE_FILE_MESSAGE = `This is too large: a file may have at most ${MAX_UPLOAD_MEGABYTES} MB. Save it smaller and upload that: a picture with fewer pixels as a JPEG, a video shorter or at 720p, a PDF with smaller pictures.`;

const LARGE_TEXT_MESSAGE = `This is too much text to be saved at once: together it may have at most ${MAX_BODY_KILOBYTES} KB. Shorten it, or save it in parts.`;

/** PostgreSQL's error code for a text with a zero byte. */
const ZERO_BYTE_CODE = '22021';

/** Answers a request that cannot be read. Strapi would log a part of its body, which may be personal data. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next();
    // Strapi's own answer does not say the limit.
    if (ctx.status === 413) refuse(ctx, 413);
  } catch (thrown) {
    const isStrapiError =
      thrown instanceof errors.ApplicationError || thrown instanceof errors.HttpError;
    // Strapi parses the fields beside an uploaded file as JSON.
    const isInvalidJson = thrown instanceof SyntaxError && Boolean(ctx.is('multipart'));
    const status = isInvalidJson ? 400 : statusOf(thrown);
    if (isStrapiError || status < 400 || status > 499) throw thrown;
    refuse(ctx, status);
  }
};

function statusOf(thrown: unknown): number {
  if (!isRecord(thrown)) return 500;
  return thrown.code === ZERO_BYTE_CODE ? 400 : Number(thrown.status ?? 500);
}

function refuse(ctx: RequestContext, status: number): void {
  const tooLarge = ctx.is('multipart') ? LARGE_FILE_MESSAGE : LARGE_TEXT_MESSAGE;
  const message = status === 413 ? tooLarge : 'The request cannot be read';
  refuseRequest(ctx, status, message);
}
