import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config.server.ts';

export type Limits = ReturnType<typeof createLimits>;

export type CounterFactory = (name: string, points: number, seconds: number) => RateLimiterAbstract;

export const memoryCounter: CounterFactory = (keyPrefix, points, duration) =>
  new RateLimiterMemory({ keyPrefix, points, duration });

export function createLimits(
  { perAddress, total, window }: Config['formLimits'],
  counter = memoryCounter,
) {
  const ofAddress = counter('form-address', perAddress, window);
  const ofAll = counter('form-all', total, window);
  return {
    /** Counts one submission, or returns the seconds until the next one is admitted. */
    async admit(visitorAddress: string): Promise<number | undefined> {
      // Looked at first, so that a flood from ever new addresses adds no addresses.
      const all = await ofAll.get('all');
      const limit =
        all?.remainingPoints === 0
          ? all
          : ((await consume(ofAddress, visitorAddress)) ?? (await consume(ofAll, 'all')));
      return limit && Math.max(1, Math.ceil(limit.msBeforeNext / 1000));
    },
    async giveBack(visitorAddress: string) {
      await Promise.all([ofAddress.reward(visitorAddress), ofAll.reward('all')]);
    },
  };
}

/** Counts one more, or returns the limit that is reached. */
async function consume(counter: RateLimiterAbstract, key: string) {
  try {
    await counter.consume(key);
    return undefined;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    await counter.reward(key);
    return reason;
  }
}
