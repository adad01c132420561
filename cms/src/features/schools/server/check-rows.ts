import * as v from 'valibot';
import type schema from '../../../api/school/content-types/school/schema.json';
import {
  isSameProject,
  type ProjectSummary,
  projectValueFromTable,
} from '../../../content/projects/project-choices.ts';
import { coordinatesProblem } from '../../../content/schools/coordinates.ts';
import { HOW_TO_SAVE, hasLostLetters } from '../table-encoding.ts';
import type { TableRow } from './read-table.ts';
import { nameAndCoordinatesKey, withDecimalDegrees } from './school.ts';

/** The cells of a row without problems: its place in decimal degrees, its project as the CMS stores it. */
export type SchoolValues = v.InferOutput<ReturnType<typeof schemaOfCells>>;

interface CheckedRow {
  readonly rowNumber: number;
  readonly name: string;
  readonly problems: readonly string[];
  /** Undefined if the row has a problem. */
  readonly values: SchoolValues | undefined;
}

interface ComparableRow extends TableRow {
  readonly nameAndCoordinates: string;
}

/** Tells what is wrong with each row of a table of schools. */
export function checkRows(
  table: readonly TableRow[],
  { attributes }: typeof schema,
  projects: readonly ProjectSummary[],
): CheckedRow[] {
  const cellsSchema = schemaOfCells(attributes, projects);
  const rows = table.map((row) => toComparableRow(row, projects));
  return rows.map((row) => {
    const { rowNumber, cells } = row;
    const result = v.safeParse(cellsSchema, cells, { abortPipeEarly: true });
    const issues = (result.issues ?? []).map(({ message }) => message);
    const problems = [...row.problems, ...problemsOfRowInTable(row, rows, projects), ...issues];
    const placeProblem = coordinatesProblem(cells.latitude, cells.longitude);
    if (placeProblem !== '') problems.push(placeProblem);
    const values = result.success && problems.length === 0 ? result.output : undefined;
    return { rowNumber, name: cells.name, problems, values };
  });
}

/** Writes the coordinates and the project as the CMS stores them. A cell that cannot be read stays as it is. */
function toComparableRow(row: TableRow, projects: readonly ProjectSummary[]): ComparableRow {
  const project = projectValueFromTable(projects, row.cells.project) ?? row.cells.project;
  const cells = withDecimalDegrees({ ...row.cells, project });
  return { ...row, cells, nameAndCoordinates: nameAndCoordinatesKey(cells) };
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

function schemaOfCells(
  { schoolId, name, district }: (typeof schema)['attributes'],
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
