import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf, dayProblem, toIsoDay, withSlashes } from '../../src/admin/fields/typed-day.ts';

test('a typed day has slashes in place of dashes, dots and blanks', () => {
  assert.equal(withSlashes('15-08-2028'), '15/08/2028');
  assert.equal(withSlashes('15. 8. 2028'), '15/8/2028');
  assert.equal(withSlashes('15/8/2028'), '15/8/2028');
});

test('a typed day that begins with the year is turned around once it is whole', () => {
  assert.equal(withSlashes('2028-08-15'), '15/08/2028');
  assert.equal(withSlashes('2028-08-1'), '2028/08/1');
});

test('a person reads which text is no day, and nothing of a stored day or an empty field', () => {
  assert.match(dayProblem('32/8/2027'), /^32\/8\/2027 is no day\. Write day\/month\/year/);
  assert.equal(dayProblem('2027-08-15'), '');
  assert.equal(dayProblem(''), '');
});

test('a typed day is read as day, month and year, with or without the century', () => {
  assert.equal(dayOf('15/08/2028'), '2028-08-15');
  assert.equal(dayOf('5/8/28'), '2028-08-05');
  assert.equal(dayOf('29/2/2028'), '2028-02-29');
  assert.equal(dayOf('31/12/2099'), '2099-12-31');
  assert.equal(dayOf('1/1/00'), '2000-01-01');
});

test('a day that does not exist, and another text, is no day', () => {
  const texts = ['31/02/2027', '29/2/2027', '15/13/2028', '0/1/2028', '1/0/2028', '1/1/2100'];
  const notWhole = [
    '',
    '15/08',
    '15/08/202',
    '15/08/20288',
    '115/08/2028',
    '15/08/2028 x',
    'x15/08/28',
  ];
  for (const typed of [...texts, ...notWhole]) assert.equal(dayOf(typed), undefined, typed);
});

test('the day that the picker returns is that of this computer', () => {
  assert.equal(toIsoDay(new Date(2028, 0, 5)), '2028-01-05');
  assert.equal(toIsoDay(new Date(2028, 11, 31, 23, 59)), '2028-12-31');
});
