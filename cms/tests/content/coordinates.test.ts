import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coordinatesProblem, readCoordinate } from '../../src/content/schools/coordinates.ts';

test('a coordinate is read in every spelling that has only one meaning', () => {
  const decimal = ['9.93', ' 9,93 ', '9.93°', '9.93° N', 'N 9.93'];
  for (const text of [...decimal, `9°55'48"N`, '9° 55′ 48″', '9°55.8′']) {
    assert.equal(readCoordinate(text, 'latitude'), 9.93, text);
  }
  assert.equal(readCoordinate("76°16'12''e", 'longitude'), 76.27);
  assert.equal(readCoordinate('9.93 S', 'latitude'), -9.93);
  assert.equal(readCoordinate('76.27 W', 'longitude'), -76.27);
  assert.equal(readCoordinate(`9.${'3'.repeat(38)}`, 'latitude'), 9.333333);
  const unclear = ['', 'nine', '9.93, 76.27', '9 55 48', `9.5°30'`, `9°60'`, `9.${'3'.repeat(39)}`];
  for (const text of [...unclear, '9.93 E', '-9.93 S', 'N 9 N']) {
    assert.equal(readCoordinate(text, 'latitude'), undefined, text);
  }
});

test('the message about coordinates outside India says what to do', () => {
  assert.equal(coordinatesProblem('9,93', '76.27° E'), '');
  assert.match(coordinatesProblem('76.27', '9.93'), /are swapped: exchange them/);
  assert.match(coordinatesProblem('76.27 E', '9.93 N'), /are swapped/);
  assert.match(coordinatesProblem('9 deg', '76.27'), /“9 deg” is not a latitude.* 9\.93$/);
  assert.match(coordinatesProblem('9.93', ''), /The longitude is missing.* 76\.27$/);
  assert.match(
    coordinatesProblem('north', ''),
    /“north” is not a latitude.* 9\.93\. The longitude is missing/,
  );
  assert.match(coordinatesProblem('51.5', '-0.12'), /51\.5, -0\.12 is not in India/);
  for (const [latitude, longitude] of [
    ['6', '68'],
    ['37.5', '97.5'],
  ] as const) {
    assert.equal(coordinatesProblem(latitude, longitude), '');
  }
  for (const [latitude, longitude] of [
    ['5.9', '76'],
    ['37.6', '76'],
    ['9', '67.9'],
    ['9', '97.6'],
  ] as const) {
    assert.match(coordinatesProblem(latitude, longitude), /is not in India/);
  }
});
