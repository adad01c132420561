import { DAY_MS, dayInWords } from '../../platform/time';

/** Days before a registration ends, from which on staff are reminded. */
export const REMINDER_DAYS = 60;

/** `2024–25` for the year that ends in March 2025. */
export function financialYear(year: number): string {
  return `${year - 1}–${String(year).slice(-2)}`;
}

/**
 * Whether the last day of a registration is over; one without a last day does not end. Days are such as
 * `2026-11-24`.
 */
export function hasEnded(validUntil: unknown, today: string): boolean {
  return typeof validUntil === 'string' && validUntil !== '' && validUntil < today;
}

/**
 * Says that a registration ended or ends within `REMINDER_DAYS`; undefined for any other, and for a day that is
 * none. Days are such as `2026-11-24`.
 */
export function registrationEndInWords(
  kind: unknown,
  validUntil: unknown,
  today: string,
): string | undefined {
  const end = typeof validUntil === 'string' ? Date.parse(validUntil) : Number.NaN;
  const days = Math.round((end - Date.parse(today)) / DAY_MS);
  if (Number.isNaN(days) || days > REMINDER_DAYS) return undefined;
  const day = dayInWords(new Date(end), 'UTC');
  const name = kind ? String(kind) : 'The registration';
  if (days < 0) return `${name} ended on ${day}.`;
  if (days === 0) return `${name} ends today, on ${day}.`;
  return `${name} ends on ${day}, in ${days} ${days === 1 ? 'day' : 'days'}.`;
}

/**
 * The years, each by the calendar year of its 31 March, whose accounts are late: nine months after its end.
 * @param written the years that the organisation tells visitors about
 * @param withAccounts the years whose audited accounts are there
 * @param foundedYear undefined where it is not known
 */
export function yearsWithoutAccounts(
  today: string,
  written: readonly number[],
  withAccounts: readonly number[],
  foundedYear: number | undefined,
): number[] {
  // Until 31 December there is time for the year that ended on 31 March.
  const latest = Number(today.slice(0, 4)) - 1;
  const isOld = foundedYear === undefined || foundedYear < latest;
  const due = new Set(written.filter((year) => year <= latest));
  if (isOld) due.add(latest);
  return [...due].filter((year) => !withAccounts.includes(year)).sort((a, b) => b - a);
}
