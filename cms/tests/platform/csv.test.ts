import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine, removeApostrophes } from '../../src/platform/text/csv.ts';

test('a character that could start a formula gets an apostrophe, which is removed when the table is read again', () => {
  for (const [cell, written] of [
    ['=1', "'=1"],
    ['＝1', "'＝1"],
    ['－1', "'－1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\u00a0=1', "\u00a0'=1"],
    [' "@x', ` "'@x`],
    ['a;=1', "a;'=1"],
    ['a\t+1', "a\t'+1"],
    ['a; \n -1;b', "a; \n '-1;b"],
    ['=1;+2', "'=1;'+2"],
  ] as const) {
    assert.equal(csvLine([cell]), `"${written.replaceAll('"', '""')}"\r\n`);
    assert.equal(removeApostrophes(written), cell, written);
  }
});

test('a cell that starts no formula stays unchanged', () => {
  for (const cell of ['', 'a=1', 'a =1', 'a-b', '1;2', 'it’s', 'a, "b"', '","=1', 'so: -1']) {
    assert.equal(csvLine([cell, 'x']), `"${cell.replaceAll('"', '""')}","x"\r\n`);
  }
});

test('an apostrophe that protects from no formula stays when a table is read', () => {
  for (const cell of ["it's", "'a", "a '=1", "a'=1"]) {
    assert.equal(removeApostrophes(cell), cell, cell);
  }
});

test('a cell never begins with a tab or a line break and never contains NUL', () => {
  assert.equal(
    csvLine(['\ta', '\nb', '\n=1', 'c\td', 'e\u0000f']),
    `"'\ta","'\nb","'\n'=1","c\td","ef"\r\n`,
  );
});
