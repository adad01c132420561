import type { Core } from '@strapi/strapi';
import { reasonOf } from './reason-of';

export interface Reply {
  readonly status: number;
  /** JSON, as it was sent. */
  readonly body: string;
}

const KEYS = 'api::idempotency-key.idempotency-key';
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Runs `store` once for each `form` and `requestKey` within 24 hours; a later call, even at the same
 * moment, gets the first reply. A unique index decides which call was first. Where `store` throws, the
 * key is free again.
 */
export async function onceFor(
  strapi: Core.Strapi,
  form: string,
  requestKey: string,
  store: () => Promise<Reply>,
): Promise<Reply> {
  const keys = strapi.db.query(KEYS);
  const storedReply = async (): Promise<Reply | undefined> => {
    const where = { form, requestKey, expiresAt: { $gt: new Date() } };
    const row = await keys.findOne({ where });
    return row && { status: row.replyStatus, body: row.reply };
  };
  const earlier = await storedReply();
  if (earlier) return earlier;
  try {
    return await strapi.db.transaction(async () => {
      const now = Date.now();
      await keys.deleteMany({ where: { form, requestKey, expiresAt: { $lte: new Date(now) } } });
      const expiresAt = new Date(now + KEPT_MS);
      const { id } = await keys.create({ data: { form, requestKey, expiresAt } });
      const reply = await store();
      const data = { replyStatus: reply.status, reply: reply.body };
      await keys.update({ where: { id }, data });
      return reply;
    });
  } catch (thrown) {
    const first = await storedReply();
    if (first) return first;
    throw thrown;
  }
}

export function pruneKeys(strapi: Core.Strapi): void {
  const task = async () => {
    try {
      await strapi.db.query(KEYS).deleteMany({ where: { expiresAt: { $lte: new Date() } } });
    } catch (thrown) {
      strapi.log.warn(`Old idempotency keys could not be removed (${reasonOf(thrown)}).`);
    }
  };
  strapi.cron.add({ pruneIdempotencyKeys: { task, options: { rule: '*/10 * * * *' } } });
}
