import type { Core } from '@strapi/strapi';
import { errorCode } from '../../../platform/error-code';
import { DAY_MS } from '../../../platform/time';

export interface Reply {
  readonly status: number;
  /** The reply's body as it was sent, in JSON. */
  readonly body: string;
}

const KEYS = 'api::idempotency-key.idempotency-key';
/** The website remembers a submission for as long. */
const LIFETIME_MS = DAY_MS;

/**
 * Runs `store` once for each `form` and `requestKey` within 24 hours; a later call gets the first reply,
 * whatever it sends.
 *
 * A key's row is inserted before the submission and in its transaction. So a second call at the same
 * moment waits at the unique index until the first one is committed, and fails there; and where the
 * first one fails, its row is gone with it and the key is free again.
 */
export async function storeOnce(
  strapi: Core.Strapi,
  form: string,
  requestKey: string,
  store: () => Promise<Reply>,
): Promise<Reply> {
  const earlier = await readStoredReply(strapi, form, requestKey);
  if (earlier) return earlier;
  try {
    return await strapi.db.transaction(() => storeWithKey(strapi, form, requestKey, store));
  } catch (thrown) {
    // Where the unique index refused the key, another call has stored the submission meanwhile.
    const first = await readStoredReply(strapi, form, requestKey);
    if (first) return first;
    throw thrown;
  }
}

async function readStoredReply(
  strapi: Core.Strapi,
  form: string,
  requestKey: string,
): Promise<Reply | undefined> {
  const where = { form, requestKey, expiresAt: { $gt: new Date() } };
  const row = await strapi.db.query(KEYS).findOne({ where });
  return row ? { status: row.replyStatus, body: row.reply } : undefined;
}

async function storeWithKey(
  strapi: Core.Strapi,
  form: string,
  requestKey: string,
  store: () => Promise<Reply>,
): Promise<Reply> {
  const keys = strapi.db.query(KEYS);
  const now = Date.now();
  // Expired keys are removed every ten minutes. This one, where it is still there, would keep the index from
  // taking it anew.
  await keys.deleteMany({ where: { form, requestKey, expiresAt: { $lte: new Date(now) } } });
  const expiresAt = new Date(now + LIFETIME_MS);
  const { id } = await keys.create({ data: { form, requestKey, expiresAt } });
  const reply = await store();
  await keys.update({ where: { id }, data: { replyStatus: reply.status, reply: reply.body } });
  return reply;
}

export function startPruningKeys(strapi: Core.Strapi): void {
  const task = async () => {
    try {
      await strapi.db.query(KEYS).deleteMany({ where: { expiresAt: { $lte: new Date() } } });
    } catch (thrown) {
      strapi.log.warn(`Old idempotency keys could not be removed (${errorCode(thrown)}).`);
    }
  };
  strapi.cron.add({ pruneIdempotencyKeys: { task, options: { rule: '*/10 * * * *' } } });
}
