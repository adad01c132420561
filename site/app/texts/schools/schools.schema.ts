import * as v from 'valibot';
import { mapProjectKeys } from './map-projects.ts';

/** The part of the world in which a school can be, in degrees. */
const southernIndia = { south: 7.9, north: 16.5, west: 73.5, east: 81 } as const;

/** The map and its list stay quick up to this number of schools. */
export const maxSchools = 500;

const { south, north, west, east } = southernIndia;
const isLat = (degrees: number) => degrees >= south && degrees <= north;
const isLng = (degrees: number) => degrees >= west && degrees <= east;

const degrees = (column: string) =>
  v.number(({ input }) =>
    input === undefined
      ? `${column} is missing: give it in degrees, such as 11.6087`
      : `${column} "${input}" is not a number: write it in degrees, such as 11.6087`,
  );

const text = (column: string, maxLength: number) =>
  v.pipe(
    v.string(`the ${column} is missing`),
    v.trim(),
    v.nonEmpty(`the ${column} is empty: fill it in`),
    v.maxLength(maxLength, `the ${column} is longer than ${maxLength} characters: shorten it`),
    // This also refuses cells that a spreadsheet would calculate as a formula.
    v.regex(/^[\p{L}\p{N}]/u, `the ${column} must begin with a letter or a digit`),
    v.regex(/^\P{Cc}*$/u, `the ${column} has a line break or an unseen character in it: remove it`),
  );

/** One school of the map (3.9). Every message says what to do, for the editor of the spreadsheet. */
export const SchoolSchema = v.strictObject({
  /** Names the school in links, so it stays when the list or the school's name changes. */
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]{1,60}$/, 'the id may have small letters, digits and hyphens only'),
  ),
  /** The project that runs there. */
  key: v.picklist(
    mapProjectKeys,
    ({ input }) => `the project "${input}" is not known: use ${mapProjectKeys.join(', ')}`,
  ),
  name: text('school', 120),
  /** A district, a city, or "Kerala" or "Other" where no single district fits. */
  district: text('district', 60),
  /** Latitude and longitude in degrees (WGS 84). */
  coordinates: v.pipe(
    v.strictTuple([degrees('lat'), degrees('lng')]),
    v.check(([lat, lng]) => isLat(lat) && isLng(lng), outside),
  ),
});

export type School = Readonly<v.InferOutput<typeof SchoolSchema>>;

function outside({ input: [lat, lng] }: { input: [number, number] }): string {
  if (isLat(lng) && isLng(lat)) return `lat ${lat} and lng ${lng} are swapped: exchange them`;
  return `lat ${lat}, lng ${lng} is outside southern India: lat is between ${south} and ${north}, lng between ${west} and ${east}`;
}

/** A school, or one message for each of its mistakes. */
export function checkSchool(
  candidate: unknown,
): { readonly school: School } | { readonly problems: readonly string[] } {
  const result = v.safeParse(SchoolSchema, candidate, { abortPipeEarly: true });
  if (result.success) return { school: result.output };
  return { problems: result.issues.map(({ message }) => message) };
}
