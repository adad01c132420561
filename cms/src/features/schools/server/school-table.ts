import * as v from 'valibot';
import type schema from '../../../api/school/content-types/school/schema.json';
import { MAX_SCHOOLS, SAMPLE_PROJECT_TITLES } from '../../../content/projects/map-projects.ts';
import {
  isSameProject,
  type ProjectSummary,
  projectOf,
  projectValueFromTable,
} from '../../../content/projects/project-choices.ts';
import { coordinatesProblem, readCoordinate } from '../../../content/schools/coordinates.ts';
import { schoolIdFrom } from '../../../content/schools/school-id.ts';
import { ownValue } from '../../../platform/record.ts';
import { comparableText } from '../../../platform/text/comparable-text.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/text/csv.ts';
import { HOW_TO_SAVE, hasLostLetters } from '../lost-letters.ts';
import { COLUMNS, readTable, TableError, type TableRow } from './read-table.ts';

export interface School {
  /** Undefined for a new school. */
  readonly documentId?: string | undefined;
  readonly schoolId: string;
  readonly name: string;
  readonly district: string;
  readonly latitude: string;
  readonly longitude: string;
  /** The stored value: the documentId of a project, or a key of the sample. */
  readonly project: string;
  readonly active: boolean;
}

export const EMPTY_SCHOOL = {
  schoolId: '',
  name: '',
  district: '',
  project: '',
  latitude: '',
  longitude: '',
  active: false,
} satisfies School;

export interface RowOutcome {
  readonly rowNumber: number;
  readonly name: string;
  readonly state: 'wrong' | 'changed' | 'new' | 'unchanged';
  /** The problems of a wrong row, else its changes and warnings. */
  readonly messages: readonly string[];
  /** Undefined if the row is wrong. */
  readonly school?: School;
}

export interface SchoolComparison {
  readonly rows: readonly RowOutcome[];
  readonly notInTable: readonly School[];
}

type Schema = Pick<typeof schema, 'attributes'>;

type Coordinates = Pick<School, 'latitude' | 'longitude'>;

interface ComparableRow extends TableRow {
  readonly nameAndCoordinates: string;
}

export function csvFromSchools(
  schools: readonly School[],
  projects: readonly ProjectSummary[],
): string {
  const lines = schools.map((school) =>
    csvLine([school.schoolId, ...COLUMNS.map((column) => cellText(school, column, projects))]),
  );
  return BYTE_ORDER_MARK + csvLine(['id', ...COLUMNS]) + lines.join('');
}

/**
 * Finds the school of each row of a table, and what the row changes.
 * @throws {TableError} if the file is no table of schools, or the map would show too many
 */
export function compareSchools(
  file: Uint8Array,
  schools: readonly School[],
  { attributes }: Schema,
  projects: readonly ProjectSummary[],
): SchoolComparison {
  const storedSchools = schools.map(withDecimalDegrees);
  const table = readTable(file).map((row) => toComparableRow(row, projects));
  const cellsSchema = schemaOfCells(attributes, projects);
  const idsInTable = new Set(table.map(({ cells }) => cells.id));
  const takenIds = new Set([...idsInTable, ...storedSchools.map(({ schoolId }) => schoolId)]);
  // The schools that no row names by id and no earlier row has matched.
  const unmatched = new Set(storedSchools.filter(({ schoolId }) => !idsInTable.has(schoolId)));

  // Takes the rows in order: a school or an id that one row took is not free for a later row.
  const outcomes = table.map((row): RowOutcome => {
    const { rowNumber, cells } = row;
    const { name } = cells;
    const result = v.safeParse(cellsSchema, cells, { abortPipeEarly: true });
    const issues = (result.issues ?? []).map(({ message }) => message);
    const problems = [...row.problems, ...problemsOfRowInTable(row, table, projects), ...issues];
    const placeProblem = coordinatesProblem(cells.latitude, cells.longitude);
    if (placeProblem !== '') problems.push(placeProblem);
    if (!result.success || problems.length > 0) {
      return { rowNumber, name, state: 'wrong', messages: problems };
    }

    const { id, active, ...fields } = result.output;
    const match = id
      ? storedSchools.find(({ schoolId }) => schoolId === id)
      : matchOf(fields, [...unmatched], projects);
    if (match) unmatched.delete(match);
    const idPrefix = projectOf(projects, fields.project)?.url ?? fields.project;
    const schoolId =
      match?.schoolId ?? (id || schoolIdFrom(idPrefix, name, (each) => takenIds.has(each)));
    takenIds.add(schoolId);
    // A row without “active” leaves the school as it is; a new school is active.
    const isActive = active === '' ? (match?.active ?? true) : ['yes', 'true'].includes(active);
    const school = { documentId: match?.documentId, schoolId, ...fields, active: isActive };
    if (!match) return { rowNumber, name, state: 'new', messages: [], school };
    if (isSameProject(projects, match.project, school.project)) school.project = match.project;
    const messages = changesBetween(match, school, projects);
    const state = messages.length > 0 ? 'changed' : 'unchanged';
    return { rowNumber, name, state, messages, school };
  });
  refuseTooMany(storedSchools, outcomes);
  return { rows: withWarnings(outcomes, unmatched), notInTable: [...unmatched] };
}

