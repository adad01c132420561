import { SUBMISSION_TYPES } from '../content/submission-types.ts';
import { listInWords } from '../platform/text/list-in-words.ts';

/** The number of submissions of each type, by its plural, such as `volunteers`. */
export type CountsByType = Readonly<Record<string, number>>;

export function totalOf(counts: CountsByType): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** `2 volunteers and 1 message`. Leaves out types without submissions. */
export function countsInWords(counts: CountsByType): string {
  const phrases: string[] = [];
  for (const { plural, singular } of SUBMISSION_TYPES) {
    const count = counts[plural] ?? 0;
    if (count > 0) phrases.push(`${count} ${count === 1 ? singular : plural}`);
  }
  return listInWords(phrases) || 'nothing';
}
