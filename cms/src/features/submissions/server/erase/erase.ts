import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { removePhoneSigns } from '../../../../content/phone-numbers';
import { SUBMISSION_TYPES, type SubmissionUid } from '../../../../content/submission-types';
import { readInBatches } from '../../../../platform/batches';
import { errorCode } from '../../../../platform/error-code';
import { isSqlite } from '../../../../platform/is-sqlite';
import { checkClock, isSteadyForDeleting } from '../../../../platform/steady-clock';
import { DAY_MS } from '../../../../platform/time';
import { type CountsByType, totalOf } from '../../counts';
import { deleteMailsAbout } from '../mail/queue';

interface Sender {
  readonly email: string;
  /** The last ten digits, so that the number is the same with and without its country code. */
  readonly phone: string;
}

/** Every hour, since some machines are off at night. A start erases nothing, since the clock may still be wrong. */
const EVERY_HOUR = '0 17 * * * *';
/** Every database accepts a statement with this number of values. */
const ROWS_A_BATCH = 500;
export const NO_SENDER_MESSAGE = 'Give an e-mail address, a mobile number, or both.';

/** @throws {errors.ValidationError} with a message without the person's data, since it may be logged */
export function senderFrom(typedEmail: string, typedPhone: string): Sender {
  const email = typedEmail.trim();
  const phone = removePhoneSigns(typedPhone);
  if (email === '' && phone === '') throw new errors.ValidationError(NO_SENDER_MESSAGE);
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new errors.ValidationError('Give a whole e-mail address, such as name@example.org.');
  }
  if (phone !== '' && !/^\d{10,}$/.test(phone)) {
    throw new errors.ValidationError('Give a whole mobile number, at least ten digits.');
  }
  return { email, phone: phone.slice(-10) };
}

export async function countSubmissionsOf(
  strapi: Core.Strapi,
  sender: Sender,
): Promise<CountsByType> {
  return forEachType((uid) =>
    strapi.db.query(uid).count({ where: whereSender(strapi, uid, sender) }),
  );
}

/** Idempotency keys stay: they contain no personal data, and stop a submission that the website sends again. */
export async function eraseSender(strapi: Core.Strapi, sender: Sender): Promise<CountsByType> {
  return eraseWhere(strapi, (uid) => whereSender(strapi, uid, sender));
}

export function startRetention(strapi: Core.Strapi, days: number): void {
  const task = async () => {
    try {
      if (!isSteadyForDeleting(await checkClock(strapi))) return;
      const oldestKept = new Date(Date.now() - days * DAY_MS);
      const count = totalOf(await eraseWhere(strapi, () => ({ createdAt: { $lt: oldestKept } })));
      if (count === 0) return;
      strapi.log.info(`Erased ${count} submissions that were older than ${days} days.`);
    } catch (thrown) {
      const reason = errorCode(thrown);
      strapi.log.error(`Submissions older than ${days} days could not be erased (${reason}).`);
    }
  };
  strapi.cron.add({ eraseOldSubmissions: { task, options: { rule: EVERY_HOUR } } });
}

async function eraseWhere(
  strapi: Core.Strapi,
  where: (uid: SubmissionUid) => object,
): Promise<CountsByType> {
  const isOnSqlite = isSqlite(strapi.db);
  // Otherwise SQLite only marks deleted rows as free, and their text stays in the file.
  if (isOnSqlite) await strapi.db.connection.raw('PRAGMA secure_delete = ON');
  const counts = await strapi.db.transaction(() =>
    forEachType((uid) => eraseFrom(strapi, uid, where(uid))),
  );
  // Until this statement, the write-ahead log still contains the erased text.
  if (isOnSqlite && totalOf(counts) > 0) {
    await strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
  }
  return counts;
}

async function eraseFrom(strapi: Core.Strapi, uid: SubmissionUid, where: object): Promise<number> {
  const entries = strapi.db.query(uid);
  const batches = readInBatches<{ id: number; documentId: string }>(ROWS_A_BATCH, (idFilter) =>
    entries.findMany({
      select: ['id', 'documentId'],
      where: { $and: [where, idFilter] },
      orderBy: { id: 'desc' },
      limit: ROWS_A_BATCH,
    }),
  );
  let erased = 0;
  for await (const batch of batches) {
    const documentIds = batch.map(({ documentId }) => documentId);
    await deleteMailsAbout(strapi, documentIds);
    await entries.deleteMany({ where: { id: { $in: batch.map(({ id }) => id) } } });
    erased += batch.length;
  }
  return erased;
}

function whereSender(strapi: Core.Strapi, uid: SubmissionUid, { email, phone }: Sender): object {
  const { attributes } = strapi.contentType(uid);
  const conditions: object[] = [];
  if (email && attributes.email) conditions.push({ email: { $eqi: email } });
  if (phone && attributes.mobileNumber) conditions.push({ mobileNumber: { $endsWith: phone } });
  // An empty $or would match every entry.
  return conditions.length > 0 ? { $or: conditions } : { id: { $null: true } };
}

async function forEachType(action: (uid: SubmissionUid) => Promise<number>): Promise<CountsByType> {
  const counts: Record<string, number> = {};
  for (const { uid, plural } of SUBMISSION_TYPES) counts[plural] = await action(uid);
  return counts;
}