/** Returns the problems that the schema of the cells cannot find: another row of the same school, and lost letters. */
function problemsOfRowInTable(
  row: ComparableRow,
  table: readonly ComparableRow[],
  projects: readonly ProjectSummary[],
): string[] {
  const { id, name, district, project } = row.cells;
  const problems: string[] = [];
  const otherRows = table.filter((other) => other !== row);
  if (id && otherRows.some(({ cells }) => cells.id === id)) {
    problems.push(`The id “${id}” is in two rows. A new school has an empty id.`);
  }
  const duplicate = otherRows.find(
    ({ nameAndCoordinates, cells }) =>
      nameAndCoordinates === row.nameAndCoordinates &&
      isSameProject(projects, cells.project, project),
  );
  if (name && duplicate) {
    problems.push(
      `The same school stands in row ${duplicate.rowNumber} as well: keep one of them.`,
    );
  }
  if (hasLostLetters(`${name} ${district}`)) {
    problems.push(`Letters were lost when the table was saved or opened. ${HOW_TO_SAVE}`);
  }
  return problems;
}

/** Finds the school of a row without an id by name, district and project. If several have these, the place decides. */
function matchOf(
  fields: ComparedFields,
  schools: readonly School[],
  projects: readonly ProjectSummary[],
): School | undefined {
  const alike = schools.filter(
    (school) =>
      nameAndDistrictKey(school) === nameAndDistrictKey(fields) &&
      isSameProject(projects, school.project, fields.project),
  );
  const key = nameAndCoordinatesKey(fields);
  return alike.find((school) => nameAndCoordinatesKey(school) === key) ?? alike[0];
}

function schemaOfCells(
  { schoolId, name, district }: Schema['attributes'],
  projects: readonly ProjectSummary[],
) {
  const text = (column: string, { maxLength }: { maxLength: number }) =>
    v.pipe(
      v.string(),
      v.nonEmpty(`The ${column} is missing.`),
      v.maxLength(maxLength, `The ${column} has more than ${maxLength} letters.`),
    );
  const idMessage = `An id has at most ${schoolId.maxLength} small letters, digits and hyphens.`;
  const emptyOrId = new RegExp(`^$|${schoolId.regex}`);
  return v.object({
    id: v.pipe(
      v.string(),
      v.maxLength(schoolId.maxLength, idMessage),
      v.regex(emptyOrId, idMessage),
    ),
    name: text('name', name),
    district: text('district', district),
    latitude: v.string(),
    longitude: v.string(),
    project: v.pipe(
      v.string(),
      v.check(
        (written) => projectValueFromTable(projects, written) !== undefined,
        ({ input }) => projectMessage(input, projects),
      ),
    ),
    active: v.pipe(
      v.string(),
      v.toLowerCase(),
      v.picklist(['', 'yes', 'no', 'true', 'false'], 'Write yes or no under active.'),
    ),
  });
}

