import type { Core } from '@strapi/strapi';
import { ORGANISATION } from '../content/types.ts';
import { mailParts, oneLine, type Paragraph } from './mail-texts.ts';

export interface Mail {
  /** One address, or several with commas between them. */
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  readonly messageId?: string;
}

const MAX_SUBJECT_LETTERS = 150;
const MAX_SENDER_LETTERS = 100;

/** Returns `"Name of the organisation" <address>`, or only the address if no name is published. */
async function readSender(strapi: Core.Strapi, address: string): Promise<string> {
  const organisation = oneLine(await readOrganisationName(strapi), MAX_SENDER_LETTERS);
  // These characters would end the quoted name.
  const name = organisation.replace(/["\\]/g, '');
  return name ? `"${name}" <${address}>` : address;
}

export async function sendMail(
  strapi: Core.Strapi,
  from: string,
  { subject, paragraphs, ...mail }: Mail,
): Promise<void> {
  // Out-of-office programs do not answer such a mail.
  const headers = { 'Auto-Submitted': 'auto-generated' };
  await strapi
    .plugin('email')
    .service('email')
    .send({
      ...mail,
      ...mailParts(paragraphs),
      subject: oneLine(subject, MAX_SUBJECT_LETTERS),
      from: await readSender(strapi, from),
      headers,
    });
}

/** Reads the published name of the organisation. Empty if none is published. */
export async function readOrganisationName(strapi: Core.Strapi): Promise<string> {
  const organisation = await strapi.documents(ORGANISATION).findFirst({ status: 'published' });
  return String(organisation?.name ?? '');
}
