import type { Core } from '@strapi/strapi';
import { organisationName } from './organisation-name';

/** The address from which mails are sent, with the organisation's name before it where it has one. */
export async function mailSender(strapi: Core.Strapi, address: string): Promise<string> {
  // These signs would end the quoted name.
  const name = (await organisationName(strapi)).replace(/["\\\r\n]/g, '');
  return name ? `"${name}" <${address}>` : address;
}
