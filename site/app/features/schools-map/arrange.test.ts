import { describe, expect, test } from 'vitest';
import { arrangeMarkers, markerSize, type Point } from './arrange.ts';

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function nearest(points: readonly Point[]): number {
  return Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => apart(a, b))));
}

describe('markers of schools in one place', () => {
  test('a marker by itself stands where its school is', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
    ];
    expect(arrangeMarkers(points)).toEqual(points);
  });

  for (const count of [2, 3, 5, 8]) {
    test(`[2.4.7] ${count} schools at the same place each have a marker that can be pressed`, () => {
      const points = Array.from({ length: count }, () => ({ x: 100, y: 100 }));
      const places = arrangeMarkers(points);
      expect(places).toHaveLength(count);
      expect(nearest(places)).toBeGreaterThan(markerSize - 1);
    });
  }

  test('markers that overlap are nudged apart, and none far from its school', () => {
    const points = Array.from({ length: 40 }, (_, i) => ({ x: (i % 8) * 15, y: (i >> 3) * 16 }));
    const places = arrangeMarkers(points);
    expect(nearest(places)).toBeGreaterThan(nearest(points));
    places.forEach((place, index) => {
      expect(apart(place, points[index] ?? place)).toBeLessThan(markerSize + 10);
    });
  });

  test('a large crowd stays together until nothing nearer can be seen', () => {
    const points = Array.from({ length: 30 }, () => ({ x: 5, y: 5 }));
    expect(arrangeMarkers(points)[29]).toEqual({ x: 5, y: 5 });
    expect(nearest(arrangeMarkers(points, { spreadAll: true }))).toBeGreaterThan(15);
  });

  test('the same schools are always arranged in the same way', () => {
    const points = Array.from({ length: 50 }, (_, i) => ({ x: (i * 37) % 90, y: (i * 53) % 90 }));
    expect(arrangeMarkers(points)).toEqual(arrangeMarkers(points));
  });

  test('5,000 schools are arranged at once', () => {
    const points = Array.from({ length: 5000 }, (_, i) => ({
      x: (i * 37) % 991,
      y: (i * 53) % 797,
    }));
    const begun = performance.now();
    arrangeMarkers(points);
    expect(performance.now() - begun).toBeLessThan(200);
  });
});
