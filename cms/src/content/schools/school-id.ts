import { addNumberIfTaken, slugFrom } from '../../platform/slug.ts';

// Tests import this file as it is, so it names files with their extensions.

/** An id may have 60 letters: this leaves room for a hyphen and a number. */
const MAX_LETTERS = 56;

/** New id for a school: `pg-government-school-nedumangad`, with a number where it is taken. */
export function schoolIdFrom(
  project: string,
  name: string,
  isTaken: (id: string) => boolean,
): string {
  return addNumberIfTaken(slugFrom(`${project} ${name}`, MAX_LETTERS, project), isTaken);
}
