import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How many submissions are taken within the window. */
export interface LimitSettings {
  /** From one address: a class of 60 in a college hall shares one. */
  readonly perAddress: number;
  /** From everybody together. */
  readonly total: number;
  /** Length of the window in seconds. */
  readonly window: number;
}

export type Admission =
  /** `giveBack` undoes it, for a submission that was not taken after all. */
  | { readonly admitted: true; giveBack(): Promise<void> }
  /** `retryAfter`: seconds until the next one is admitted. */
  | { readonly admitted: false; readonly retryAfter: number };

export interface Limits {
  /** Counts one submission. `address` is forgotten when the window is over. */
  admit(address: string): Promise<Admission>;
}

/** What the limits need of a counter: rate-limiter-flexible's, in memory or in Redis. */
export interface Counter {
  readonly points: number;
  get(key: string): Promise<RateLimiterRes | null>;
  consume(key: string): Promise<unknown>;
  reward(key: string): Promise<unknown>;
}

export type CounterFactory = (name: string, points: number, seconds: number) => Counter;

export const memoryCounter: CounterFactory = (keyPrefix, points, duration) =>
  new RateLimiterMemory({ keyPrefix, points, duration });

const everybody = 'everybody';

export function createLimits(
  { perAddress, total, window }: LimitSettings,
  counter: CounterFactory = memoryCounter,
): Limits {
  const ofAddress = counter('form-address', perAddress, window);
  const ofAll = counter('form-all', total, window);
  return {
    async admit(address) {
      // Only looked at: what one address sends too much must not use up what all others may send,
      // and a flood from ever new addresses must not make the list of addresses grow.
      const all = await ofAll.get(everybody);
      if (all !== null && all.consumedPoints >= ofAll.points) return refused(all);
      const tooMany = (await overdraw(ofAddress, address)) ?? (await overdraw(ofAll, everybody));
      if (tooMany !== undefined) return refused(tooMany);
      return {
        admitted: true,
        async giveBack() {
          await Promise.all([ofAddress.reward(address), ofAll.reward(everybody)]);
        },
      };
    },
  };
}

function refused({ msBeforeNext }: RateLimiterRes): Admission {
  return { admitted: false, retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

/** Counts one more; undefined where there was room. What is refused is not counted. */
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
