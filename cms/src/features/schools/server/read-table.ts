import { isUtf8 } from 'node:buffer';
import Papa from 'papaparse';
import { MAX_SCHOOLS } from '../../../content/copies-of-website-lists.ts';
import { removeApostrophes } from '../../../platform/csv.ts';
import { HOW_TO_SAVE } from '../csv-help.ts';

// Tests import this file as it is, so it names files with their extensions.

const NEEDED = ['name', 'district', 'latitude', 'longitude', 'project'] as const;
/** The columns of a table beside the id. */
export const FIELDS = [...NEEDED, 'active'] as const;

export type Cells = Partial<Record<'id' | (typeof FIELDS)[number], string>>;

export interface TableRow {
  /** As a spreadsheet counts it: the header is row 1. */
  readonly row: number;
  readonly cells: Cells;
  /** What the parser found wrong with the row. */
  readonly problems: readonly string[];
}

/** A table that cannot be used. The message tells the editor what to do. */
export class WrongTable extends Error {}

/** Counted with the header and the empty lines, which spreadsheets leave at the end. */
const MAX_LINES = 5_000;
/** The parser takes a second for a million empty cells. */
const MAX_CELLS = 50_000;
const DELIMITERS = [',', ';', '\t', '|'];
/** Titles and empty lines before the columns, and the columns. */
const MAX_LINES_BEFORE = 20;
/** The first bytes of a zip file, as .xlsx and .ods are, and of an .xls of old. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** @throws {WrongTable} where the file is no such table */
export function readTable(file: Uint8Array): TableRow[] {
  const text = decoded(file);
  if (text.split(/[,;\t|]/, MAX_CELLS + 1).length > MAX_CELLS) {
    throw new WrongTable(
      `The table has more than ${MAX_CELLS} cells: delete the empty columns and lines.`,
    );
  }
  const { index: headerIndex, delimiter, skipFirstNLines } = headerOf(text);
  const table = Papa.parse<Cells>(text, {
    header: true,
    preview: MAX_LINES,
    delimiter,
    skipFirstNLines,
    transformHeader: columnOf,
    transform: (cell) =>
      removeApostrophes(cell)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
  });
  if (table.meta.truncated) {
    throw new WrongTable(`The table has more than ${MAX_LINES} lines: delete the empty ones.`);
  }
  // Excel shows no row for “sep=;”, which tells it the delimiter.
  const headerRow = headerIndex + (/^sep=/i.test(text) ? 0 : 1);
  // The parser may report the same problem of a row more than once.
  const problems = new Map<number | undefined, Set<string>>();
  for (const { row, message } of table.errors) {
    const ofRow = problems.get(row) ?? new Set();
    problems.set(row, ofRow.add(`${message}. Put a text with a comma in quotation marks.`));
  }
  const rows = table.data
    .map((cells, index) => ({
      row: headerRow + index + 1,
      cells,
      problems: [...(problems.get(index) ?? [])],
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (rows.length > 0 && rows.length <= MAX_SCHOOLS) return rows;
  throw new WrongTable(`The table has ${rows.length} schools: it may have 1 to ${MAX_SCHOOLS}.`);
}

const columnOf = (name: string) => name.trim().toLowerCase();

/** Finds the row of the columns, and how many lines of the text a spreadsheet has before it, as for a title. */
function headerOf(text: string) {
  const candidates = DELIMITERS.flatMap((delimiter) => {
    const { data, meta } = Papa.parse<string[]>(text, { delimiter, preview: MAX_LINES_BEFORE });
    return data.map((cells, index) => {
      const columns = cells.map(columnOf);
      const missing = NEEDED.filter((column) => !columns.includes(column));
      // A cell may have several lines.
      const before = data.slice(0, index).flat().join('').split(meta.linebreak).length - 1;
      return {
        delimiter,
        newline: meta.linebreak,
        index,
        skipFirstNLines: index + before,
        missing,
      };
    });
  });
  const best = candidates.toSorted((one, other) => one.missing.length - other.missing.length)[0];
  if (best === undefined || best.missing.length > 0) {
    const columns = `${NEEDED.join(', ')}, and may have id and active`;
    const row = best?.index ? `Row ${best.index + 1}` : 'The first row';
    const missing = (best?.missing ?? NEEDED).join(', ');
    throw new WrongTable(`${row} lacks ${missing}. It must have ${columns}.`);
  }
  return best;
}

/**
 * Decodes a CSV file. Excel saves "CSV UTF-8", UTF-16 as "Unicode text", and what it calls "CSV" in
 * Windows-1252.
 */
function decoded(file: Uint8Array): string {
  if (SPREADSHEETS.some((start) => start.every((byte, index) => file[index] === byte))) {
    throw new WrongTable(`This is a spreadsheet, not yet a CSV file. ${HOW_TO_SAVE}`);
  }
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file);
  if (file.includes(0)) throw new WrongTable(`This is not a CSV file. ${HOW_TO_SAVE}`);
  if (isUtf8(file)) return new TextDecoder().decode(file);
  const text = new TextDecoder().decode(file);
  const unreadable = text.match(/\uFFFD/g)?.length ?? 0;
  const letters = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  // Where most letters are in UTF-8, only the others are lost.
  return unreadable <= letters ? text : new TextDecoder('windows-1252').decode(file);
}
