import type { Core } from '@strapi/strapi';
import { settingsOf } from '../platform/cms-settings.ts';
import { errorCode } from '../platform/error-code.ts';
import { type Mail, sendMail } from './send-mail.ts';

/**
 * Sends nothing without a mail server or without recipients. Only logs a failure, since the admin says the same as the
 * mail.
 */
export async function mailStaff(
  strapi: Core.Strapi,
  mailInWords: string,
  compose: (adminUrl: string) => Promise<Mail>,
): Promise<void> {
  const { mail } = settingsOf(strapi);
  if (!mail) return;
  try {
    const staffMail = await compose(String(strapi.config.get('admin.absoluteUrl')));
    if (staffMail.to !== '') await sendMail(strapi, mail.from, staffMail);
  } catch (thrown) {
    strapi.log.warn(
      `${mailInWords} could not be sent (${errorCode(thrown)}). The admin says it too.`,
    );
  }
}
