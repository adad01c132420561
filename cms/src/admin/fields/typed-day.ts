export const LAST_DAY = new Date(2099, 11, 31);

/** Returns `15/08/2028` for `15-08-2028` and `2028-08-15`. The picker would read both as days of this month. */
export function withSlashes(typed: string): string {
  return typed.replace(/[-.\s]+/g, '/').replace(/^(\d{4})\/(\d\d)\/(\d\d)$/, '$3/$2/$1');
}

/** Whether a text is a stored day, such as `2028-08-15`. */
export function isIsoDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

/** Returns the error message for a text that is no stored day, and `''` for a day and for no text. */
export function dayProblem(text: string): string {
  if (text === '' || isIsoDay(text)) return '';
  return `${text} is no day. Write day/month/year, such as 15/08/2028.`;
}

/** Returns `2028-08-15` for `15/8/2028` or `15/08/28`, and undefined if there is no such day. */
export function dayOf(typed: string): string | undefined {
  const match = /^(\d\d?)\/(\d\d?)\/(\d\d|\d{4})$/.exec(typed);
  if (!match) return undefined;
  const [, day = 0, month = 0, typedYear = 0] = match.map(Number);
  const year = typedYear < 100 ? 2000 + typedYear : typedYear;
  const date = new Date(year, month - 1, day);
  const exists = date.getMonth() === month - 1 && date.getDate() === day && date <= LAST_DAY;
  return exists ? toIsoDay(date) : undefined;
}

/** The picker takes a day as midnight UTC but returns midnight of this computer's zone. */
export function toIsoDay(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
