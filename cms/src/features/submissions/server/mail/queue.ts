import type { Core } from '@strapi/strapi';

export interface WaitingMail {
  readonly id: number;
  readonly form: string;
  /** The documentId of the submission. */
  readonly entry: string;
  readonly arrivedAt: Date;
  readonly tries: number;
}

const QUEUE = 'api::submission-mail.submission-mail';
/** So many mails wait at most: as many wait only where the mail server was away for weeks. The lists have the entries anyway. */
const MAX_WAITING = 2_000;
/** After this time a mail whose sending never finished may be claimed again. */
const LEASE_MS = 5 * 60 * 1000;

/** Stores that a mail is to be sent, in the transaction that stores the submission. */
export async function enqueueMail(strapi: Core.Strapi, form: string, entry: string): Promise<void> {
  const mails = strapi.db.query(QUEUE);
  if ((await mails.count()) >= MAX_WAITING) {
    strapi.log.error(
      'Too many mails about submissions wait already: no mail tells of the newest. Check the SMTP settings.',
    );
    return;
  }
  const now = new Date();
  await mails.create({ data: { form, entry, arrivedAt: now, dueAt: now, tries: 0 } });
}

/**
 * Claims the mail that has been due for longest. Its time moves on before it is sent, so that one whose row
 * cannot be removed, as on a full disk, is not sent again and again.
 */
export async function claimDueMail(
  strapi: Core.Strapi,
  now: Date,
): Promise<WaitingMail | undefined> {
  const mails = strapi.db.query(QUEUE);
  const due = { dueAt: { $lte: now } };
  for (;;) {
    const row = await mails.findOne({ where: due, orderBy: { dueAt: 'asc' } });
    if (!row) return undefined;
    const { count } = await mails.updateMany({
      where: { id: row.id, ...due },
      data: { dueAt: new Date(now.getTime() + LEASE_MS) },
    });
    if (count === 1) return { ...row, arrivedAt: new Date(row.arrivedAt) };
  }
}

export async function deleteMail(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.query(QUEUE).delete({ where: { id } });
}

export async function postponeMail(
  strapi: Core.Strapi,
  mail: WaitingMail,
  dueAt: Date,
): Promise<void> {
  const data = { dueAt, tries: mail.tries + 1 };
  await strapi.db.query(QUEUE).update({ where: { id: mail.id }, data });
}

export async function deleteMailsAbout(
  strapi: Core.Strapi,
  entries: readonly string[],
): Promise<void> {
  await strapi.db.query(QUEUE).deleteMany({ where: { entry: { $in: [...entries] } } });
}
