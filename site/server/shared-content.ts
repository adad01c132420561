import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Content } from '../app/cms/content.ts';
import { contentCalls } from '../app/cms/content-calls.ts';
import type { SiteLog } from './log.ts';
import type { Redis } from './redis.ts';

/** A snapshot as it stands in Redis. */
const Shared = v.object({
  version: v.literal(1),
  path: v.string(),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  entries: v.array(v.unknown()),
});

const Message = v.object({ from: v.string(), path: v.optional(v.string()) });

/** How long Redis keeps content of a site that does not run any more, in seconds. */
const KEPT = 30 * 24 * 60 * 60;

/**
 * Shares content between instances: what one reads, all have; what the backend tells one, all are
 * told; and one that starts on an empty disk while the backend is away takes what the others left in
 * Redis. While Redis is away each reads for itself, and catches up when it is back.
 * @param cmsUrl two sites of different backends may share one Redis
 * @returns tells the other instances that an editor changed something
 */
export function shareContent(
  redis: Redis,
  content: Content,
  cmsUrl: string,
  log: SiteLog,
): () => void {
  const own = randomUUID();
  const prefix = `site:${digest(cmsUrl)}`;
  const channel = `${prefix}:content`;
  const keyOf = (path: string) => `${prefix}:content:${digest(path)}`;
  const failed = (error: unknown) => {
    if (redis.isReady()) log.warn({ reason: String(error) }, 'Content cannot be shared');
  };

  async function store(path: string, savedAt: string, entries: readonly unknown[]) {
    const value = JSON.stringify({ version: 1, path, savedAt, entries });
    await redis.client.set(keyOf(path), value, { expiration: { type: 'EX', value: KEPT } });
  }

  async function load(path: string, isFresh: boolean): Promise<void> {
    const text = await redis.client.get(keyOf(path));
    if (text === null) return;
    const shared = v.parse(v.pipe(v.string(), v.parseJson(), Shared), text);
    if (shared.path === path) content.adopt(path, shared, isFresh);
  }

  content.onRead((path, { savedAt, entries }) => {
    if (!redis.isReady()) return;
    store(path, savedAt, entries)
      .then(() => redis.publish(channel, JSON.stringify({ from: own, path })))
      .catch(failed);
  });

  redis.subscribe(channel, (text) => {
    const message = v.safeParse(v.pipe(v.string(), v.parseJson(), Message), text);
    if (!message.success || message.output.from === own) return;
    const { path } = message.output;
    if (path === undefined) void content.refresh();
    else load(path, true).catch(failed);
  });

  redis.onReady(() => {
    // What was said meanwhile was not heard, by us or by the others: read, and tell what is here.
    Promise.all(contentCalls.map(({ path }) => load(path, false)))
      .then(() => content.refresh())
      .then(() =>
        Promise.all(
          [...content.snapshots()].map(([path, { savedAt, entries }]) =>
            store(path, savedAt, entries),
          ),
        ),
      )
      .catch(failed);
  });

  return () => redis.publish(channel, JSON.stringify({ from: own }));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
