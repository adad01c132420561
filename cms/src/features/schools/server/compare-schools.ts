import type schema from '../../../api/school/content-types/school/schema.json';
import { MAX_SCHOOLS } from '../../../content/projects/map-projects.ts';
import {
  isSameProject,
  type ProjectSummary,
  projectOf,
} from '../../../content/projects/project-choices.ts';
import { schoolIdFrom } from '../../../content/schools/school-id.ts';
import { comparableText } from '../../../platform/text/comparable-text.ts';
import { checkRows, type SchoolValues } from './check-rows.ts';
import { COLUMNS, readTable, TableError } from './read-table.ts';
import { nameAndCoordinatesKey, type School, withDecimalDegrees } from './school.ts';
import { cellText } from './school-csv.ts';

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

type SchoolFields = Omit<SchoolValues, 'id'>;

/**
 * Finds the school of each row of a table, and what the row changes.
 * @throws {TableError} if the file is no table of schools, or the map would show too many
 */
export function compareSchools(
  file: Uint8Array,
  schools: readonly School[],
  schoolSchema: typeof schema,
  projects: readonly ProjectSummary[],
): SchoolComparison {
  const storedSchools = schools.map(withDecimalDegrees);
  const table = readTable(file);
  const idsInTable = new Set(table.map(({ cells }) => cells.id));
  const takenIds = new Set([...idsInTable, ...storedSchools.map(({ schoolId }) => schoolId)]);
  // The schools that no row names by id and no earlier row has matched.
  const unmatched = new Set(storedSchools.filter(({ schoolId }) => !idsInTable.has(schoolId)));

  const outcomes: RowOutcome[] = [];
  // In the order of the table: a school or an id that one row took is not free for a later row.
  for (const { rowNumber, name, problems, values } of checkRows(table, schoolSchema, projects)) {
    if (!values) {
      outcomes.push({ rowNumber, name, state: 'wrong', messages: problems });
      continue;
    }
    const { id, ...fields } = values;
    const match = id
      ? storedSchools.find(({ schoolId }) => schoolId === id)
      : matchOf(fields, [...unmatched], projects);
    if (match) unmatched.delete(match);
    const idPrefix = projectOf(projects, fields.project)?.url ?? fields.project;
    const schoolId =
      match?.schoolId ?? (id || schoolIdFrom(idPrefix, name, (each) => takenIds.has(each)));
    takenIds.add(schoolId);
    const school = toSchool(fields, schoolId, match, projects);
    const messages = match ? changesBetween(match, school, projects) : [];
    const stateOfMatch = messages.length > 0 ? 'changed' : 'unchanged';
    outcomes.push({ rowNumber, name, state: match ? stateOfMatch : 'new', messages, school });
  }
  refuseTooMany(storedSchools, outcomes);
  return { rows: withWarnings(outcomes, unmatched), notInTable: [...unmatched] };
}

/** Finds the school of a row without an id by name, district and project. If several have these, the place decides. */
function matchOf(
  fields: SchoolFields,
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

function nameAndDistrictKey({ name, district }: Pick<School, 'name' | 'district'>): string {
  return comparableText(`${name} ${district}`);
}

/** @param match the stored school of the row, if there is one */
function toSchool(
  { active, ...fields }: SchoolFields,
  schoolId: string,
  match: School | undefined,
  projects: readonly ProjectSummary[],
): School {
  // A row without “active” leaves the school as it is; a new school is active.
  const isActive = active === '' ? (match?.active ?? true) : ['yes', 'true'].includes(active);
  const school = { documentId: match?.documentId, schoolId, ...fields, active: isActive };
  const keepsProject = match && isSameProject(projects, match.project, school.project);
  return keepsProject ? { ...school, project: match.project } : school;
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
function withWarnings(outcomes: readonly RowOutcome[], notInTable: Iterable<School>): RowOutcome[] {
  const namesByKey = new Map(
    [...notInTable].map((school) => [nameAndCoordinatesKey(school), `“${school.schoolId}”`]),
  );
  const rows: RowOutcome[] = [];
  for (const outcome of outcomes) {
    const { school, rowNumber, messages } = outcome;
    const key = school && nameAndCoordinatesKey(school);
    const twin = key && namesByKey.get(key);
    const warnings = twin ? [`Warning: ${twin} has the same name and place.`] : [];
    rows.push({ ...outcome, messages: [...messages, ...warnings] });
    if (key) namesByKey.set(key, `row ${rowNumber}`);
  }
  return rows;
}
