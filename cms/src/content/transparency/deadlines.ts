import { DAY_MS, dayInWords } from '../../platform/time.ts';

/** Reminders begin this many days before the end of a registration. */
export const REMINDER_DAYS = 60;

/** `2024–25` for the year that ends in March 2025. */
export function financialYear(year: number): string {
  return `${year - 1}–${String(year).slice(-2)}`;
}

/** Days are such as `2026-11-24`. A registration without a last day does not end. */
export function hasEnded(validUntil: unknown, today: string): boolean {
  return typeof validUntil === 'string' && validUntil !== '' && validUntil < today;
}

/** Returns undefined if the registration ends later than in `REMINDER_DAYS`, or if `validUntil` is no day. */
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
 * Of the years that the website lists, and of the latest one whose accounts are due, returns those without accounts. The
 * year 2025 ends on 31 March 2025. Its accounts are due nine months later, on 31 December: so from 1 January on, those of
 * the year before are due.
 */
export function yearsWithoutAccounts(
  today: string,
  yearsOnWebsite: readonly number[],
  yearsWithAccounts: readonly number[],
  foundedYear: number | undefined,
): number[] {
  const latestDueYear = Number(today.slice(0, 4)) - 1;
  const existedThen = foundedYear === undefined || foundedYear < latestDueYear;
  const due = new Set(yearsOnWebsite.filter((year) => year <= latestDueYear));
  if (existedThen) due.add(latestDueYear);
  return [...due].filter((year) => !yearsWithAccounts.includes(year)).sort((a, b) => b - a);
}
