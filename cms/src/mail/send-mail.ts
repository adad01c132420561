import type { Core } from '@strapi/strapi';
import { mailParts, oneLine, type Paragraph } from './mail-texts';
import { organisationName } from './organisation-name';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  readonly messageId?: string;
}

const MAX_SUBJECT_LETTERS = 150;
const MAX_NAME_LETTERS = 100;

/** Sends a mail from an address, with the organisation's name before it where it has one. */
export async function sendMail(
  strapi: Core.Strapi,
  address: string,
  { subject, paragraphs, ...mail }: Mail,
): Promise<void> {
  // These signs would end the quoted name.
  const name = oneLine(await organisationName(strapi), MAX_NAME_LETTERS).replace(/["\\]/g, '');
  const from = name ? `"${name}" <${address}>` : address;
  // Programs that answer for people who are away do not answer such a mail.
  const headers = { 'Auto-Submitted': 'auto-generated' };
  await strapi
    .plugin('email')
    .service('email')
    .send({
      ...mail,
      ...mailParts(paragraphs),
      subject: oneLine(subject, MAX_SUBJECT_LETTERS),
      from,
      headers,
    });
}
