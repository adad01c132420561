import Papa from 'papaparse';
import { MAX_SCHOOLS } from '../../../content/projects/map-projects.ts';
import { removeApostrophes } from '../../../platform/text/csv.ts';
import { HOW_TO_SAVE } from '../table-encoding.ts';

const REQUIRED_COLUMNS = ['name', 'district', 'latitude', 'longitude', 'project'] as const;
/** All columns but the id. */
export const COLUMNS = [...REQUIRED_COLUMNS, 'active'] as const;

/** The cell of a column that the table does not have is empty. */
type Cells = Readonly<Record<'id' | (typeof COLUMNS)[number], string>>;

export interface TableRow {
  readonly rowNumber: number;
  readonly cells: Cells;
  /** Why the parser could not split the row into its cells. */
  readonly problems: readonly string[];
}

/** A table that cannot be used. The message tells the editor what to do. */
export class TableError extends Error {}

/** Includes the header and the empty lines that spreadsheets add at the end. */
const MAX_LINES = 5_000;
/** The parser takes a second for a million empty cells. */
const MAX_CELLS = 50_000;
const DELIMITERS = [',', ';', '\t', '|'];
/** The header must be among these lines: titles and empty lines may come before it. */
const MAX_HEADER_LINES = 20;

/** @throws {TableError} if the file is no table of schools */
export function readTable(file: Uint8Array): TableRow[] {
  const text = decode(file);
  // `split` with a limit counts the cells cheaply, before the parser runs.
  if (text.split(/[,;\t|]/, MAX_CELLS + 1).length > MAX_CELLS) {
    throw new TableError(
      `The table has more than ${MAX_CELLS} cells: delete the empty columns and lines.`,
    );
  }
  const { delimiter, headerIndex, columns } = headerOf(text);
  const { data, errors, meta } = Papa.parse<string[]>(text, {
    preview: MAX_LINES,
    delimiter,
    transform: (cell) =>
      removeApostrophes(cell)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
  });
  if (meta.truncated) {
    throw new TableError(`The table has more than ${MAX_LINES} lines: delete the empty ones.`);
  }
  const rows: TableRow[] = [];
  for (const [index, values] of data.entries()) {
    if (index <= headerIndex || values.every((value) => value === '')) continue;
    // The parser may report the same problem of a row more than once.
    const problems = new Set(errors.filter(({ row }) => row === index).map((each) => each.message));
    if (values.length !== columns.length) {
      problems.add(`The row has ${values.length} cells, and the header has ${columns.length}`);
    }
    const cellOf = (column: keyof Cells) => values[columns.indexOf(column)] ?? '';
    rows.push({
      // The number that a spreadsheet shows.
      rowNumber: index + 1,
      cells: {
        id: cellOf('id'),
        name: cellOf('name'),
        district: cellOf('district'),
        latitude: cellOf('latitude'),
        longitude: cellOf('longitude'),
        project: cellOf('project'),
        active: cellOf('active'),
      },
      problems: [...problems].map((each) => `${each}. Put a text with a comma in quotation marks.`),
    });
  }
  if (rows.length > 0 && rows.length <= MAX_SCHOOLS) return rows;
  throw new TableError(`The table has ${rows.length} schools: it may have 1 to ${MAX_SCHOOLS}.`);
}

/** Finds the row that lacks the fewest columns, and its delimiter. */
function headerOf(text: string) {
  const candidates = DELIMITERS.flatMap((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: MAX_HEADER_LINES });
    return data.map((cells, headerIndex) => {
      const columns = cells.map((name) => name.trim().toLowerCase());
      const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
      return { delimiter, headerIndex, columns, missing };
    });
  });
  const best = candidates.toSorted((one, other) => one.missing.length - other.missing.length)[0];
  if (best === undefined || best.missing.length > 0) {
    const columns = `${REQUIRED_COLUMNS.join(', ')}, and may have id and active`;
    const row = best?.headerIndex ? `Row ${best.headerIndex + 1}` : 'The first row';
    const missing = (best?.missing ?? REQUIRED_COLUMNS).join(', ');
    throw new TableError(`${row} lacks ${missing}. It must have ${columns}.`);
  }
  return best;
}

function decode(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    // The file is a spreadsheet, or text in UTF-16 or Windows-1252, as older programs save a CSV file.
    throw new TableError(`This is not a CSV file in UTF-8. ${HOW_TO_SAVE}`);
  }
}
