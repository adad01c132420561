import type { Core } from '@strapi/strapi';

/** The reply to a submission, which is sent again for the same key. */
export interface Reply {
  readonly status: number;
  /** JSON, as it was sent. */
  readonly body: string;
}

const KEYS = 'api::idempotency-key.idempotency-key';
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Whether a request's Idempotency-Key can be used: 8 to 200 visible ASCII characters. */
export function isUsableKey(key: string): boolean {
  return /^[\x21-\x7e]{8,200}$/.test(key);
}

/**
 * Runs `store` once for each `form` and `key` within 24 hours and returns its reply. A later call with
 * the same key, even at the same moment, gets the first reply. The record and the key are stored
 * together or not at all; a unique index decides which call was first.
 * @throws what `store` throws; the key is free again then
 */
export async function onceFor(
  strapi: Core.Strapi,
  form: string,
  key: string,
  store: () => Promise<Reply>,
): Promise<Reply> {
  const earlier = await replyFor(strapi, form, key);
  if (earlier) return earlier;
  let isFirst = false;
  try {
    return await strapi.db.transaction(async () => {
      const keys = strapi.db.query(KEYS);
      await keys.deleteMany({
        where: { form, requestKey: key, expiresAt: { $lte: new Date() } },
      });
      const row = await keys.create({
        data: { form, requestKey: key, expiresAt: new Date(Date.now() + KEPT_MS) },
      });
      isFirst = true;
      const reply = await store();
      await keys.update({
        where: { id: row.id },
        data: { replyStatus: reply.status, reply: reply.body },
      });
      return reply;
    });
  } catch (thrown) {
    if (isFirst) throw thrown;
    const first = await replyFor(strapi, form, key);
    if (first) return first;
    throw thrown;
  }
}

/** Deletes old keys every ten minutes. */
export function pruneKeys(strapi: Core.Strapi): void {
  const task = async () => {
    try {
      await strapi.db.query(KEYS).deleteMany({ where: { expiresAt: { $lte: new Date() } } });
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.name : 'unknown reason';
      strapi.log.warn(`Old idempotency keys could not be removed (${reason}).`);
    }
  };
  strapi.cron.add({ pruneIdempotencyKeys: { task, options: { rule: '*/10 * * * *' } } });
}

async function replyFor(
  strapi: Core.Strapi,
  form: string,
  key: string,
): Promise<Reply | undefined> {
  const row = await strapi.db.query(KEYS).findOne({
    where: { form, requestKey: key, expiresAt: { $gt: new Date() } },
  });
  if (!row || typeof row.replyStatus !== 'number' || typeof row.reply !== 'string') {
    return undefined;
  }
  return { status: row.replyStatus, body: row.reply };
}
