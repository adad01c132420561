import type { Core } from '@strapi/strapi';
import { ORGANISATION } from './types';

/** The address from which mails are sent, with the organisation's name before it where it has one. */
export async function mailSender(strapi: Core.Strapi, address: string): Promise<string> {
  const organisation = await strapi.documents(ORGANISATION).findFirst({ status: 'published' });
  // These would end the quoted name.
  const name = String(organisation?.name ?? '').replace(/["\\\r\n]/g, '');
  return name ? `"${name}" <${address}>` : address;
}
