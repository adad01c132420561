import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CsvError, readCsv, writeCsv } from '../schools/csv.ts';

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

test('cells, quoted cells and doubled quotation marks are read as RFC 4180 says', () => {
  assert.deepEqual(cellsOf('a,"b,c","d ""e"" f",\n"",g\n'), [
    ['a', 'b,c', 'd "e" f', ''],
    ['', 'g'],
  ]);
});

test('a byte order mark, every kind of line end and empty lines do no harm', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = `\uFEFFa,b${end}${end}1,2${end},${end}3,4`;
    assert.deepEqual(cellsOf(text), [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ]);
  }
});

test('the first line tells whether commas, semicolons or tabs separate', () => {
  assert.equal(readCsv('a,b\n1,2').separator, ',');
  assert.equal(readCsv('a;b\n"1,5";2,5').separator, ';');
  assert.equal(readCsv('a\tb\n1\t2').separator, '\t');
  assert.deepEqual(cellsOf('"x,y,z";b;c\n1,5;2;3'), [
    ['x,y,z', 'b', 'c'],
    ['1,5', '2', '3'],
  ]);
});

test('a row knows the line on which it begins, also after cells of several lines', () => {
  const { rows } = readCsv('a,b\n"one\ntwo",2\n\n"three",3\n');
  assert.deepEqual(
    rows.map(({ line }) => line),
    [1, 2, 5],
  );
});

test('quotation marks that do not fit are refused, with the line', () => {
  const cases: [string, number, RegExp][] = [
    ['a,b\n1,"2\n3', 2, /never closed/],
    ['a,b\n1,2\n1,two "2"', 3, /middle of a cell/],
    ['a,b\n"1"x,2', 2, /behind a closing quotation mark/],
  ];
  for (const [text, line, message] of cases) {
    assert.throws(
      () => readCsv(text),
      (thrown) =>
        thrown instanceof CsvError && thrown.line === line && message.test(thrown.message),
    );
  }
});

test('what is written is read again unchanged', () => {
  const rows = [
    ['plain', 'with, comma', 'with "quotes"'],
    ['with\nline', ' spaces ', 'മഴവില്ല്;tab\t'],
  ];
  assert.deepEqual(cellsOf(writeCsv(rows)), rows);
});

test('nothing at all is an empty table', () => {
  for (const text of ['', '\uFEFF', '\n\n', ',,\n']) assert.deepEqual(cellsOf(text), []);
});
