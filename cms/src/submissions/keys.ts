import type { Core } from '@strapi/strapi';

/** What was answered to a submission, to be answered again for the same key. */
export interface Reply {
  readonly status: number;
  /** JSON, as it was sent. */
  readonly body: string;
}

const KEYS = 'api::idempotency-key.idempotency-key';
const KEPT_MS = 24 * 60 * 60 * 1000;
const PRUNE_EVERY_MS = 10 * 60 * 1000;

/** Whether a request's Idempotency-Key can be used: 8 to 200 visible ASCII characters. */
export function isUsableKey(key: string): boolean {
  return /^[\x21-\x7e]{8,200}$/.test(key);
}

/**
 * Runs `store` once for each `form` and `key` within 24 hours and gives its reply; whoever comes
 * again with the same key, even at the same moment, gets the first reply. The record that `store`
 * writes and the key are kept together or not at all: a unique index decides who was first.
 * @throws whatever `store` throws; the key is free again then
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

/** Forgets old keys now and again; gives the function that ends it. */
export function startPruning(strapi: Core.Strapi): () => void {
  const prune = () => {
    strapi.db
      .query(KEYS)
      .deleteMany({ where: { expiresAt: { $lte: new Date() } } })
      .catch((thrown: unknown) => {
        const reason = thrown instanceof Error ? thrown.name : 'unknown reason';
        strapi.log.warn(`Old idempotency keys could not be removed (${reason}).`);
      });
  };
  const timer = setInterval(prune, PRUNE_EVERY_MS);
  timer.unref();
  prune();
  return () => clearInterval(timer);
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
