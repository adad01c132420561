import { listInWords } from '../../../platform/text/list-in-words.ts';
import type { RowOutcome } from '../server/compare-schools.ts';

type Row = Pick<RowOutcome, 'rowNumber' | 'state'>;

/** With more row numbers the dialog would scroll. */
const MAX_NAMED_ROWS = 12;

/** How many schools the import would write; `countText` is such as `1 school`. */
export function importCount(rows: readonly Row[]): { count: number; countText: string } {
  const count = rowCount(rows, 'new') + rowCount(rows, 'changed');
  return { count, countText: count === 1 ? '1 school' : `${count} schools` };
}

/** The wrong rows first, then those that change a school. */
export function rowsToRead<ShownRow extends Row>(rows: readonly ShownRow[]): ShownRow[] {
  const order = ['wrong', 'changed', 'new'] as const;
  return order.flatMap((state) => rows.filter((row) => row.state === state));
}

/** `Wrong, and left out: rows 3 and 5`. Empty if no row is wrong. */
export function wrongRowsInWords(rows: readonly Row[]): string {
  const wrongRows = rows.filter(({ state }) => state === 'wrong');
  if (wrongRows.length === 0) return '';
  const rowNumbers = wrongRows.map(({ rowNumber }) => String(rowNumber));
  const noun = wrongRows.length === 1 ? 'row' : 'rows';
  return `Wrong, and left out: ${noun} ${listInWords(rowNumbers, MAX_NAMED_ROWS)}`;
}

export function rowCountsInWords(rows: readonly Row[]): string {
  const states = ['new', 'changed', 'unchanged', 'wrong'] as const;
  const counts = states.map((state) => `${rowCount(rows, state)} ${state}`).join(', ');
  return `${counts}.`;
}

function rowCount(rows: readonly Row[], state: RowOutcome['state']): number {
  return rows.filter((row) => row.state === state).length;
}
