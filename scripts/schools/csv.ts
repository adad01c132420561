/** One line of a table, with the line of the file on which it begins (the first is 1). */
export interface Row {
  line: number;
  cells: string[];
}

export interface Table {
  /** What separates the cells: spreadsheets export a comma, a semicolon or a tab, by locale. */
  separator: ',' | ';' | '\t';
  /** All rows that have anything in them, the header first. */
  rows: Row[];
}

/** The file is no table that could be read; `line` says where that shows. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * Reads comma-separated values (RFC 4180), with what spreadsheets make of it: a byte order mark,
 * any line ending, empty lines, and a semicolon or a tab for a comma.
 * @throws {CsvError} where quotation marks do not fit
 */
export function readCsv(text: string): Table {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(source.slice(0, source.indexOf('\n') + 1) || source);
  const rows: Row[] = [];
  let cells: string[] = [];
  let begins = 1;
  let line = 1;
  let at = 0;

  while (at <= source.length) {
    const cell =
      source[at] === '"' ? quotedCell(source, at, line) : plainCell(source, at, separator);
    if (cell.value.includes('"') && source[at] !== '"') {
      throw new CsvError(
        line,
        'a quotation mark stands in the middle of a cell: double it, and put the whole cell in quotation marks',
      );
    }
    cells.push(cell.value);
    line += cell.value.split('\n').length - 1;
    const next = source[cell.end];
    if (next !== undefined && next !== '\n' && next !== separator) {
      throw new CsvError(line, 'there is something behind a closing quotation mark: remove it');
    }
    at = cell.end + 1;
    if (next === separator) continue;
    if (cells.some((value) => value.trim() !== '')) rows.push({ line: begins, cells });
    cells = [];
    line += 1;
    begins = line;
  }
  return { separator, rows };
}

/** Rows as comma-separated values that any spreadsheet opens: UTF-8 mark first, CRLF line ends. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}

function quoted(cell: string | number): string {
  const text = String(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function separatorOf(header: string): Table['separator'] {
  const outsideQuotes = header.replace(/"[^"]*"/g, '');
  const count = (separator: string) => outsideQuotes.split(separator).length;
  const candidates = [',', ';', '\t'] as const;
  return candidates.reduce((best, one) => (count(one) > count(best) ? one : best));
}

interface Cell {
  value: string;
  /** Where the cell ends: at a separator, a line end, or the end of the text. */
  end: number;
}

function plainCell(source: string, from: number, separator: string): Cell {
  let end = from;
  while (end < source.length && source[end] !== separator && source[end] !== '\n') end += 1;
  return { value: source.slice(from, end), end };
}

function quotedCell(source: string, from: number, line: number): Cell {
  let end = from + 1;
  while (end < source.length) {
    if (source[end] !== '"') end += 1;
    else if (source[end + 1] === '"') end += 2;
    else return { value: source.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 };
  }
  throw new CsvError(line, 'a quotation mark is never closed: add the second one');
}
