import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { FORM_NAMES, isFormUid } from '../forms';
import { messageFor } from './message';
import { pauseAfter } from './pauses';
import { claim, forget, postpone, type WaitingMail } from './queue';

/** Who gets a mail on each submission, and for how long sending one is tried. */
export interface MailSettings {
  readonly from: string;
  readonly to: readonly string[];
  readonly retryDays: number;
}

/** Said on Strapi's event hub once a submission and its mail are stored for good. */
export const MAIL_IS_WAITING = 'website.mail-is-waiting';

const LOOK_EVERY_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** What is being sent when this program ends may finish, or it would be sent twice. */
const FINISH_LIMIT_MS = 5_000;

/**
 * Sends the waiting mails, one after the other, soon after each submission and again after pauses
 * where the mail server does not take them. Gives the function that ends it.
 */
export function startSending(strapi: Core.Strapi, settings: MailSettings): () => Promise<void> {
  const adminUrl = String(strapi.config.get('admin.absoluteUrl'));
  let failuresInARow = 0;
  let notBefore = 0;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  /** Whether the mail server took it, or there is nothing to send any more. */
  async function sendOne(mail: WaitingMail): Promise<boolean> {
    const age = Date.now() - mail.arrivedAt.getTime();
    if (age > settings.retryDays * DAY_MS) {
      await forget(strapi, mail.id);
      strapi.log.error(
        `No mail could be sent for ${settings.retryDays} days about entry ${mail.entry} of ${nameOf(mail)}: given up. It stands in the admin's list. Check the SMTP settings.`,
      );
      return true;
    }
    if (!(await isThere(strapi, mail))) {
      await forget(strapi, mail.id);
      return true;
    }
    try {
      await send(strapi, settings, mail, adminUrl);
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

  async function pass(): Promise<void> {
    while (!ended) {
      const mail = await claim(strapi, new Date());
      if (!mail) return;
      if (await sendOne(mail)) {
        failuresInARow = 0;
        continue;
      }
      // Most likely the server is away: one try for all of them, until the pause is over.
      failuresInARow += 1;
      notBefore = Date.now() + pauseAfter(failuresInARow);
      return;
    }
  }

  function wake(): void {
    if (ended) return;
    if (running) {
      again = true;
      return;
    }
    if (Date.now() < notBefore) return;
    clearTimeout(timer);
    running = pass()
      .catch((thrown: unknown) => {
        strapi.log.warn(`The waiting mails could not be read (${reasonOf(thrown)}).`);
      })
      .finally(() => {
        running = undefined;
        if (ended) return;
        const wait = Math.max(notBefore - Date.now(), 0) || LOOK_EVERY_MS;
        timer = setTimeout(wake, wait + 10);
        timer.unref();
        if (again) {
          again = false;
          wake();
        }
      });
  }

  const onWaiting = async (): Promise<void> => wake();
  strapi.eventHub.on(MAIL_IS_WAITING, onWaiting);
  wake();
  return async () => {
    ended = true;
    clearTimeout(timer);
    strapi.eventHub.off(MAIL_IS_WAITING, onWaiting);
    await Promise.race([running, pause(FINISH_LIMIT_MS, undefined, { ref: false })]);
  };
}

async function send(
  strapi: Core.Strapi,
  { from, to }: MailSettings,
  mail: WaitingMail,
  adminUrl: string,
): Promise<void> {
  const message = messageFor(mail.form, mail.entry, adminUrl);
  const domain = from.replace(/^.*@/, '').replace(/[^a-z0-9.-].*$/i, '');
  await strapi
    .plugin('email')
    .service('email')
    .send({
      from,
      to: to.join(', '),
      ...message,
      // The same at every try: should one arrive twice, mail programs show it once.
      messageId: `<${mail.entry}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
}

async function isThere(strapi: Core.Strapi, { form, entry }: WaitingMail): Promise<boolean> {
  if (!isFormUid(form)) return false;
  return (await strapi.db.query(form).count({ where: { documentId: entry } })) > 0;
}

function nameOf({ form }: WaitingMail): string {
  return isFormUid(form) ? FORM_NAMES[form] : 'an unknown list';
}

/** A code such as ECONNREFUSED or a reply such as 550: never the server's words, which may quote. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown reason';
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : thrown.name;
  const reply = 'responseCode' in thrown ? ` ${String(thrown.responseCode)}` : '';
  return `${code}${reply}`;
}
