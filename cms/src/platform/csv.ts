/** Excel shows Tamil and Malayalam as garbage where a file begins without this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of CSV (RFC 4180). An apostrophe stands before each sign that could start a formula (OWASP,
 * "CSV injection"): at the start of a cell or of a line in it, and after a semicolon or tab.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** = + - @ and their full-width forms start formulas, also after spaces and quotation marks. */
const FORMULA = /^[=+\-@＝＋－＠]/;
const GUARDED_FORMULA = /^'[=+\-@＝＋－＠]/;
/**
 * The expression takes each run whole: with a look ahead it would read a long run again from each of its
 * signs.
 */
const GAP = /^[\s";]*|[\s";]+/g;

export function unguarded(cell: string): string {
  let result = '';
  let copied = 0;
  for (const end of startsOfCells(cell)) {
    if (!GUARDED_FORMULA.test(cell.slice(end, end + 2))) continue;
    result += cell.slice(copied, end);
    copied = end + 1;
  }
  return result + cell.slice(copied);
}

function harmless(cell: string): string {
  const text = cell.replaceAll('\u0000', '');
  let guarded = '';
  let copied = 0;
  for (const end of startsOfCells(text)) {
    if (!FORMULA.test(text.slice(end, end + 1))) continue;
    guarded += `${text.slice(copied, end)}'`;
    copied = end;
  }
  guarded += text.slice(copied);
  return /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
}

function startsOfCells(text: string): number[] {
  const gaps = [...text.matchAll(GAP)].filter(
    ({ 0: gap, index }) => (index === 0 && !gap.includes(';')) || /[\r\n\t;]/.test(gap),
  );
  return gaps.map(({ 0: gap, index }) => index + gap.length);
}
