import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromCentre, mapCentre, start } from './projection.ts';
import { MARKER_SIZE_PX, spread } from './spread.ts';

type Position = readonly [lng: number, lat: number];
type Geometry =
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] };

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const outline: { features: { geometry: Geometry }[] } = JSON.parse(read('outline.geojson'));
const geometries = outline.features.map(({ geometry }) => geometry);
const rings = geometries.flatMap(({ type, coordinates }) =>
  type === 'Polygon' ? coordinates : [],
);

test('[9] the still map begins where the map begins: 11.65, 78.01 at zoom 7.4', () => {
  expect(start).toEqual({ centre: [11.65, 78.01], zoom: 7.4 });
  expect(fromCentre(start.centre)).toEqual({ x: 0, y: 0 });
  // A degree of longitude is the 360th part of a world of 256 pixels, doubled 7.4 times.
  expect(fromCentre([11.65, 79.01]).x).toBeCloseTo((256 * 2 ** 7.4) / 360, 3);
});

const located = (coordinates: readonly (readonly [lat: number, lng: number])[]) =>
  coordinates.map((each) => ({ coordinates: each }));

test('[9] a map with schools in view from there begins there, as does one without schools', () => {
  const wide = located([
    [11.6, 78],
    [8.2, 77],
    [13.1, 80.2],
  ]);
  expect(mapCentre(wide)).toEqual(start.centre);
  expect(mapCentre(wide.slice(0, 1))).toEqual(start.centre);
  expect(mapCentre([])).toEqual(start.centre);
});

test('[2.4.7] a map whose schools a phone would not show begins where it shows them', () => {
  const oneDistrict = located([
    [9.85, 76.97],
    [9.93, 77.06],
    [10.09, 77.15],
  ]);
  const [lat, lng] = mapCentre(oneDistrict);
  expect([lat.toFixed(2), lng.toFixed(2)]).toEqual(['9.97', '77.06']);
  const coast = located([
    [8.5, 76.95],
    [10.1, 76.2],
    [14.8, 74.1],
  ]);
  expect(mapCentre(coast)).toEqual([10.1, 76.2]);
});

test('the still image of the outline is drawn from the outline of the map', () => {
  // After a change of outline.geojson, these are the paths for outline.svg.
  const land = rings.map((ring) => `${pathOf(ring.slice(0, -1))}z`).join('');
  const borders = geometries.map((each) =>
    each.type === 'LineString' ? pathOf(each.coordinates) : '',
  );
  expect(read('outline.svg').match(/ d="[^"]*"/g)).toEqual([
    ` d="${land}"`,
    ` d="${borders.join('')}"`,
  ]);
});

function pathOf(line: readonly Position[]): string {
  const points = line.map(([lng, lat]) => fromCentre([lat, lng]));
  const rounded = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  return rounded
    .map(({ x, y }, index) => {
      const from = rounded[index - 1];
      return from ? `l${x - from.x} ${y - from.y}` : `M${x} ${y}`;
    })
    .join('');
}

test('a marker by itself stands where its school is', () => {
  const [one, other] = spread([
    { x: 0, y: 0 },
    { x: 60, y: 0 },
  ]);
  expect(Math.hypot(one?.x ?? 9, one?.y ?? 9)).toBeLessThan(0.1);
  expect(Math.hypot((other?.x ?? 0) - 60, other?.y ?? 9)).toBeLessThan(0.1);
});

test.each([2, 3, 5, 8])(
  '[2.4.7] %i schools at the same place each have a marker to press',
  (count) => {
    const points = spread(Array.from({ length: count }, () => ({ x: 100, y: 100 })));
    for (const [index, one] of points.entries()) {
      expect(Math.hypot(one.x - 100, one.y - 100)).toBeLessThan(2 * MARKER_SIZE_PX);
      for (const other of points.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(MARKER_SIZE_PX * 0.7);
      }
    }
  },
);
