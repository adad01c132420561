import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How many submissions are taken within the window. */
export interface LimitSettings {
  /** From one network: a college's hall shares one address. */
  readonly perAddress: number;
  readonly total: number;
  /** Seconds. */
  readonly window: number;
}

export type Admission =
  /** `giveBack` is for a submission that could not be delivered. */
  | { readonly admitted: true; giveBack(): Promise<void> }
  /** `retryAfter`: seconds until the next one is admitted. */
  | { readonly admitted: false; readonly retryAfter: number };

export interface Limits {
  /** Counts one submission. */
  admit(address: string): Promise<Admission>;
}

/** What is used of a limiter of rate-limiter-flexible, in memory or in Redis. */
export interface Counter {
  readonly points: number;
  get(key: string): Promise<RateLimiterRes | null>;
  consume(key: string): Promise<unknown>;
  reward(key: string): Promise<unknown>;
}

export type CounterFactory = (name: string, points: number, seconds: number) => Counter;

export const memoryCounter: CounterFactory = (keyPrefix, points, duration) =>
  new RateLimiterMemory({ keyPrefix, points, duration });

export function createLimits(
  { perAddress, total, window }: LimitSettings,
  counter: CounterFactory = memoryCounter,
): Limits {
  const ofAddress = counter('form-address', perAddress, window);
  const ofAll = counter('form-all', total, window);
  return {
    async admit(address) {
      // Looked at first, so that a flood from ever new addresses adds no addresses.
      const all = await ofAll.get('all');
      const isFull = all !== null && all.consumedPoints >= ofAll.points;
      const limit = isFull
        ? all
        : ((await overdraw(ofAddress, address)) ?? (await overdraw(ofAll, 'all')));
      if (limit) {
        return { admitted: false, retryAfter: Math.max(1, Math.ceil(limit.msBeforeNext / 1000)) };
      }
      return {
        admitted: true,
        async giveBack() {
          await Promise.all([ofAddress.reward(address), ofAll.reward('all')]);
        },
      };
    },
  };
}

/** Counts one more, or returns the limit where there is no room. */
async function overdraw(counter: Counter, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await counter.consume(key);
    return undefined;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    await counter.reward(key);
    return reason;
  }
}
