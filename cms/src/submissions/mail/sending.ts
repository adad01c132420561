import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { formOf } from '../forms';
import { messageFor } from './message';
import { claim, forget, postpone, type WaitingMail } from './queue';

/** Addresses of the mails about submissions, and the days for which sending one is tried. */
export interface MailSettings {
  readonly from: string;
  readonly to: readonly string[];
  readonly retryDays: number;
}

/** Event on Strapi's event hub: a submission and its mail are stored. */
export const MAIL_IS_WAITING = 'website.mail-is-waiting';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY_MS = 24 * 60 * MINUTE;
/** Pauses after the first failure in a row, the second, and so on. */
const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE] as const;
const LONGEST_PAUSE = 60 * MINUTE;
const LOOK_EVERY = 30 * SECOND;
/** A mail that is being sent when Strapi stops may finish, or it would be sent twice. */
const FINISH_LIMIT = 5 * SECOND;

/**
 * Sends the waiting mails one after the other: soon after each submission, and again after a pause
 * where the mail server refuses them. Returns the function that ends it.
 */
export function startSending(strapi: Core.Strapi, settings: MailSettings): () => Promise<void> {
  const ending = new AbortController();
  let failures = 0;
  let hasNew = false;
  let wake = () => {};

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const onWaiting = async (): Promise<void> => {
    hasNew = true;
    // After a failure the server is probably down: new mails wait for the same pause.
    if (failures === 0) wake();
  };
  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      hasNew = false;
      failures = (await sendWaiting(strapi, settings, ending.signal)) ? 0 : failures + 1;
      if (ending.signal.aborted) return;
      if (failures > 0) await sleep(pauseAfter(failures));
      else if (!hasNew) await sleep(LOOK_EVERY);
    }
  };

  strapi.eventHub.on(MAIL_IS_WAITING, onWaiting);
  const running = run();
  return async () => {
    strapi.eventHub.off(MAIL_IS_WAITING, onWaiting);
    ending.abort();
    wake();
    await Promise.race([running, pause(FINISH_LIMIT, undefined, { ref: false })]);
  };
}

/** Sends what is due, until the first failure; false where there was one. */
async function sendWaiting(
  strapi: Core.Strapi,
  settings: MailSettings,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    while (!signal.aborted) {
      const mail = await claim(strapi, new Date());
      if (!mail) break;
      if (!(await sendOne(strapi, settings, mail))) return false;
    }
    return true;
  } catch (thrown) {
    strapi.log.warn(`The waiting mails could not be read (${reasonOf(thrown)}).`);
    return false;
  }
}

/** False where the mail server did not take it. */
async function sendOne(
  strapi: Core.Strapi,
  { from, to, retryDays }: MailSettings,
  mail: WaitingMail,
): Promise<boolean> {
  const form = formOf(mail.form);
  const isThere =
    form && (await strapi.db.query(form.uid).count({ where: { documentId: mail.entry } })) > 0;
  if (!isThere) {
    await forget(strapi, mail.id);
    return true;
  }
  if (Date.now() - mail.arrivedAt.getTime() > retryDays * DAY_MS) {
    await forget(strapi, mail.id);
    strapi.log.error(
      `No mail could be sent for ${retryDays} days about entry ${mail.entry} of ${form.many}: given up. It stands in the admin's list. Check the SMTP settings.`,
    );
    return true;
  }
  const domain = from.replace(/^.*@/, '').replace(/[^a-z0-9.-].*$/i, '');
  try {
    await strapi
      .plugin('email')
      .service('email')
      .send({
        from,
        to: to.join(', '),
        ...messageFor(form, mail.entry, String(strapi.config.get('admin.absoluteUrl'))),
        // The same at every try: should one arrive twice, mail programs show it once.
        messageId: `<${mail.entry}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
  } catch (thrown) {
    await postpone(strapi, mail, new Date(Date.now() + pauseAfter(mail.tries + 1)));
    strapi.log.warn(
      `A mail about a submission could not be sent (${reasonOf(thrown)}). It is tried again.`,
    );
    return false;
  }
  await forget(strapi, mail.id);
  return true;
}

/** Milliseconds to wait after so many failures in a row (1 is the first). */
function pauseAfter(failures: number): number {
  return PAUSES[failures - 1] ?? LONGEST_PAUSE;
}

/** A code such as ECONNREFUSED or a reply such as 550: the server's own text may quote the mail. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown reason';
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : thrown.name;
  const reply = 'responseCode' in thrown ? ` ${String(thrown.responseCode)}` : '';
  return `${code}${reply}`;
}
