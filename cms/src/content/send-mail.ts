import type { Core } from '@strapi/strapi';
import { organisationName } from './organisation-name';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly messageId?: string;
}

/** Sends a mail from an address, with the organisation's name before it where it has one. */
export async function sendMail(strapi: Core.Strapi, address: string, mail: Mail): Promise<void> {
  // These signs would end the quoted name.
  const name = (await organisationName(strapi)).replace(/["\\\r\n]/g, '');
  const from = name ? `"${name}" <${address}>` : address;
  // Programs that answer for people who are away do not answer such a mail.
  const headers = { 'Auto-Submitted': 'auto-generated' };
  await strapi
    .plugin('email')
    .service('email')
    .send({ ...mail, from, headers });
}
