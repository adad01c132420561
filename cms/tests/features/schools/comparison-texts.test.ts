import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  importCount,
  rowCountsInWords,
  rowsToRead,
  wrongRowsInWords,
} from '../../../src/features/schools/admin/comparison-texts.ts';

const ROWS = [
  { rowNumber: 2, state: 'new' },
  { rowNumber: 3, state: 'unchanged' },
  { rowNumber: 4, state: 'wrong' },
  { rowNumber: 5, state: 'changed' },
] as const;

test('the button counts the schools that the import writes', () => {
  assert.deepEqual(importCount(ROWS), { count: 2, countText: '2 schools' });
  assert.deepEqual(importCount(ROWS.slice(0, 2)), { count: 1, countText: '1 school' });
});

test('the table shows wrong rows before new and changed ones', () => {
  assert.deepEqual(
    rowsToRead(ROWS).map(({ rowNumber }) => rowNumber),
    [4, 5, 2],
  );
});

test('unchanged rows are counted although the table does not show them', () => {
  assert.equal(rowCountsInWords(ROWS), '1 new, 1 changed, 1 unchanged, 1 wrong.');
});

test('many wrong rows are counted, not all named', () => {
  const wrong = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => ({ rowNumber: index + 2, state: 'wrong' }) as const,
    );
  assert.equal(wrongRowsInWords([]), '');
  assert.equal(wrongRowsInWords(ROWS), 'Wrong, and left out: row 4');
  const twoWrong = [...ROWS, { rowNumber: 9, state: 'wrong' as const }];
  assert.equal(wrongRowsInWords(twoWrong), 'Wrong, and left out: rows 4 and 9');
  assert.doesNotMatch(wrongRowsInWords(wrong(12)), /more/);
  assert.match(wrongRowsInWords(wrong(14)), /, 13 and 2 more$/);
});
