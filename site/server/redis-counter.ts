import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { CounterFactory } from './limits.ts';
import type { Redis } from './redis.ts';

/**
 * Counts in Redis, so that several instances of the site share one count. While Redis is away each
 * process counts by itself: forms go on, the limits are then those of one process.
 */
export function redisCounter({ client }: Pick<Redis, 'client'>): CounterFactory {
  return (keyPrefix, points, duration) =>
    new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix,
      points,
      duration,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
    });
}
