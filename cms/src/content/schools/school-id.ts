import { addNumberIfTaken, slugFrom } from '../../platform/text/slug.ts';

/** The schema allows 60 characters, which leaves room for a hyphen and a number. */
const MAX_ID_LETTERS = 56;

/** Makes the id of a new school: `pg-government-school-nedumangad`, with a number if it is taken. */
export function schoolIdFrom(
  projectSlug: string,
  name: string,
  isTaken: (id: string) => boolean,
): string {
  return addNumberIfTaken(slugFrom(`${projectSlug} ${name}`, MAX_ID_LETTERS, projectSlug), isTaken);
}
