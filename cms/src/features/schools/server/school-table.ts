import * as v from 'valibot';
import type schema from '../../../api/school/content-types/school/schema.json';
import { MAX_SCHOOLS } from '../../../content/copies-of-website-lists.ts';
import {
  findProject,
  type ProjectSummary,
  projectValueFromTable,
} from '../../../content/projects/project-choices.ts';
import { coordinatesProblem, readCoordinate } from '../../../content/schools/coordinates.ts';
import { schoolIdFrom } from '../../../content/schools/school-id.ts';
import { comparableText } from '../../../platform/comparable-text.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv.ts';
import { HOW_TO_SAVE } from '../csv-help.ts';
import { hasLostLetters } from './lost-letters.ts';
import { type Cells, FIELDS, readTable, type TableRow, WrongTable } from './read-table.ts';

// Tests import this file as it is, so it names files with their extensions.

export interface School {
  /** The CMS's id of the school; a table has none. */
  readonly documentId?: string | undefined;
  readonly schoolId: string;
  readonly name: string;
  readonly district: string;
  readonly latitude: string;
  readonly longitude: string;
  /** What the field stores: the documentId of a project, or a key of the sample. */
  readonly project: string;
  readonly active: boolean;
}

export const EMPTY = {
  schoolId: '',
  name: '',
  district: '',
  project: '',
  latitude: '',
  longitude: '',
  active: false,
} satisfies School;

/** The header is row 1. */
export interface SchoolRow {
  readonly row: number;
  readonly name: string;
  readonly state: 'wrong' | 'changed' | 'new' | 'unchanged';
  readonly notes: string[];
  readonly school?: School;
}

export interface SchoolComparison {
  readonly rows: readonly SchoolRow[];
  /** Schools that are not in the table. */
  readonly staying: readonly School[];
}

type Schema = Pick<typeof schema, 'attributes'>;

type Coordinates = Pick<School, 'latitude' | 'longitude'>;

export function csvFromSchools(
  schools: readonly School[],
  projects: readonly ProjectSummary[],
): string {
  const lines = schools.map((school) =>
    csvLine([school.schoolId, ...FIELDS.map((field) => cellOf(school, field, projects))]),
  );
  return BYTE_ORDER_MARK + csvLine(['id', ...FIELDS]) + lines.join('');
}

/**
 * Finds the school of each row of a table, and what the row changes.
 * @throws {WrongTable} where the file is no table of schools, or has too many
 */
export function compareSchools(
  file: Uint8Array,
  schools: readonly School[],
  { attributes }: Schema,
  projects: readonly ProjectSummary[],
): SchoolComparison {
  const stored = schools.map(inDegrees);
  const table = readTable(file);
  const rules = rulesFrom(attributes, projects);
  const ids = new Set<string>();
  for (const { cells } of table) if (cells.id) ids.add(cells.id);
  const taken = new Set([...ids, ...stored.map(({ schoolId }) => schoolId)]);
  // Each row takes its school out of the set, so that two rows without an id are never the same school.
  const staying = new Set(stored.filter(({ schoolId }) => !ids.has(schoolId)));
  const problemsOf = problemsWithin(table, projects);

  const rows = table.map((tableRow): SchoolRow => {
    const { row, cells } = tableRow;
    const { name = '', latitude = '', longitude = '' } = cells;
    const problems = problemsOf(tableRow);
    const result = v.safeParse(rules, cells, { abortPipeEarly: true });
    for (const { message } of result.issues ?? []) problems.push(message);
    const problem = coordinatesProblem(latitude, longitude);
    if (problem) problems.push(problem);
    if (!result.success || problems.length > 0) {
      return { row, name, state: 'wrong', notes: problems };
    }

    const { id, active, ...fields } = inDegrees(result.output);
    const same = id
      ? stored.find(({ schoolId }) => schoolId === id)
      : closestSchool(fields, [...staying]);
    if (same) staying.delete(same);
    const prefix = findProject(projects, fields.project)?.url ?? fields.project;
    const newId = () => id || schoolIdFrom(prefix, name, (each) => taken.has(each));
    const schoolId = same?.schoolId ?? newId();
    taken.add(schoolId);
    const isActive = active ? active !== 'no' && active !== 'false' : (same?.active ?? true);
    const documentId = same?.documentId;
    const school = { documentId, schoolId, ...fields, active: isActive };
    if (!same) return { row, name, state: 'new', notes: [], school };
    const notes = changesBetween(same, school, projects);
    return { row, name, state: notes.length > 0 ? 'changed' : 'unchanged', notes, school };
  });
  refuseTooMany(stored, rows);
  warnOfTwins(rows, staying);
  return { rows, staying: [...staying] };
}

/** Returns a function that says what is wrong with a row in view of the other rows. */
function problemsWithin(
  table: readonly TableRow[],
  projects: readonly ProjectSummary[],
): (row: TableRow) => string[] {
  // Reading coordinates takes long, so it is done once for each row and not once for each pair of rows.
  const keys = new Map(table.map((row) => [row, entryKey(row.cells, projects)]));
  return (row) => {
    const { cells } = row;
    const others = table.filter((other) => other !== row);
    const problems = [...row.problems];
    if (cells.id && others.some((other) => other.cells.id === cells.id)) {
      problems.push(`The id “${cells.id}” stands in two rows. A new school has an empty id.`);
    }
    const twin = others.find((other) => keys.get(other) === keys.get(row));
    if (cells.name && twin) {
      problems.push(`The same school stands in row ${twin.row} as well: keep one of them.`);
    }
    if (hasLostLetters(`${cells.name} ${cells.district}`)) {
      problems.push(`Letters were lost when the table was saved or opened. ${HOW_TO_SAVE}`);
    }
    return problems;
  };
}

