import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { DAY_MS, HOUR_MS } from './time.ts';

/** A longer time since the last check counts as a jump of the clock: a CMS is seldom off for a month. */
const JUMP_MS = 30 * DAY_MS;
/** An operator reads the warning in the log within a week, and sets the clock right. */
const STEADY_BEFORE_DELETING_MS = 7 * DAY_MS;
/** A time service corrects a wrong clock within minutes. */
const STEADY_BEFORE_PLANS_MS = HOUR_MS;

const ClockSchema = v.object({
  /** The time of the last check. */
  lookedAt: v.number(),
  /** The time since which the clock has run without a jump. */
  since: v.number(),
  /** Whether the clock jumped at `since`. If not, the database was new then. */
  hasJumped: v.boolean(),
});
type Clock = v.InferOutput<typeof ClockSchema>;

/** Compares the clock with the last check. Stores a check at most once an hour. */
export async function storeClockCheck(strapi: Core.Strapi): Promise<Clock> {
  const store = strapi.store({ type: 'core', name: 'website_clock' });
  const stored = v.safeParse(ClockSchema, await store.get({ key: 'clock' }));
  const lookedAt = Date.now();
  let clock: Clock = { lookedAt, since: lookedAt, hasJumped: false };
  if (stored.success) {
    const last = stored.output;
    const elapsed = Math.abs(lookedAt - last.lookedAt);
    if (elapsed < HOUR_MS) return { ...last, lookedAt };
    if (elapsed > JUMP_MS) {
      warnOfJump(strapi, last.lookedAt, lookedAt);
      clock.hasJumped = true;
    } else {
      clock = { ...last, lookedAt };
    }
  }
  await store.set({ key: 'clock', value: clock });
  return clock;
}

/** Whether the CMS may delete by age: a clock that is years ahead would delete everything. */
export function isSteadyForDeleting({ lookedAt, since }: Clock): boolean {
  return lookedAt - since >= STEADY_BEFORE_DELETING_MS;
}

/** Whether the CMS may carry out plans: a wrong clock would publish everything at once. */
export function isSteadyForPlans({ lookedAt, since, hasJumped }: Clock): boolean {
  return !hasJumped || lookedAt - since >= STEADY_BEFORE_PLANS_MS;
}

function warnOfJump(strapi: Core.Strapi, before: number, after: number): void {
  const from = new Date(before).toISOString();
  const to = new Date(after).toISOString();
  strapi.log.warn(
    `The clock went from ${from} to ${to}. Nothing is deleted by its age for a week, and nothing planned is done for an hour: check the clock.`,
  );
}
