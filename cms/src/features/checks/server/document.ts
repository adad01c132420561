import { advice, type Finding, obstacle } from '../../../content/finding';
import type { EntryToCheck } from './entry-to-check';

/** Asks for the year, by which the page Transparency lists reports. */
export function checkDocument({ textOf, values }: EntryToCheck): Finding[] {
  const kind = textOf('kind');
  if (kind === '' || kind === 'certificate' || values.year) return [];
  const message =
    'Write the year in which it ends: visitors look for it by its year. It is 2025 for April 2024 to March 2025.';
  return [kind === 'annual-report' ? advice('year', message) : obstacle('year', message)];
}
