import Papa from 'papaparse';

/** Excel shows Tamil and Malayalam as garbage if a file does not begin with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

// Spreadsheets read = + - @ and their full-width forms as the start of a formula (OWASP, "CSV injection") at the start of
// a cell or line, after a semicolon or tab, and behind spaces and quotation marks.
const CELL_START = String.raw`(^|[;\t\r\n])([\p{Zs}"]*)`;
const FORMULA_SIGN = '(?=[=+\\-@＝＋－＠])';
const FORMULA = new RegExp(CELL_START + FORMULA_SIGN, 'gu');
const GUARDED_FORMULA = new RegExp(`${CELL_START}'${FORMULA_SIGN}`, 'gu');

/** Writes an apostrophe before each sign that could start a formula. */
export function csvLine(cells: readonly string[]): string {
  const guarded = cells.map((cell) => cell.replaceAll('\u0000', '').replace(FORMULA, "$1$2'"));
  // Papa itself guards cells that begin with a tab or line break.
  return `${Papa.unparse([guarded], { quotes: true, escapeFormulae: /^[\t\r\n]/ })}\r\n`;
}

/** Removes the apostrophes of `csvLine`. */
export function removeApostrophes(cell: string): string {
  return cell.replace(GUARDED_FORMULA, '$1$2');
}
