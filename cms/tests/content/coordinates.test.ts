import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coordinatesProblem, parseCoordinate } from '../../src/content/schools/coordinates.ts';

test('a coordinate is read in every spelling that has only one meaning', () => {
  const decimal = ['9.93', ' 9,93 ', '9.93°', '9.93° N', 'N 9.93'];
  for (const text of [...decimal, `9°55'48"N`, '9° 55′ 48″', '9°55.8′']) {
    assert.equal(parseCoordinate(text, 'latitude'), 9.93, text);
  }
  assert.equal(parseCoordinate("76°16'12''e", 'longitude'), 76.27);
  assert.equal(parseCoordinate('9.93 S', 'latitude'), -9.93);
  assert.equal(parseCoordinate('76.27 W', 'longitude'), -76.27);
  assert.equal(parseCoordinate(`9.${'3'.repeat(38)}`, 'latitude'), 9.333333);
});

test('a coordinate that has no meaning, or more than one, is not read', () => {
  const unclear = ['', 'nine', '9.93, 76.27', '9 55 48', `9.5°30'`, `9°60'`, `9.${'3'.repeat(39)}`];
  for (const text of [...unclear, '9.93 E', '-9.93 S', 'N 9 N']) {
    assert.equal(parseCoordinate(text, 'latitude'), undefined, text);
  }
});

test('coordinates that are swapped are named as such', () => {
  assert.match(coordinatesProblem('76.27', '9.93'), /are swapped: exchange them/);
  assert.match(coordinatesProblem('76.27 E', '9.93 N'), /are swapped/);
});

test('a coordinate that is missing or cannot be read is named with an example', () => {
  assert.match(coordinatesProblem('9 deg', '76.27'), /“9 deg” is not a latitude.* 9\.93$/);
  assert.match(coordinatesProblem('9.93', ''), /The longitude is missing.* 76\.27$/);
  assert.match(
    coordinatesProblem('north', ''),
    /“north” is not a latitude.* 9\.93\. The longitude is missing/,
  );
});

test('coordinates in India are accepted, up to its edges', () => {
  for (const [latitude, longitude] of [
    ['9,93', '76.27° E'],
    ['6', '68'],
    ['37.5', '97.5'],
  ] as const) {
    assert.equal(coordinatesProblem(latitude, longitude), '', `${latitude}, ${longitude}`);
  }
});

test('coordinates outside India are refused with their numbers', () => {
  for (const [latitude, longitude] of [
    ['51.5', '-0.12'],
    ['5.9', '76'],
    ['37.6', '76'],
    ['9', '67.9'],
    ['9', '97.6'],
  ] as const) {
    const problem = coordinatesProblem(latitude, longitude);
    assert.ok(problem.includes(`${latitude}, ${longitude} is not in India`), problem);
  }
});
