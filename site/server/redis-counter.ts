import { createClient } from '@redis/client';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Log } from '../app/cms/log.ts';
import type { CounterFactory } from './limits.ts';

/**
 * Counts in Redis, so that several instances of the site share one count. While Redis is away each
 * process counts by itself: forms go on, the limits are then those of one process.
 * @returns the factory of counters, and what ends the connection
 */
export function redisCounter(
  url: string,
  log: Log,
): { readonly counter: CounterFactory; close(): void } {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (tries) => Math.min(30_000, 200 * 2 ** Math.min(tries, 10)) },
  });
  let isAway = false;
  client.on('error', (error: unknown) => {
    if (!isAway) log.error({ reason: reasonOf(error) }, 'Redis is away: limits count in memory');
    isAway = true;
  });
  client.on('ready', () => {
    isAway = false;
  });
  // It goes on trying by itself; every failure is told to the listener above.
  client.connect().catch(() => {});
  return {
    counter: (keyPrefix, points, duration) =>
      new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix,
        points,
        duration,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
      }),
    close() {
      if (client.isOpen) client.destroy();
    },
  };
}

/** The code alone (ECONNREFUSED …): a message may quote the address with its password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
