import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { type ContentChange, changesIn } from '../app/cms/content-change.ts';
import type { Log } from '../app/cms/log.ts';
import type { CounterFactory } from '../app/features/forms/limits.server.ts';

const CHANNEL = 'site:content-changed';
/** The pause before the first try to connect again; each next one is twice as long, up to the limit. */
const RECONNECT_MS = 100;
const MAX_RECONNECT_MS = 5_000;

/** Lets instances share limits and changes; an instance may have missed a change while Redis was away. */
export function openRedis(
  url: string,
  log: Log,
  onContentChange: (changes?: readonly ContentChange[]) => void,
) {
  const client = connect(url);
  // A connection that subscribes can do nothing else.
  const subscriber = connect(url);
  const self = randomUUID();
  let isAway = false;

  for (const each of [client, subscriber]) {
    each.on('error', (error: unknown) => {
      if (!isAway) log.error({ reason: codeOf(error) }, 'Redis is away: limits count in memory');
      isAway = true;
    });
    each.on('ready', () => {
      if (!isAway || !client.isReady || !subscriber.isReady) return;
      log.info({}, 'Redis answers again');
      isAway = false;
      onContentChange();
    });
    // The client tries again, and reports failures as `error` events.
    each.connect().catch(() => undefined);
  }
  subscriber.once('ready', () => {
    const listener = (message: string) => {
      if (!message.startsWith(self)) onContentChange(changesIn(message.slice(self.length)));
    };
    subscriber.subscribe(CHANNEL, listener).catch(() => undefined);
  });

  return {
    counter: ((keyPrefix, points, duration) =>
      new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix,
        points,
        duration,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
      })) satisfies CounterFactory,
    tellContentChanged(changes: readonly ContentChange[] = []) {
      const message = self + JSON.stringify({ changes });
      if (client.isReady) client.publish(CHANNEL, message).catch(() => undefined);
    },
    close() {
      for (const each of [client, subscriber]) if (each.isOpen) each.destroy();
    },
  };
}

function connect(url: string) {
  return createClient({
    url,
    // A limit or message that comes late is of no use.
    disableOfflineQueue: true,
    // A Redis that hangs is noticed within seconds: until then each form waits for its limit.
    pingInterval: 1_000,
    socket: {
      connectTimeout: 3_000,
      socketTimeout: 4_000,
      reconnectStrategy: (tries) => Math.min(MAX_RECONNECT_MS, RECONNECT_MS * 2 ** tries),
    },
  });
}

/** Returns the error's code alone, since its message may quote the URL with its password. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
