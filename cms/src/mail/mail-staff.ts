import type { Core } from '@strapi/strapi';
import type { CmsSettings } from '../../config/cms';
import { errorCode } from '../platform/error-code';
import { type Mail, sendMail } from './send-mail';

/**
 * Mails members of the staff what the admin says too: so a mail that fails is not sent again. Where mails are not set
 * up, or it is to nobody, none is sent.
 * @param about how the log calls the mail
 * @param write makes it of the address of the admin
 */
export async function mailStaff(
  strapi: Core.Strapi,
  about: string,
  write: (adminUrl: string) => Promise<Mail>,
): Promise<void> {
  const { mail } = strapi.config.get<CmsSettings>('cms');
  if (!mail) return;
  try {
    const written = await write(String(strapi.config.get('admin.absoluteUrl')));
    if (written.to !== '') await sendMail(strapi, mail.from, written);
  } catch (thrown) {
    strapi.log.warn(
      `The mail ${about} could not be sent (${errorCode(thrown)}). The admin says it too.`,
    );
  }
}
