import type { Core } from '@strapi/strapi';

export interface Reply {
  readonly status: number;
  /** JSON, as it was sent. */
  readonly body: string;
}

const KEYS = 'api::idempotency-key.idempotency-key';
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Runs `store` once for each `form` and `key` within 24 hours; a later call, even at the same moment,
 * gets the first reply. A unique index decides which call was first. Where `store` throws, the key is
 * free again.
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
