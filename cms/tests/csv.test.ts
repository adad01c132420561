import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCsv } from '../../scripts/schools/csv.ts';
import { built } from './built.ts';

const { csvLine } = built<{ csvLine(cells: readonly string[]): string }>('submissions/export/csv');

/** What a spreadsheet shows in the cell. */
function shown(cell: string): string {
  return readCsv(`${csvLine(['a', cell])}`).rows[0]?.cells[1] ?? '';
}

test('a cell that starts like a formula becomes text', () => {
  const starts = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠x', ' =1+1', '\u00a0=1'];
  for (const start of starts) {
    assert.match(shown(start), /^\s*'/, JSON.stringify(start));
  }
  for (const start of ['\t=1+1', '\r=1+1', '\n=1+1', '\ttext', '\rtext']) {
    assert.match(shown(start), /^'/, JSON.stringify(start));
  }
});

test('so does every line, and what another separator would part', () => {
  assert.equal(shown('one\n=2'), "one\n'=2");
  assert.equal(shown('one;=2'), "one;'=2");
  assert.equal(shown('one\t@two'), "one\t'@two");
});

test('everything else stays as it was sent', () => {
  for (const text of [
    '',
    'plain',
    'a=b',
    'a - b',
    'x@y.example',
    '12',
    'he said "no", twice',
    'கவின்',
  ]) {
    assert.equal(shown(text), text);
  }
});

test('quotation marks cannot break out of a cell', () => {
  const { rows } = readCsv(csvLine(['","=1', 'x']));
  assert.deepEqual(rows[0]?.cells, ['","=1', 'x']);
});
