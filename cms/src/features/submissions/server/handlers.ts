import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../../access/admin-route';
import { type CountsByType, totalOf } from '../counts';
import { countSubmissionsOf, eraseSender, senderFrom } from './erase/erase';

// The body names the sender, since URLs are logged.

export async function findSenderHandler(
  strapi: Core.Strapi,
  ctx: AdminContext,
): Promise<CountsByType> {
  const { email, phone } = ctx.request.body ?? {};
  return countSubmissionsOf(strapi, senderFrom(email, phone));
}

export async function eraseSenderHandler(
  strapi: Core.Strapi,
  ctx: AdminContext,
): Promise<CountsByType> {
  const { email, phone } = ctx.request.body ?? {};
  const counts = await eraseSender(strapi, senderFrom(email, phone));
  const { id } = ctx.state.user;
  strapi.log.info(`Audit: staff member ${id} erased one person: ${totalOf(counts)} entries`);
  return counts;
}
