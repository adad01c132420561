import type { Core } from '@strapi/strapi';
import { ORGANISATION } from '../content/types';
import { mailParts, oneLine, type Paragraph } from './mail-texts';

export interface Mail {
  /** One address, or several with commas between them. */
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  readonly messageId?: string;
}

const MAX_SUBJECT_LETTERS = 150;
const MAX_SENDER_LETTERS = 100;

/** Returns the address of a sender with the organisation's name before it, if it has one. */
export async function readSender(strapi: Core.Strapi, address: string): Promise<string> {
  const organisation = oneLine(await readOrganisationName(strapi), MAX_SENDER_LETTERS);
  // These signs would end the quoted name.
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

/** Reads the organisation's name that the website shows. Empty if editors wrote none. */
export async function readOrganisationName(strapi: Core.Strapi): Promise<string> {
  const organisation = await strapi.documents(ORGANISATION).findFirst({ status: 'published' });
  return String(organisation?.name ?? '');
}
