import type { RequestContext } from './request-context';

/** Answers in Strapi's form of an error. */
export function refuseRequest(
  ctx: RequestContext,
  status: number,
  message: string,
  name = 'UnreadableRequest',
): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details: {} } };
}
