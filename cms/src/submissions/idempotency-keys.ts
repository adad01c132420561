import type { Core } from '@strapi/strapi';
import type { SubmissionUid } from '../content/submission-types.ts';
import { errorCode } from '../platform/error-code.ts';
import { DAY_MS } from '../platform/time.ts';

export interface Reply {
  readonly status: number;
  readonly body: string;
}

const IDEMPOTENCY_KEY = 'api::idempotency-key.idempotency-key';
/** The website remembers the key of a submission for the same time. */
const LIFETIME_MS = DAY_MS;

interface StoredKey {
  readonly uid: SubmissionUid;
  readonly requestKey: string;
}

/**
 * A later call with the same key gets the first reply, whatever it sends. A call at the same moment waits at the unique
 * index until the transaction of the first call ends. If the first call fails, its key is free again.
 */
export async function storeOnce(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  requestKey: string,
  store: () => Promise<Reply>,
): Promise<Reply> {
  const key = { uid, requestKey };
  const earlierReply = await findStoredReply(strapi, key);
  if (earlierReply) return earlierReply;
  try {
    return await strapi.db.transaction(() => storeWithKey(strapi, key, store));
  } catch (thrown) {
    // If the unique index refused the key, another call has stored the submission.
    const firstReply = await findStoredReply(strapi, key);
    if (firstReply) return firstReply;
    throw thrown;
  }
}

async function findStoredReply(strapi: Core.Strapi, key: StoredKey): Promise<Reply | undefined> {
  const where = { ...key, expiresAt: { $gt: new Date() } };
  const row = await strapi.db.query(IDEMPOTENCY_KEY).findOne({ where });
  return row ? { status: row.replyStatus, body: row.reply } : undefined;
}

async function storeWithKey(
  strapi: Core.Strapi,
  key: StoredKey,
  store: () => Promise<Reply>,
): Promise<Reply> {
  const keys = strapi.db.query(IDEMPOTENCY_KEY);
  const now = Date.now();
  // The row of an expired key may not be deleted yet, and the unique index would refuse the key.
  await keys.deleteMany({ where: { ...key, expiresAt: { $lte: new Date(now) } } });
  const data = { ...key, expiresAt: new Date(now + LIFETIME_MS) };
  const { id } = await keys.create({ data });
  const reply = await store();
  await keys.update({ where: { id }, data: { replyStatus: reply.status, reply: reply.body } });
  return reply;
}

export function startPruningIdempotencyKeys(strapi: Core.Strapi): void {
  const task = async () => {
    try {
      await strapi.db
        .query(IDEMPOTENCY_KEY)
        .deleteMany({ where: { expiresAt: { $lte: new Date() } } });
    } catch (thrown) {
      strapi.log.warn(`Old idempotency keys could not be removed (${errorCode(thrown)}).`);
    }
  };
  strapi.cron.add({ pruneIdempotencyKeys: { task, options: { rule: '*/10 * * * *' } } });
}
