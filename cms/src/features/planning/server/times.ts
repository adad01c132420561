import { TZDate } from '@date-fns/tz';

const WALL_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/**
 * The moment at which the clocks of a time zone show a day and time such as `2026-11-23T09:00`;
 * undefined for what is none. Where clocks skip that time, it is an hour later; where they show it twice,
 * the second.
 */
export function momentOf(wallTime: string, timeZone: string): Date | undefined {
  const [found, ...parts] = WALL_TIME.exec(wallTime) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map(Number);
  const inUtc = new Date(Date.UTC(year, month - 1, day, hour, minute));
  // 30 February would become a day of March.
  if (!found || !inUtc.toISOString().startsWith(found)) return undefined;
  return new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime());
}

/** What the clocks of a time zone show at that moment, such as `2026-11-23T09:00`. */
export function wallTimeOf(moment: Date, timeZone: string): string {
  const format = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(moment).replace(' ', 'T');
}
