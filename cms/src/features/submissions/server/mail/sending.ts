import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { CmsSettings } from '../../../../../config/cms';
import { editPath } from '../../../../content/addresses/admin-paths';
import { languageName } from '../../../../content/languages/languages';
import { type SubmissionType, submissionTypeOf } from '../../../../content/submission-types';
import { sendMail } from '../../../../mail/send-mail';
import { errorCode } from '../../../../platform/error-code';
import type { UnknownRecord } from '../../../../platform/record';
import { DAY_MS } from '../../../../platform/time';
import { claimDueMail, deleteMail, postponeMail, type WaitingMail } from './queue';

type MailSettings = NonNullable<CmsSettings['mail']>;

export const MAIL_IS_WAITING = 'website.mail-is-waiting';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** The pauses before each further try of one mail. */
const PAUSES_MS = [
  SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
] as const;
/** The pause between the tries after those, so that a mail server that is back is noticed the same hour. */
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
const EVERY_FIVE_SECONDS = '*/5 * * * * *';
/** A mail that is being sent when Strapi stops may finish, or it would be sent twice. */
const FINISH_TIMEOUT_MS = 5 * SECOND_MS;

/**
 * Sends the waiting mails after each submission, and every five seconds those whose pause is over.
 * Returns the function that ends it.
 */
export function startSending(strapi: Core.Strapi, settings: MailSettings): () => Promise<void> {
  const ending = new AbortController();
  let sending: Promise<void> | undefined;
  const send = async (): Promise<void> => {
    sending ??= sendWaiting(strapi, settings, ending.signal).finally(() => {
      sending = undefined;
    });
    await sending;
  };
  strapi.cron.add({ sendMails: { task: send, options: { rule: EVERY_FIVE_SECONDS } } });
  strapi.eventHub.on(MAIL_IS_WAITING, send);
  return async () => {
    strapi.eventHub.off(MAIL_IS_WAITING, send);
    ending.abort();
    await Promise.race([sending, pause(FINISH_TIMEOUT_MS, undefined, { ref: false })]);
  };
}

/** Sends what is due, until the first failure: the server is probably down. */
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

/** Returns false where the mail server did not accept the mail. */
async function sendOne(
  strapi: Core.Strapi,
  { from, to, retryDays }: MailSettings,
  mail: WaitingMail,
): Promise<boolean> {
  const submissionType = submissionTypeOf(mail.form);
  const where = { documentId: mail.entry };
  const submission =
    submissionType && (await strapi.db.query(submissionType.uid).findOne({ where }));
  if (!submissionType || !submission) {
    await deleteMail(strapi, mail.id);
    return true;
  }
  const message = {
    to: to.join(', '),
    ...mailTexts(submissionType, submission, String(strapi.config.get('admin.absoluteUrl'))),
    // The id is the same at every try: should the mail arrive twice, mail programs show it once.
    messageId: `<${mail.entry}@${from.replace(/^.*@/, '')}>`,
  };
  try {
    await sendMail(strapi, from, message);
  } catch (thrown) {
    // Only after a try, which a clock that is ahead does not take away.
    if (Date.now() - mail.arrivedAt.getTime() > retryDays * DAY_MS) {
      await deleteMail(strapi, mail.id);
      strapi.log.error(
        `No mail could be sent for ${retryDays} days about entry ${mail.entry} of ${submissionType.plural} (${errorCode(thrown)}): given up. It stands in the admin's list. Check the SMTP settings.`,
      );
      return false;
    }
    const pauseMs = PAUSES_MS[mail.tries] ?? LONGEST_PAUSE_MS;
    await postponeMail(strapi, mail, new Date(Date.now() + pauseMs));
    strapi.log.warn(
      `A mail about a submission could not be sent (${errorCode(thrown)}). It is tried again.`,
    );
    return false;
  }
  await deleteMail(strapi, mail.id);
  return true;
}

/** The mail says nothing of the person, since it passes through many hands and stays in many places. */
function mailTexts(
  { uid, mailSubject }: SubmissionType,
  { documentId, language }: UnknownRecord,
  adminUrl: string,
) {
  const url = adminUrl + editPath({ uid, isSingle: false, documentId: String(documentId) });
  const read = languageName(language);
  const opening = read
    ? `${mailSubject}. The person read it in ${read}: please answer in ${read}.`
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
