export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
/** How long data of persons is kept, unless set otherwise: the privacy policy promises 24 months at most. */
export const PERSONAL_DATA_DAYS = 730;

const INDIA = 'Asia/Kolkata';
const DAY_FORMAT = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME_FORMAT = { hour: '2-digit', minute: '2-digit' } as const;

/** `24 Nov 2026, 14:05` by the clocks of a time zone: the one shape of a moment in the admin. */
export function timeInWords(moment: Date | string, timeZone: string): string {
  const format = { ...DAY_FORMAT, ...TIME_FORMAT, timeZone };
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(moment));
}

/** `24 Nov 2026`. */
export function dayInWords(moment: Date | string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...DAY_FORMAT, timeZone }).format(new Date(moment));
}

/** Today, such as `2026-11-24`, by the clocks of a time zone. */
export function todayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
}

/** `Indian time`. */
export function zoneInWords(timeZone: string): string {
  return timeZone === INDIA ? 'Indian time' : `Time of ${timeZone}`;
}
