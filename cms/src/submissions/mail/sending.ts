import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { editPath } from '../../content/addresses/admin-paths.ts';
import { nameOfLanguage } from '../../content/languages/languages.ts';
import { type SubmissionType, submissionTypeOf } from '../../content/submission-types.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { CmsSettings } from '../../platform/cms-settings.ts';
import { errorCode } from '../../platform/error-code.ts';
import type { UnknownRecord } from '../../platform/record.ts';
import { runOneAtATime } from '../../platform/run-one-at-a-time.ts';
import { DAY_MS } from '../../platform/time.ts';
import { claimDueMail, deleteMail, type WaitingMail } from './queue.ts';

type MailSettings = NonNullable<CmsSettings['mail']>;

export const MAIL_IS_WAITING = 'website.mail-is-waiting';

const EVERY_FIVE_SECONDS = '*/5 * * * * *';
/** How long a stop of Strapi waits for a mail that is being sent. The next start would send that mail again. */
const FINISH_TIMEOUT_MS = 5_000;

/** Sends the mails about new submissions, and tries failed mails again. Returns a function that stops both. */
export function startSendingMails(
  strapi: Core.Strapi,
  settings: MailSettings,
): () => Promise<void> {
  const stop = new AbortController();
  const send = runOneAtATime(() => sendWaiting(strapi, settings, stop.signal));
  strapi.cron.add({ sendMails: { task: send, options: { rule: EVERY_FIVE_SECONDS } } });
  strapi.eventHub.on(MAIL_IS_WAITING, send);
  return async () => {
    strapi.eventHub.off(MAIL_IS_WAITING, send);
    stop.abort();
    // After the abort, `send` only waits for the mail that is being sent.
    await Promise.race([send(), pause(FINISH_TIMEOUT_MS, undefined, { ref: false })]);
  };
}

/** Stops at the first mail that fails, since the mail server is then probably down. */
async function sendWaiting(
  strapi: Core.Strapi,
  settings: MailSettings,
  signal: AbortSignal,
): Promise<void> {
  try {
    while (!signal.aborted) {
      const mail = await claimDueMail(strapi, new Date());
      if (!mail || !(await sendOne(strapi, settings, mail))) return;
    }
  } catch (thrown) {
    strapi.log.warn(`The waiting mails could not be read (${errorCode(thrown)}).`);
  }
}

/** Returns false if the mail server did not accept the mail. */
async function sendOne(
  strapi: Core.Strapi,
  settings: MailSettings,
  mail: WaitingMail,
): Promise<boolean> {
  const { from, to } = settings;
  const submissionType = submissionTypeOf(mail.uid);
  const where = { documentId: mail.entryId };
  const submission =
    submissionType && (await strapi.db.query(submissionType.uid).findOne({ where }));
  if (!submissionType || !submission) {
    await deleteMail(strapi, mail.id);
    return true;
  }
  const message = {
    to: to.join(', '),
    ...submissionMail(submissionType, submission, String(strapi.config.get('admin.absoluteUrl'))),
    // Every try has the same id, so that a mail program shows the mail once even if it arrives twice.
    messageId: `<${mail.entryId}@${from.replace(/^.*@/, '')}>`,
  };
  try {
    await sendMail(strapi, from, message);
  } catch (thrown) {
    await giveUpIfOld(strapi, settings, mail, submissionType, thrown);
    return false;
  }
  await deleteMail(strapi, mail.id);
  return true;
}

async function giveUpIfOld(
  strapi: Core.Strapi,
  { retryDays }: MailSettings,
  mail: WaitingMail,
  { plural }: SubmissionType,
  thrown: unknown,
): Promise<void> {
  const code = errorCode(thrown);
  // Gives up only after a failed try: if the clock was wrong, a new mail may look old.
  if (Date.now() - mail.arrivedAt.getTime() > retryDays * DAY_MS) {
    await deleteMail(strapi, mail.id);
    strapi.log.error(
      `No mail could be sent for ${retryDays} days about entry ${mail.entryId} of ${plural} (${code}): given up. It is in the admin's list. Check the SMTP settings.`,
    );
    return;
  }
  strapi.log.warn(`A mail about a submission could not be sent (${code}). It is tried again.`);
}

/** The mail contains no personal data, since mail servers and programs store copies of it in many places. */
function submissionMail(
  { uid, mailSubject }: SubmissionType,
  { documentId, language }: UnknownRecord,
  adminUrl: string,
) {
  const url = adminUrl + editPath({ uid, documentId: String(documentId) });
  const visitorLanguage = nameOfLanguage(language);
  const opening = visitorLanguage
    ? `${mailSubject}. The person read it in ${visitorLanguage}: please answer in ${visitorLanguage}.`
    : `${mailSubject}.`;
  const closing =
    'This mail says nothing about the person on purpose. When you have answered, set the status to “Done”.';
  return {
    subject: mailSubject,
    paragraphs: [
      `${opening} To read it, log in and open:`,
      { label: 'Open it in the admin', url },
      closing,
    ],
  };
}
