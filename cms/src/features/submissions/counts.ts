import { SUBMISSION_TYPES } from '../../content/submission-types';

/** How many entries each list has, by the list's name in `SUBMISSION_TYPES`. */
export type Counts = Readonly<Record<string, number>>;

export function totalOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** `2 volunteers and 1 message`: the lists that are not empty. */
export function countsInWords(counts: Counts): string {
  const parts: string[] = [];
  for (const { plural, singular } of SUBMISSION_TYPES) {
    const count = counts[plural] ?? 0;
    if (count > 0) parts.push(`${count} ${count === 1 ? singular : plural}`);
  }
  return new Intl.ListFormat('en').format(parts) || 'nothing';
}