function projectMessage(written: string, projects: readonly ProjectSummary[]): string {
  if (written === '') return 'The project is missing.';
  const titles = projects.map(({ title }) => `“${title}”`).join(', ');
  const hint = titles === '' ? 'Write the project first.' : `There are ${titles}.`;
  return `No project is called “${written}”. ${hint}`;
}

/** Writes the coordinates and the project as the CMS stores them. A cell that cannot be read stays as it is. */
function toComparableRow(row: TableRow, projects: readonly ProjectSummary[]): ComparableRow {
  const project = projectValueFromTable(projects, row.cells.project) ?? row.cells.project;
  const cells = withDecimalDegrees({ ...row.cells, project });
  return { ...row, cells, nameAndCoordinates: nameAndCoordinatesKey(cells) };
}

function withDecimalDegrees<Values extends Coordinates>(values: Values): Values {
  const latitude = readCoordinate(values.latitude, 'latitude') ?? values.latitude;
  const longitude = readCoordinate(values.longitude, 'longitude') ?? values.longitude;
  return { ...values, latitude: `${latitude}`, longitude: `${longitude}` };
}

function changesBetween(
  before: School,
  after: School,
  projects: readonly ProjectSummary[],
): string[] {
  const columns = COLUMNS.filter((column) => before[column] !== after[column]);
  return columns.map(
    (column) =>
      `${column}: ${cellText(before, column, projects)} → ${cellText(after, column, projects)}`,
  );
}

/** @throws {TableError} if the map would show more schools than the website can */
function refuseTooMany(stored: readonly School[], outcomes: readonly RowOutcome[]): void {
  const activeIds = new Set(stored.filter(({ active }) => active).map(({ schoolId }) => schoolId));
  for (const { school } of outcomes) {
    if (school?.active) activeIds.add(school.schoolId);
    else if (school) activeIds.delete(school.schoolId);
  }
  const excess = activeIds.size - MAX_SCHOOLS;
  if (excess <= 0) return;
  throw new TableError(
    `The map would have ${activeIds.size} schools, and the website shows up to ${MAX_SCHOOLS}. Write no under active for ${excess} of them, or switch schools off in the list first.`,
  );
}

/** Warns if a school has the name and coordinates of an earlier row, or of a school that is not in the table. */
function withWarnings(
  outcomes: readonly RowOutcome[],
  notInTable: Iterable<School>,
): readonly RowOutcome[] {
  const namesByKey = new Map(
    [...notInTable].map((school) => [nameAndCoordinatesKey(school), `“${school.schoolId}”`]),
  );
  return outcomes.map((outcome) => {
    const { school, rowNumber, messages } = outcome;
    if (!school) return outcome;
    const key = nameAndCoordinatesKey(school);
    const twin = namesByKey.get(key);
    namesByKey.set(key, `row ${rowNumber}`);
    if (!twin) return outcome;
    return { ...outcome, messages: [...messages, `Warning: ${twin} has the same name and place.`] };
  });
}

type ComparedFields = Coordinates & Pick<School, 'name' | 'district' | 'project'>;

function nameAndDistrictKey({ name, district }: ComparedFields): string {
  return comparableText(`${name} ${district}`);
}

function nameAndCoordinatesKey({ name, latitude, longitude }: ComparedFields): string {
  return `${comparableText(name)} ${latitude} ${longitude}`;
}

/** Writes a project by its title, or by its slug or key if that title is another project's. */
function cellText(
  school: School,
  column: (typeof COLUMNS)[number],
  projects: readonly ProjectSummary[],
): string {
  const value = school[column];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (column !== 'project') return value;
  const project = projectOf(projects, value);
  const title = project?.title ?? ownValue(SAMPLE_PROJECT_TITLES, value) ?? '';
  const found = projectValueFromTable(projects, title) ?? '';
  return isSameProject(projects, value, found) ? title : project?.url || value;
}