/** A row without an id is the school of that name, district and project; if several, that of its place. */
function closestSchool(
  fields: SchoolIdentity & Coordinates,
  schools: readonly School[],
): School | undefined {
  const alike = schools.filter((each) => identityOf(each) === identityOf(fields));
  return alike.find((each) => pointOf(each) === pointOf(fields)) ?? alike[0];
}

function rulesFrom(
  { schoolId, name, district }: Schema['attributes'],
  projects: readonly ProjectSummary[],
) {
  const cell = v.optional(v.string(), '');
  const text = (column: string, { maxLength }: { maxLength: number }) =>
    v.pipe(
      cell,
      v.nonEmpty(`The ${column} is missing.`),
      v.maxLength(maxLength, `The ${column} has more than ${maxLength} letters.`),
    );
  const word = (words: readonly string[], message: string) =>
    v.pipe(cell, v.toLowerCase(), v.picklist(words, message));
  const id = `An id has at most ${schoolId.maxLength} small letters, digits and hyphens.`;
  const isId = new RegExp(`^$|${schoolId.regex}`);
  return v.object({
    id: v.pipe(cell, v.maxLength(schoolId.maxLength, id), v.regex(isId, id)),
    name: text('name', name),
    district: text('district', district),
    latitude: cell,
    longitude: cell,
    project: v.pipe(
      cell,
      v.check(
        (written) => projectValueFromTable(projects, written) !== undefined,
        noProject(projects),
      ),
      v.transform((written) => projectValueFromTable(projects, written) ?? ''),
    ),
    active: word(['', 'yes', 'no', 'true', 'false'], 'Write yes or no under active.'),
  });
}

function noProject(projects: readonly ProjectSummary[]) {
  const titles = projects.map(({ title }) => `“${title}”`).join(', ');
  return ({ input }: { readonly input: string }) =>
    input === ''
      ? 'The project is missing.'
      : `No project is called “${input}”. ${titles === '' ? 'Write the project first.' : `There are ${titles}.`}`;
}

function inDegrees<Entry extends Coordinates>(entry: Entry): Entry {
  const latitude = readCoordinate(entry.latitude, 'latitude') ?? entry.latitude;
  const longitude = readCoordinate(entry.longitude, 'longitude') ?? entry.longitude;
  return { ...entry, latitude: `${latitude}`, longitude: `${longitude}` };
}

function changesBetween(
  before: School,
  after: School,
  projects: readonly ProjectSummary[],
): string[] {
  return FIELDS.filter((field) => before[field] !== after[field]).map(
    (field) => `${field}: ${cellOf(before, field, projects)} → ${cellOf(after, field, projects)}`,
  );
}

function refuseTooMany(present: readonly School[], rows: readonly SchoolRow[]): void {
  const active = new Set(present.filter((school) => school.active).map((each) => each.schoolId));
  for (const { school } of rows) {
    if (school?.active) active.add(school.schoolId);
    else if (school) active.delete(school.schoolId);
  }
  const count = active.size;
  if (count <= MAX_SCHOOLS) return;
  throw new WrongTable(
    `The map would have ${count} schools, and the website shows up to ${MAX_SCHOOLS}. Write no under active for ${count - MAX_SCHOOLS} of them, or switch schools off in the list first.`,
  );
}

function warnOfTwins(rows: readonly SchoolRow[], staying: Iterable<School>): void {
  const twinOf = (school: School) => `${comparableText(school.name)} ${pointOf(school)}`;
  const seen = new Map([...staying].map((each) => [twinOf(each), `“${each.schoolId}”`]));
  for (const { row, notes, school } of rows) {
    if (!school) continue;
    const other = seen.get(twinOf(school));
    if (other) notes.push(`Warning: ${other} has the same name and place.`);
    seen.set(twinOf(school), `row ${row}`);
  }
}

/** A key for one school in one project: two rows with the same key would be the same entry. */
function entryKey(
  { name = '', project = '', latitude = '', longitude = '' }: Cells,
  projects: readonly ProjectSummary[],
): string {
  const named = projectValueFromTable(projects, project) ?? project;
  return comparableText(`${named} ${name} ${pointOf(inDegrees({ latitude, longitude }))}`);
}

type SchoolIdentity = Pick<School, 'name' | 'district' | 'project'>;
const identityOf = ({ name, district, project }: SchoolIdentity) =>
  comparableText(`${project} ${name} ${district}`);
const pointOf = ({ latitude, longitude }: Coordinates) => `${latitude} ${longitude}`;

/** A project by its title, by which a person knows it, and by its address where another has the same title. */
function cellOf(
  school: School,
  field: (typeof FIELDS)[number],
  projects: readonly ProjectSummary[],
): string {
  const value = school[field];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const project = field === 'project' ? findProject(projects, value) : undefined;
  if (!project) return value;
  return projectValueFromTable(projects, project.title) === project.documentId
    ? project.title
    : project.url;
}
