import { TZDate } from '@date-fns/tz';

const WALL_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/**
 * Returns the moment at which the clocks of a time zone show a time such as `2026-11-23T09:00`; undefined for any
 * other text. If the clocks skip that time in spring, returns an hour later; if they show it twice in autumn, the
 * second time.
 */
export function parseWallTime(wallTime: string, timeZone: string): Date | undefined {
  const match = WALL_TIME.exec(wallTime);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const inUtc = new Date(Date.UTC(year, month - 1, day, hour, minute));
  // `Date` turns 30 February into a day of March.
  if (!inUtc.toISOString().startsWith(wallTime)) return undefined;
  return new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime());
}

/** Returns what the clocks of a time zone show at a moment, such as `2026-11-23T09:00`. */
export function formatWallTime(moment: Date, timeZone: string): string {
  const format = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  // Swedish dates are ISO dates, such as `2026-11-23 09:00`.
  return new Intl.DateTimeFormat('sv-SE', format).format(moment).replace(' ', 'T');
}
