/**
 * Comma-separated values as spreadsheets open them: RFC 4180 with a byte order mark, without which
 * Excel shows Tamil and Malayalam as garbage. Own lines in place of a package: what matters here is
 * what makes a cell harmless, and that is exactly what the packages leave to their callers.
 */

/** Begins the file. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of the table. What strangers wrote must not become a formula when staff open the file
 * (OWASP, "CSV injection"): a cell that begins like one gets an apostrophe before it. So does every
 * line of a cell, and what follows a semicolon or a tab, because a spreadsheet in another language
 * parts cells there. All cells are quoted.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** = + - @ and their full-width forms start formulas; tab and return hide what follows them. */
const FORMULA_START = /(^|[\r\n\t;]+)([^\S\r\n\t]*)(?=[=+\-@＝＋－＠])/g;

function harmless(cell: string): string {
  const text = cell.replaceAll('\u0000', '');
  const guarded = text.replace(FORMULA_START, "$1$2'");
  return /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
}
