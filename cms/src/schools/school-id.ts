import anyAscii from 'any-ascii';

/** Of 60 letters, with room for a hyphen and a number. */
const MAX_BASE = 56;

/** A new id for a school: `pg-government-school-nedumangad`, with a number where it is taken. */
export function schoolIdFrom(
  project: string,
  name: string,
  isTaken: (id: string) => boolean,
): string {
  const slug = anyAscii(`${project} ${name}`)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const base = slug.slice(0, MAX_BASE).replace(/^-|-$/g, '') || 'school';
  let id = base;
  for (let number = 2; isTaken(id); number += 1) id = `${base}-${number}`;
  return id;
}
