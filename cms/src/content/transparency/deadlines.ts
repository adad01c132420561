import { DAY_MS, dayInWords } from '../../platform/time';

/** Staff are reminded this many days before a registration ends. */
export const REMINDER_DAYS = 60;

/** `2024–25` for the year that ends in March 2025. */
export function financialYear(year: number): string {
  return `${year - 1}–${String(year).slice(-2)}`;
}

/** Whether the last day of a registration, such as `2026-11-24`, is over. One without a last day does not end. */
export function hasEnded(validUntil: unknown, today: string): boolean {
  return typeof validUntil === 'string' && validUntil !== '' && validUntil < today;
}

/**
 * Says that a registration ended or ends within `REMINDER_DAYS`. Undefined if it ends later or the day is invalid.
 * Days are such as `2026-11-24`.
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
 * Returns the financial years whose audited accounts are missing nine months after the year ended. A year is named by
 * the calendar year of its last day, 31 March.
 * @param yearsOnWebsite the years that the organisation tells visitors about
 * @param withAccounts the years that have audited accounts
 * @param foundedYear undefined if it is not known
 */
export function yearsWithoutAccounts(
  today: string,
  yearsOnWebsite: readonly number[],
  withAccounts: readonly number[],
  foundedYear: number | undefined,
): number[] {
  const latestDueYear = Number(today.slice(0, 4)) - 1;
  const existedThen = foundedYear === undefined || foundedYear < latestDueYear;
  const due = new Set(yearsOnWebsite.filter((year) => year <= latestDueYear));
  if (existedThen) due.add(latestDueYear);
  return [...due].filter((year) => !withAccounts.includes(year)).sort((a, b) => b - a);
}
