import type { RequestContext } from './request-context.ts';

/** Answers with an error in Strapi's format. */
export function refuseRequest(
  ctx: RequestContext,
  status: number,
  message: string,
  name = 'UnreadableRequest',
): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details: {} } };
}
