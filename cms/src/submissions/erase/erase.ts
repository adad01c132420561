import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { lastTenDigits, removePhoneSigns } from '../../content/phone-numbers.ts';
import { SUBMISSION_TYPES, type SubmissionUid } from '../../content/submission-types.ts';
import { readInBatches } from '../../platform/batches.ts';
import { errorCode } from '../../platform/error-code.ts';
import { isSqlite } from '../../platform/is-sqlite.ts';
import { isSteadyForDeleting, storeClockCheck } from '../../platform/steady-clock.ts';
import { DAY_MS } from '../../platform/time.ts';
import { type CountsByType, totalOf } from '../counts.ts';
import { deleteMailsAbout } from '../mail/queue.ts';

interface Sender {
  readonly email: string;
  /** The last ten digits, so that the number is the same with and without its country code. */
  readonly phone: string;
}

interface Submission {
  readonly id: number;
  readonly documentId: string;
  readonly email: string | null;
  /** Undefined for a message, whose form asks for no number. */
  readonly mobileNumber?: string | null;
}

interface SubmissionChoice {
  readonly where: object;
  isChosen?(submission: Submission): boolean;
}

export interface FoundSubmissions {
  readonly counts: CountsByType;
  /**
   * What the found submissions name and a submission that is not found names, too: the same person may have sent it. An
   * e-mail address in small letters, or the last ten digits of a number.
   */
  readonly otherContacts: readonly string[];
}

/** Every hour, since some machines are off at night. A start erases nothing, since the clock may still be wrong. */
const EVERY_HOUR = '0 17 * * * *';
/** Every database accepts a statement with this number of values. */
const ERASED_ROWS_A_BATCH = 500;
export const NO_SENDER_MESSAGE = 'Give an e-mail address, a mobile number, or both.';

/** @throws {errors.ValidationError} with a message without the person's data, since the log may get it */
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
  return { email, phone: lastTenDigits(phone) };
}

export async function findSubmissionsOf(
  strapi: Core.Strapi,
  sender: Sender,
): Promise<FoundSubmissions> {
  const { where, isChosen } = sentBy(sender);
  const foundContacts = new Set<string>();
  const counts = await forEachType(async (uid) => {
    let count = 0;
    for await (const batch of readChosenSubmissions(strapi, uid, { where, isChosen })) {
      count += batch.length;
      for (const contact of batch.flatMap(contactsIn)) foundContacts.add(contact);
    }
    return count;
  });
  const otherContacts = new Set<string>();
  for (const { uid } of SUBMISSION_TYPES) {
    const others = { where, isChosen: (submission: Submission) => !isChosen(submission) };
    for await (const batch of readChosenSubmissions(strapi, uid, others)) {
      for (const contact of batch.flatMap(contactsIn)) {
        if (foundContacts.has(contact)) otherContacts.add(contact);
      }
    }
  }
  return { counts, otherContacts: [...otherContacts] };
}

/** Idempotency keys stay: they contain no personal data, and stop a submission that the website sends again. */
export async function eraseSender(strapi: Core.Strapi, sender: Sender): Promise<CountsByType> {
  return erase(strapi, sentBy(sender));
}

export function startErasingOldSubmissions(strapi: Core.Strapi, days: number): void {
  const task = async () => {
    try {
      if (!isSteadyForDeleting(await storeClockCheck(strapi))) return;
      const oldestKept = new Date(Date.now() - days * DAY_MS);
      const count = totalOf(await erase(strapi, { where: { createdAt: { $lt: oldestKept } } }));
      if (count === 0) return;
      strapi.log.info(`Erased ${count} submissions that were older than ${days} days.`);
    } catch (thrown) {
      const reason = errorCode(thrown);
      strapi.log.error(`Submissions older than ${days} days could not be erased (${reason}).`);
    }
  };
  strapi.cron.add({ eraseOldSubmissions: { task, options: { rule: EVERY_HOUR } } });
}

async function erase(strapi: Core.Strapi, choice: SubmissionChoice): Promise<CountsByType> {
  const isOnSqlite = isSqlite(strapi.db);
  // Otherwise SQLite only marks deleted rows as free, and their text stays in the file.
  if (isOnSqlite) await strapi.db.connection.raw('PRAGMA secure_delete = ON');
  const counts = await strapi.db.transaction(() =>
    forEachType((uid) => eraseFrom(strapi, uid, choice)),
  );
  // Until this statement, the write-ahead log still contains the erased text.
  if (isOnSqlite && totalOf(counts) > 0) {
    await strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
  }
  return counts;
}

async function eraseFrom(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  choice: SubmissionChoice,
): Promise<number> {
  let erased = 0;
  for await (const batch of readChosenSubmissions(strapi, uid, choice)) {
    const documentIds = batch.map(({ documentId }) => documentId);
    await deleteMailsAbout(strapi, documentIds);
    const ids = batch.map(({ id }) => id);
    await strapi.db.query(uid).deleteMany({ where: { id: { $in: ids } } });
    erased += batch.length;
  }
  return erased;
}

async function* readChosenSubmissions(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  { where, isChosen = () => true }: SubmissionChoice,
): AsyncGenerator<Submission[]> {
  const { attributes } = strapi.contentType(uid);
  const contactFields = ['email', 'mobileNumber'].filter((field) => attributes[field]);
  const batches = readInBatches<Submission>(ERASED_ROWS_A_BATCH, (idFilter) =>
    strapi.db.query(uid).findMany({
      select: ['id', 'documentId', ...contactFields],
      where: { $and: [where, idFilter] },
      orderBy: { id: 'desc' },
      limit: ERASED_ROWS_A_BATCH,
    }),
  );
  for await (const batch of batches) {
    const chosen = batch.filter(isChosen);
    if (chosen.length > 0) yield chosen;
  }
}

/** Compares in code, since a database cannot compare numbers with blanks and other signs in them. */
function sentBy({ email, phone }: Sender) {
  const wanted = [email.toLowerCase(), phone];
  return {
    where: {},
    isChosen: (submission: Submission) =>
      contactsIn(submission).some((contact) => wanted.includes(contact)),
  };
}

/** Returns the e-mail address and the number in the form in which they are compared. Leaves out what is empty. */
function contactsIn({ email, mobileNumber }: Submission): string[] {
  const contacts = [email?.toLowerCase() ?? '', lastTenDigits(mobileNumber ?? '')];
  return contacts.filter((contact) => contact !== '');
}

async function forEachType(action: (uid: SubmissionUid) => Promise<number>): Promise<CountsByType> {
  const counts: Record<string, number> = {};
  for (const { uid, plural } of SUBMISSION_TYPES) counts[plural] = await action(uid);
  return counts;
}
