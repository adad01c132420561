import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkShares, networksOf } from './networks.server.ts';

export type Limits = ReturnType<typeof createLimits>;

export type CounterFactory = (name: string, points: number, seconds: number) => RateLimiterAbstract;

export const memoryCounter: CounterFactory = (keyPrefix, points, duration) =>
  new RateLimiterMemory({ keyPrefix, points, duration });

/**
 * The rest is left for networks that sent nothing before, so that a few hostile ones close no form to others.
 */
const SHARE_FOR_EVERYBODY = 0.75;

interface FormLimits {
  readonly perIp: number;
  readonly total: number;
  /** In seconds. */
  readonly window: number;
}

interface Count {
  readonly counter: RateLimiterAbstract;
  readonly key: string;
}

export function createLimits({ perIp, total, window }: FormLimits, counter = memoryCounter) {
  const ofNetworks = {
    '/48': counter('form-48', networkShares['/48'] * perIp, window),
    '/56': counter('form-56', networkShares['/56'] * perIp, window),
    household: counter('form-household', perIp, window),
  };
  const ofAll = { counter: counter('form-all', total, window), key: 'all' };
  const forEverybody = Math.ceil(total * SHARE_FOR_EVERYBODY);

  function countsOf(visitorIp: string): readonly Count[] {
    return networksOf(visitorIp).map(({ kind, key }) => ({ counter: ofNetworks[kind], key }));
  }

  return {
    /** Counts one submission, or returns the seconds until the next one is admitted. */
    async admit(visitorIp: string): Promise<number | undefined> {
      // The limit for all is looked at first, then the widest network, so that a flood from ever new
      // addresses adds no counters.
      const all = await ofAll.counter.get(ofAll.key);
      if (all?.remainingPoints === 0) return secondsUntil(all);
      const counted: Count[] = [];
      const refuse = async (reached: RateLimiterRes) => {
        await giveBack(counted);
        return secondsUntil(reached);
      };
      let isNew: boolean | undefined;
      for (const count of countsOf(visitorIp)) {
        const { isReached, state } = await consume(count);
        if (isReached) return refuse(state);
        counted.push(count);
        isNew ??= state.consumedPoints <= 1;
      }
      const { isReached, state } = await consume(ofAll);
      if (isReached) return refuse(state);
      counted.push(ofAll);
      if (!isNew && state.consumedPoints > forEverybody) return refuse(state);
      return undefined;
    },
    giveBack: (visitorIp: string) => giveBack([...countsOf(visitorIp), ofAll]),
  };
}

/** Counts one more, unless the limit is reached. */
async function consume({ counter, key }: Count) {
  try {
    return { isReached: false, state: await counter.consume(key) };
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    await counter.reward(key);
    return { isReached: true, state: reason };
  }
}

async function giveBack(counts: readonly Count[]): Promise<void> {
  await Promise.all(counts.map(({ counter, key }) => counter.reward(key)));
}

function secondsUntil({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
