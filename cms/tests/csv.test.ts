import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine, removeApostrophes } from '../src/platform/text/csv.ts';

test('a sign that could start a formula gets an apostrophe, and loses it when the table comes back', () => {
  for (const [cell, written] of [
    ['=1', "'=1"],
    ['＝1', "'＝1"],
    [' "@x', ` "'@x`],
    ['a;=1', "a;'=1"],
    ['a\t+1', "a\t'+1"],
    ['a; \n -1;b', "a; \n '-1;b"],
    ['=1;+2', "'=1;'+2"],
  ] as const) {
    assert.equal(csvLine([cell]), `"${written.replaceAll('"', '""')}"\r\n`);
    assert.equal(removeApostrophes(written), cell);
  }
});

test('what starts no formula stays as it is', () => {
  for (const cell of ['', 'a=1', 'a =1', 'a-b', '1;2', 'it’s', 'a, "b"']) {
    assert.equal(csvLine([cell, 'x']), `"${cell.replaceAll('"', '""')}","x"\r\n`);
  }
  for (const cell of ["it's", "'a", "a '=1", "a'=1"]) assert.equal(removeApostrophes(cell), cell);
});

test('a cell begins with no tab or line end, and holds no NUL', () => {
  assert.equal(csvLine(['\ta', '\nb', 'c\td', 'e\u0000f']), `"'\ta","'\nb","c\td","ef"\r\n`);
});
