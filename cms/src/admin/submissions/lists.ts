import { type Counts, FORMS, type Form } from '../../submissions/forms';

/**
 * Reads the answer of `/submissions/find` and `/submissions/erase`.
 * @throws where it is something else
 */
export function countsFrom(answer: unknown): Counts {
  const counts = new Map<Form['many'], number>();
  for (const { many } of FORMS) {
    const count: unknown = Object(Object(answer).data)[many];
    if (typeof count !== 'number') throw new Error(`There is no number of ${many}`);
    counts.set(many, count);
  }
  return counts;
}

/** `2 volunteers and 1 message`: the lists that are not empty. */
export function inWords(counts: Counts): string {
  const parts = FORMS.flatMap(({ many, one }) => {
    const count = counts.get(many) ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return new Intl.ListFormat('en').format(parts);
}
