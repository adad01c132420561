import { addNumberIfTaken, slugFrom } from '../../platform/text/slug.ts';

/** The schema allows 60 characters, which leaves room for a hyphen and a number. */
const MAX_SCHOOL_ID_CHARACTERS = 56;

/** Makes an id such as `pg-government-school-nedumangad`, with a number after it if another school has it. */
export function schoolIdFrom(
  projectSlug: string,
  name: string,
  isTaken: (id: string) => boolean,
): string {
  const slug = slugFrom(`${projectSlug} ${name}`, MAX_SCHOOL_ID_CHARACTERS, projectSlug);
  return addNumberIfTaken(slug, isTaken);
}
