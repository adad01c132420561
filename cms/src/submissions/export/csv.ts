/** Without it Excel shows Tamil and Malayalam as garbage. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of CSV (RFC 4180). An apostrophe stands before each sign that could start a formula (OWASP,
 * "CSV injection"): at the start of a cell or of a line in it, and after a semicolon or tab.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** = + - @ and their full-width forms start formulas, also after spaces and quotation marks. */
const FORMULA_START = /(^|[\r\n\t;])([\s"]*)(?=[=+\-@＝＋－＠])/g;
const GUARD = /(^|[\r\n\t;])([\s"]*)'(?=[=+\-@＝＋－＠])/g;

export function unguarded(cell: string): string {
  return cell.replace(GUARD, '$1$2');
}

function harmless(cell: string): string {
  const guarded = cell.replaceAll('\u0000', '').replace(FORMULA_START, "$1$2'");
  return /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
}
