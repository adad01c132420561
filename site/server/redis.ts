import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Log } from '../app/cms/log.ts';
import type { CounterFactory } from './limits.ts';

const CHANNEL = 'site:content-changed';

/**
 * What several instances of the site share; without Redis each goes on by itself.
 * @param onContentChange called when another instance tells of a change, and after Redis was away
 */
export function openRedis(url: string, log: Log, onContentChange: () => void) {
  const client = connect(url);
  // A connection that subscribes can do nothing else.
  const subscriber = connect(url);
  const self = randomUUID();
  let isAway = false;

  for (const each of [client, subscriber]) {
    each.on('error', (error: unknown) => {
      if (!isAway) log.error({ reason: reasonOf(error) }, 'Redis is away: limits count in memory');
      isAway = true;
    });
    each.on('ready', () => {
      if (!isAway || !client.isReady || !subscriber.isReady) return;
      log.info({}, 'Redis answers again');
      isAway = false;
      onContentChange();
    });
    // The client keeps trying, and tells of failures by the event `error`.
    each.connect().catch(() => undefined);
  }
  subscriber.once('ready', () => {
    const listener = (from: string) => {
      if (from !== self) onContentChange();
    };
    // The client subscribes again by itself after it was away.
    subscriber.subscribe(CHANNEL, listener).catch(() => undefined);
  });

  return {
    /** Counts in Redis; in memory while Redis is away. */
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
    /** Tells the other instances. Lost while Redis is away. */
    tellContentChanged() {
      if (client.isReady) client.publish(CHANNEL, self).catch(() => undefined);
    },
    close() {
      for (const each of [client, subscriber]) if (each.isOpen) each.destroy();
    },
  };
}

function connect(url: string) {
  return createClient({
    url,
    // Limits and messages belong to their moment.
    disableOfflineQueue: true,
    pingInterval: 1_000,
    socket: {
      connectTimeout: 3_000,
      socketTimeout: 4_000,
      reconnectStrategy: (tries) => Math.min(5_000, 100 * 2 ** Math.min(tries, 10)),
    },
  });
}

/** The code alone: a message may quote the URL with its password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
