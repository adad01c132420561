export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** A date or a text, as the database gives it. */
export type StoredTime = Date | string;

export function dateOf(storedTime: unknown): Date {
  return storedTime instanceof Date ? storedTime : new Date(String(storedTime));
}

export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';
const DAY_FORMAT = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME_FORMAT = { hour: '2-digit', minute: '2-digit' } as const;

/** Returns `24 Nov 2026, 14:05`. */
export function timeInWords(moment: StoredTime, timeZone: string): string {
  const format = { ...DAY_FORMAT, ...TIME_FORMAT, timeZone };
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(moment));
}

export function dayInWords(moment: StoredTime, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...DAY_FORMAT, timeZone }).format(new Date(moment));
}

/** Returns a day such as `2026-11-24`. */
export function todayIn(timeZone: string): string {
  // Swedish dates have this format.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
}

export function zoneInWords(timeZone: string): string {
  return timeZone === DEFAULT_TIME_ZONE ? 'Indian time' : `Time of ${timeZone}`;
}
