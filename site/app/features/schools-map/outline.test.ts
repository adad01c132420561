import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { borders, land } from '../../content/outline.ts';
import { schools } from '../../content/schools.ts';
import { drawings } from './draw-outline.ts';
import { fromMiddle, start } from './projection.ts';

/** Whether a place is inside a closed line: a ray from it crosses the line an odd number of times. */
function isInside(
  [lat, lng]: readonly [number, number],
  shape: readonly (readonly [number, number])[],
): boolean {
  let inside = false;
  shape.forEach(([lat1, lng1], index) => {
    const [lat2, lng2] = shape.at(index - 1) ?? [0, 0];
    const crosses = lat1 > lat !== lat2 > lat;
    if (crosses && lng < ((lng2 - lng1) * (lat - lat1)) / (lat2 - lat1) + lng1) inside = !inside;
  });
  return inside;
}

describe('the outline of southern India', () => {
  test('[3.9] every school stands on land', () => {
    const [mainland] = land;
    if (!mainland) throw new Error('There is no land');
    const inTheSea = schools.filter(({ coordinates }) => !isInside(coordinates, mainland));
    expect(inTheSea.map(({ name }) => name)).toEqual([]);
  });

  test('the sea is where it should be', () => {
    const seas = [
      [9.5, 75.5],
      [13, 82],
      [8.7, 78.9],
      [9.6, 79.5],
    ] as const;
    for (const place of seas) expect(land.some((shape) => isInside(place, shape))).toBe(false);
  });

  test('every point is a place in or near southern India', () => {
    for (const [lat, lng] of [...land, ...borders].flat()) {
      expect(lat).toBeGreaterThan(5);
      expect(lat).toBeLessThan(21);
      expect(lng).toBeGreaterThan(72);
      expect(lng).toBeLessThan(87);
    }
  });

  test('the drawings are those of the present outline', () => {
    for (const [name, draw] of Object.entries(drawings)) {
      expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(draw());
    }
  });
});

test('[9] the still map begins where the map begins: 11.65, 78.01 at zoom 7.4', () => {
  expect(start).toEqual({ centre: [11.65, 78.01], zoom: 7.4 });
  expect(fromMiddle(start.centre)).toEqual({ x: 0, y: 0 });
  // A degree of longitude is the 360th part of a world of 256 pixels, doubled 7.4 times.
  expect(fromMiddle([11.65, 79.01]).x).toBeCloseTo((256 * 2 ** 7.4) / 360, 3);
});
