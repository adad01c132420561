import Papa from 'papaparse';

/** Excel shows Tamil and Malayalam as garbage where a file begins without this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * = + - @ and their full-width forms start formulas (OWASP, "CSV injection"), also after spaces and quotation marks:
 * at the start of a cell or of a line in it, and after a semicolon or tab, where another program begins a cell.
 */
const FORMULA = /(^|[;\t\r\n])([\p{Zs}"]*)(?=[=+\-@＝＋－＠])/gu;
const GUARDED_FORMULA = /(^|[;\t\r\n])([\p{Zs}"]*)'(?=[=+\-@＝＋－＠])/gu;

/** One line of CSV. An apostrophe stands before each sign that could start a formula. */
export function csvLine(cells: readonly string[]): string {
  const guarded = cells.map((cell) => cell.replaceAll('\u0000', '').replace(FORMULA, "$1$2'"));
  return `${Papa.unparse([guarded], { quotes: true, escapeFormulae: /^[\t\r\n]/ })}\r\n`;
}

/** A cell without the apostrophes that `csvLine` puts into it. */
export function removeApostrophes(cell: string): string {
  return cell.replace(GUARDED_FORMULA, '$1$2');
}
