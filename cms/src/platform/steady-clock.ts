import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { DAY_MS, HOUR_MS } from './time';

/** A CMS that was off for longer is treated as one whose clock was moved. */
const JUMP_MS = 30 * DAY_MS;
/** So long the clock must run without a jump before anything is deleted by its age. */
const STEADY_BEFORE_DELETING_MS = 7 * DAY_MS;
/** A time service mends a wrong clock within minutes. */
const STEADY_BEFORE_PLANS_MS = HOUR_MS;

const Clock = v.object({
  /** When the CMS looked at the clock; what is stored is up to an hour old. */
  lookedAt: v.number(),
  /** Since when the clock has run without a jump. */
  since: v.number(),
  hasJumped: v.boolean(),
});
type Clock = v.InferOutput<typeof Clock>;

/** Looks at the clock, and keeps what it says in the database for the next look. Call it in `bootstrap` too. */
export async function checkClock(strapi: Core.Strapi): Promise<Clock> {
  const store = strapi.store({ type: 'core', name: 'website_clock' });
  const stored = v.safeParse(Clock, await store.get({ key: 'clock' }));
  const before = stored.success ? stored.output : undefined;
  const now = Date.now();
  const away = before ? Math.abs(now - before.lookedAt) : 0;
  if (before && away < HOUR_MS) return { ...before, lookedAt: now };
  const hasJumped = away > JUMP_MS;
  if (before && hasJumped) {
    const [from, to] = [before.lookedAt, now].map((time) => new Date(time).toISOString());
    strapi.log.warn(
      `The clock went from ${from} to ${to}. Nothing is deleted by its age for a week, and nothing planned is done for an hour: check the clock.`,
    );
  }
  const clock =
    before && !hasJumped ? { ...before, lookedAt: now } : { lookedAt: now, since: now, hasJumped };
  await store.set({ key: 'clock', value: clock });
  return clock;
}

/**
 * Whether the clock has run without a jump for long enough to delete by age: one that is years ahead would delete
 * everything. Stores the look at the clock.
 */
export async function isClockSteadyForDeleting(strapi: Core.Strapi): Promise<boolean> {
  const { lookedAt, since } = await checkClock(strapi);
  return lookedAt - since >= STEADY_BEFORE_DELETING_MS;
}

/**
 * Whether plans may be carried out: not within an hour after a jump of the clock, which could publish everything at once.
 * Stores the look at the clock.
 */
export async function isClockSteadyForPlans(strapi: Core.Strapi): Promise<boolean> {
  const { lookedAt, since, hasJumped } = await checkClock(strapi);
  return !hasJumped || lookedAt - since >= STEADY_BEFORE_PLANS_MS;
}
