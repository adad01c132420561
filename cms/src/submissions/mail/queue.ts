import type { Core } from '@strapi/strapi';

export interface WaitingMail {
  readonly id: number;
  readonly uid: string;
  /** The documentId of the submission. */
  readonly entryId: string;
  readonly arrivedAt: Date;
}

const SUBMISSION_MAIL = 'api::submission-mail.submission-mail';
/** More would wait only if the mail server was away for weeks. Staff see the submissions in their lists anyway. */
const MAX_WAITING = 2_000;
const RETRY_MS = 5 * 60 * 1000;

/**
 * Stores the mail about a submission; none if `MAX_WAITING` wait already. Call it in the transaction that stores the
 * submission: then neither is stored without the other.
 */
export async function queueMail(strapi: Core.Strapi, uid: string, entryId: string): Promise<void> {
  const mails = strapi.db.query(SUBMISSION_MAIL);
  if ((await mails.count()) >= MAX_WAITING) {
    strapi.log.error(
      'Too many mails about submissions wait already: no mail tells of the newest. Check the SMTP settings.',
    );
    return;
  }
  const now = new Date();
  await mails.create({ data: { uid, entryId, arrivedAt: now, dueAt: now } });
}

/** Postpones the mail by `RETRY_MS`, so that the CMS does not send it again at once if it cannot delete the row. */
export async function claimDueMail(
  strapi: Core.Strapi,
  now: Date,
): Promise<WaitingMail | undefined> {
  const mails = strapi.db.query(SUBMISSION_MAIL);
  const row = await mails.findOne({ where: { dueAt: { $lte: now } }, orderBy: { dueAt: 'asc' } });
  if (!row) return undefined;
  const dueAt = new Date(now.getTime() + RETRY_MS);
  await mails.update({ where: { id: row.id }, data: { dueAt } });
  const { id, uid, entryId, arrivedAt } = row;
  return { id, uid, entryId, arrivedAt: new Date(arrivedAt) };
}

export async function deleteMail(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.query(SUBMISSION_MAIL).delete({ where: { id } });
}

export async function deleteMailsAbout(
  strapi: Core.Strapi,
  entryIds: readonly string[],
): Promise<void> {
  await strapi.db.query(SUBMISSION_MAIL).deleteMany({ where: { entryId: { $in: [...entryIds] } } });
}
