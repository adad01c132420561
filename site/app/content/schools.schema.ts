import * as v from 'valibot';
import { mapProjectKeys } from './projects-on-map.ts';
import type { School } from './schools.ts';

/** The part of the world in which a school can be, in degrees. */
export const southernIndia = { south: 7.9, north: 16.5, west: 73.5, east: 81 } as const;

const { south, north, west, east } = southernIndia;
const isLat = (degrees: number) => degrees >= south && degrees <= north;
const isLng = (degrees: number) => degrees >= west && degrees <= east;

const degrees = (what: string) =>
  v.pipe(
    v.number(`${what} is missing: give it in degrees, such as 11.6087`),
    v.finite(`${what} is not a number`),
  );

const words = (what: string, most: number) =>
  v.pipe(
    v.string(`the ${what} is missing`),
    v.trim(),
    v.nonEmpty(`the ${what} is empty: fill it in`),
    v.maxLength(most, `the ${what} is longer than ${most} characters: shorten it`),
    // This also keeps out cells that a spreadsheet would take for a formula.
    v.regex(/^[\p{L}\p{N}]/u, `the ${what} must begin with a letter or a digit`),
    v.regex(/^\P{Cc}*$/u, `the ${what} has a line break or an unseen character in it: remove it`),
  );

/** One school. Every message says what to do, for whoever keeps the list in a spreadsheet. */
export const SchoolSchema = v.strictObject({
  key: v.picklist(
    mapProjectKeys,
    ({ input }) => `the project "${input}" is not known: use ${mapProjectKeys.join(', ')}`,
  ),
  name: words('school', 120),
  district: words('district', 60),
  coordinates: v.pipe(
    v.strictTuple([degrees('lat'), degrees('lng')]),
    v.check(([lat, lng]) => isLat(lat) && isLng(lng), outside),
    v.readonly(),
  ),
});

function outside({ input: [lat, lng] }: { input: [number, number] }): string {
  if (isLat(lng) && isLng(lat)) return `lat ${lat} and lng ${lng} are swapped: exchange them`;
  return `lat ${lat}, lng ${lng} is outside southern India: lat is between ${south} and ${north}, lng between ${west} and ${east}`;
}

/** A school, or what is wrong with it: one message a mistake. */
export type SchoolCheck =
  | { readonly school: School }
  | { readonly problems: readonly [string, ...string[]] };

/** Checks one school by itself. */
export function checkSchool(candidate: unknown): SchoolCheck {
  const result = v.safeParse(SchoolSchema, candidate, { abortPipeEarly: true });
  if (result.success) return { school: result.output };
  const [first, ...others] = result.issues;
  return { problems: [first.message, ...others.map(({ message }) => message)] };
}

/** Two entries with the same identity are one school entered twice. */
export function schoolIdentity({ key, name, coordinates }: School): string {
  return [key, name.toLowerCase().replace(/\s+/g, ' '), ...coordinates].join('|');
}

/**
 * Checks all schools of the map (3.9): each is valid, and none is there twice.
 * Returns one message a mistake; none means that all is well.
 */
export function problemsOfSchools(schools: readonly School[]): readonly string[] {
  if (schools.length === 0) return ['there is no school in the list'];
  const seen = new Set<string>();
  return schools.flatMap((candidate) => {
    const check = checkSchool(candidate);
    if ('problems' in check) return check.problems.map((text) => `${candidate.name}: ${text}`);
    const identity = schoolIdentity(check.school);
    if (seen.has(identity)) return [`${check.school.name} is in the list twice`];
    seen.add(identity);
    return [];
  });
}
