import { checkSchool, schoolIdentity } from '../../site/app/content/schools.schema.ts';
import type { School } from '../../site/app/content/schools.ts';
import { CsvError, type Row, readCsv, type Table, writeCsv } from './csv.ts';

/** The columns that the table must have, in the order in which they are exported. */
const COLUMNS = ['project', 'school', 'district', 'lat', 'lng'] as const;
type Column = (typeof COLUMNS)[number];

/** Something that whoever keeps the spreadsheet can mend. */
export interface LineProblem {
  line: number;
  message: string;
}

/** All schools of a table; or, where any line is wrong, what is wrong with which. */
export type SchoolTable =
  | { schools: School[]; ignoredColumns: string[] }
  | { problems: LineProblem[] };

/** Reads the schools from the text of a CSV file: one school a line, columns in any order. */
export function schoolsFromCsv(text: string): SchoolTable {
  let table: Table;
  try {
    table = readCsv(text);
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    return { problems: [{ line: thrown.line, message: thrown.message }] };
  }
  const [header, ...rows] = table.rows;
  if (!header) return { problems: [{ line: 1, message: 'the file is empty' }] };
  const names = header.cells.map((name) => name.trim().toLowerCase());
  const missing = COLUMNS.filter((column) => names.filter((name) => name === column).length !== 1);
  if (missing.length > 0) {
    const message = `the first line must name each of the columns ${COLUMNS.join(', ')} once; look at ${missing.join(', ')}`;
    return { problems: [{ line: header.line, message }] };
  }
  if (rows.length === 0) {
    return {
      problems: [{ line: header.line, message: 'there is no school below the first line' }],
    };
  }

  const problems: LineProblem[] = [];
  const lineOf = new Map<string, number>();
  const schools = rows.flatMap((row) => {
    const result = schoolFrom(row, names, table.separator);
    if ('problems' in result) {
      problems.push(...result.problems.map((message) => ({ line: row.line, message })));
      return [];
    }
    const identity = schoolIdentity(result.school);
    const earlier = lineOf.get(identity);
    if (earlier !== undefined) {
      const message = `the same school is already on line ${earlier}: remove one of the two`;
      problems.push({ line: row.line, message });
    }
    lineOf.set(identity, earlier ?? row.line);
    return [result.school];
  });
  if (problems.length > 0) return { problems };
  const ignoredColumns = names.filter((name) => !COLUMNS.some((column) => column === name));
  return { schools, ignoredColumns };
}

/** The schools as a CSV file that spreadsheets open and that can be imported again. */
export function csvFromSchools(schools: readonly School[]): string {
  return writeCsv([
    COLUMNS,
    ...schools.map(({ key, name, district, coordinates }) => [key, name, district, ...coordinates]),
  ]);
}

function schoolFrom(row: Row, names: string[], separator: Table['separator']) {
  if (row.cells.length !== names.length) {
    const message = `there are ${row.cells.length} columns where the first line has ${names.length}: a name with "${separator}" in it must stand in quotation marks`;
    return { problems: [message] };
  }
  const cell = (column: Column) => row.cells[names.indexOf(column)]?.trim() ?? '';
  const unreadable: string[] = [];
  // A number that cannot be read has its own message here, and is `likely` for the other checks.
  const degrees = (column: 'lat' | 'lng', likely: number) => {
    const text = cell(column);
    if (text === '') return undefined;
    // Where the semicolon separates cells, the comma is free to separate decimals.
    const number = degreesFrom(separator === ',' ? text : text.replace(',', '.'));
    if (number === undefined) {
      unreadable.push(
        `${column} "${text}" is not a number: write it in degrees, such as ${likely}`,
      );
    }
    return number ?? likely;
  };
  const result = checkSchool({
    key: cell('project').toLowerCase(),
    name: cell('school'),
    district: cell('district'),
    coordinates: [degrees('lat', 11.6087), degrees('lng', 76.083)],
  });
  const problems = [...unreadable, ...('problems' in result ? result.problems : [])];
  return 'school' in result && problems.length === 0 ? result : { problems };
}

/** Whole or decimal degrees; `undefined` for anything else. */
function degreesFrom(text: string): number | undefined {
  return /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
