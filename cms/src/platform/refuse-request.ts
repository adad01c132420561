import type { Context } from './context';

/** Answers in Strapi's form of an error. */
export function refuseRequest(
  ctx: Context,
  status: number,
  message: string,
  name = 'UnreadableRequest',
): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details: {} } };
}
