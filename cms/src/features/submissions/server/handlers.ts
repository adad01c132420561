import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../../access/admin-route';
import { type Counts, totalOf } from '../counts';
import { countEntriesOf, eraseSender, senderFrom } from './erase/erase';

// The body names the person, since URLs get into logs.

/** Answers with the number of entries of one person. */
export async function findSenderHandler(strapi: Core.Strapi, ctx: AdminContext): Promise<Counts> {
  const { email, phone } = ctx.request.body ?? {};
  return countEntriesOf(strapi, senderFrom(email, phone));
}

/** Erases the entries of one person. */
export async function eraseSenderHandler(strapi: Core.Strapi, ctx: AdminContext): Promise<Counts> {
  const { email, phone } = ctx.request.body ?? {};
  const counts = await eraseSender(strapi, senderFrom(email, phone));
  const { id } = ctx.state.user;
  strapi.log.info(`Audit: staff member ${id} erased one person: ${totalOf(counts)} entries`);
  return counts;
}
