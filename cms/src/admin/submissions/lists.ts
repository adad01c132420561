/** The four lists, and the names that the content system uses for them in its answers. */
export const LISTS = [
  { uid: 'api::contact-form.contact-form', name: 'messages', one: 'message' },
  { uid: 'api::volunteer-form.volunteer-form', name: 'volunteers', one: 'volunteer' },
  { uid: 'api::intern-form.intern-form', name: 'interns', one: 'intern' },
  { uid: 'api::donate-form.donate-form', name: 'sponsors', one: 'sponsor' },
] as const;

export type List = (typeof LISTS)[number];

/** How many entries one person has in each list. */
export type Counts = Readonly<Record<List['name'], number>>;

/**
 * Reads the answer of `/submissions/find` and `/submissions/erase`.
 * @throws where it is something else
 */
export function countsFrom(answer: unknown): Counts {
  const data: unknown = Object(answer).data;
  const count = (name: string): number => {
    const value: unknown = Object(data)[name];
    if (typeof value !== 'number') throw new Error(`There is no number of ${name}`);
    return value;
  };
  return {
    messages: count('messages'),
    volunteers: count('volunteers'),
    interns: count('interns'),
    sponsors: count('sponsors'),
  };
}

/** The sum of all lists. */
export function totalOf(counts: Counts): number {
  return LISTS.reduce((sum, { name }) => sum + counts[name], 0);
}

/** `2 volunteers and 1 message`: the lists in which there is something. */
export function inWords(counts: Counts): string {
  const parts = LISTS.filter(({ name }) => counts[name] > 0).map(
    ({ name, one }) => `${counts[name]} ${counts[name] === 1 ? one : name}`,
  );
  return new Intl.ListFormat('en').format(parts);
}
