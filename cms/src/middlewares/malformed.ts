import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const TOO_LARGE =
  'This is too large: a file may have at most 25 MB. Save it smaller and upload that: a picture with fewer pixels as a JPEG, a video shorter or at 720p, a PDF with smaller pictures.';

/** Answers what cannot be read; Strapi would log a piece of the body, which may be personal data. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next();
    // Strapi's own reply names no limit.
    if (ctx.status === 413) refuse(ctx, 413);
  } catch (thrown) {
    const isStrapis =
      thrown instanceof errors.ApplicationError || thrown instanceof errors.HttpError;
    const status = thrown instanceof Error && 'status' in thrown ? Number(thrown.status) : 500;
    if (isStrapis || status < 400 || status > 499) throw thrown;
    refuse(ctx, status);
  }
};

function refuse(ctx: Parameters<Core.MiddlewareHandler>[0], status: number): void {
  const message = status === 413 ? TOO_LARGE : 'The request cannot be read';
  ctx.status = status;
  ctx.body = { data: null, error: { status, name: 'UnreadableRequest', message, details: {} } };
}
