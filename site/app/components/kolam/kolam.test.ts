import { describe, expect, test } from 'vitest';
import { kolam } from './kolam.ts';

type Vector = readonly [x: number, y: number];
/** Start, two handles, end. */
type Curve = readonly [Vector, Vector, Vector, Vector];

const SIZES = [1, 2, 3, 5];
const SEEDS = [
  'project-spark',
  'project-disha',
  '',
  'മഴവിൽ',
  ...Array.from(Array(40).keys(), String),
];
const MANY = SIZES.flatMap((radius) =>
  SEEDS.flatMap((seed) =>
    (['diamond', 'square'] as const).map((shape) => ({ radius, seed, shape })),
  ),
);

describe('a kolam', () => {
  test('is the same for the same seed', () => {
    for (const request of MANY) expect(kolam(request)).toEqual(kolam(request));
  });

  test('is another one for another seed', () => {
    const drawings = SEEDS.map((seed) => kolam({ radius: 3, seed }).paths.join());
    expect(new Set(drawings).size).toBeGreaterThan(SEEDS.length / 4);
    const large = SEEDS.map((seed) => kolam({ radius: 5, seed }).paths.join());
    expect(new Set(large).size).toBeGreaterThan(SEEDS.length * 0.9);
  });

  test('[3.1] is another one for each project that ships, at the size of a card', () => {
    const urls = [
      'project-spark',
      'project-disha',
      'project-ganitham',
      'lets-learn-english',
      'reading-rainbow',
      'kanavu-science-lab',
    ];
    const cards = urls.map((seed) => kolam({ radius: 3, seed }).paths.join());
    expect(new Set(cards).size).toBe(urls.length);
  });

  test('consists of lines that end where they began', () => {
    for (const request of MANY) {
      for (const path of kolam(request).paths) {
        const curves = curvesOf(path);
        expect(path).toMatch(/^M[^MZ]+Z$/);
        expect(curves.at(-1)?.[3]).toEqual(curves[0]?.[0]);
      }
    }
  });

  test('is drawn in one go: every curve begins where the one before it ended, without a corner', () => {
    for (const request of MANY) {
      for (const path of kolam(request).paths) {
        const curves = curvesOf(path);
        for (const [index, curve] of curves.entries()) {
          const before = curves.at(index - 1);
          expect(before?.[3]).toEqual(curve[0]);
          if (before) expect(bend(before, curve)).toBeLessThan(0.001);
        }
      }
    }
  });

  test('looks the same after each of the eight turns and reflections of the square', () => {
    for (const request of MANY) {
      const drawing = kolam(request);
      const curves = drawing.paths.flatMap(curvesOf);
      const names = namesOf(curves);
      for (const symmetry of symmetriesOf(drawing.size)) {
        expect(namesOf(curves.map((curve) => moved(curve, symmetry)))).toEqual(names);
      }
    }
  });

  test('goes all the way around every dot', () => {
    for (const request of MANY) {
      const { dots, paths } = kolam(request);
      const middles = new Set(paths.flatMap(curvesOf).map(cornerOf));
      for (const { x, y } of dots) {
        for (const [h, v] of [
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ] as const) {
          expect(middles).toContain(`${x + 2.5 * h},${y + 2.5 * v}`);
        }
      }
      expect(middles.size).toBe(dots.length * 4);
    }
  });

  test('stays inside its picture, with room for the stroke', () => {
    for (const request of MANY) {
      const { size, viewBox, paths } = kolam(request);
      expect(viewBox).toBe(`0 0 ${size} ${size}`);
      const ends = paths.flatMap(curvesOf).flat(2);
      expect(Math.min(...ends)).toBe(1);
      expect(Math.max(...ends)).toBe(size - 1);
    }
  });

  test('has few lines: a hand could draw it', () => {
    for (const request of MANY) {
      const { dots, paths } = kolam(request);
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.length).toBeLessThanOrEqual(Math.max(3, dots.length * 0.6));
    }
  });

  test('is short enough to stand in a page', () => {
    for (const seed of SEEDS) {
      expect(kolam({ radius: 5, seed }).paths.join('').length).toBeLessThan(4000);
      expect(kolam({ radius: 1, seed }).paths.join('').length).toBeLessThan(300);
    }
  });

  test('has a ring around each dot when every neighbour is kept apart, but for the tips', () => {
    const { paths } = kolam({ radius: 3, seed: 'walls', mirrorProbability: 1 });
    expect(paths.length).toBe(25 - 4);
  });

  test('treats odd sizes as the nearest sensible one', () => {
    expect(kolam({ radius: 0, seed: 'a' })).toEqual(kolam({ radius: 1, seed: 'a' }));
    expect(kolam({ radius: 2.4, seed: 'a' })).toEqual(kolam({ radius: 2, seed: 'a' }));
  });
});

/** Reads a path back into quarter arcs with absolute points; a long line becomes several of them. */
function curvesOf(path: string): Curve[] {
  const curves: Curve[] = [];
  let at: Vector = [0, 0];
  let lastHandle: Vector | undefined;
  for (const [, command = '', rest = ''] of path.matchAll(/([MlcsZ])([^MlcsZ]*)/g)) {
    const values = (rest.match(/-?(\d+(\.\d+)?|\.\d+)/g) ?? []).map(Number);
    const point = (index: number): Vector => [
      round(at[0] + (values[index] ?? Number.NaN)),
      round(at[1] + (values[index + 1] ?? Number.NaN)),
    ];
    if (command === 'M') at = point(0);
    if (command === 'l') {
      const [dx = 0, dy = 0] = values;
      for (let left = Math.abs(dx) / 5; left > 0; left -= 1) {
        const end: Vector = [at[0] + 5 * Math.sign(dx), at[1] + 5 * Math.sign(dy)];
        curves.push([at, at, end, end]);
        at = end;
      }
      lastHandle = undefined;
    }
    if (command === 'c' || command === 's') {
      const smooth: Vector = [
        round(2 * at[0] - (lastHandle ?? at)[0]),
        round(2 * at[1] - (lastHandle ?? at)[1]),
      ];
      const curve: Curve =
        command === 'c' ? [at, point(0), point(2), point(4)] : [at, smooth, point(0), point(2)];
      curves.push(curve);
      lastHandle = curve[2];
      at = curve[3];
    }
  }
  return curves;
}

/** 0 where one curve goes on in the direction of the other, up to 2 where it turns back. */
function bend(before: Curve, after: Curve): number {
  const [, , handle, end] = before;
  const into = direction(handle === end || same(handle, end) ? before[0] : handle, end);
  const out = direction(after[0], same(after[0], after[1]) ? after[3] : after[1]);
  return 1 - (into[0] * out[0] + into[1] * out[1]);
}

function direction(from: Vector, to: Vector): Vector {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}

function same(one: Vector, other: Vector): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** The middle between a quarter arc's ends: one for each corner of each dot. */
function cornerOf([from, , , to]: Curve): string {
  return `${(from[0] + to[0]) / 2},${(from[1] + to[1]) / 2}`;
}

function symmetriesOf(size: number): ((point: Vector) => Vector)[] {
  const turns: ((point: Vector) => Vector)[] = [
    ([x, y]) => [x, y],
    ([x, y]) => [size - y, x],
    ([x, y]) => [size - x, size - y],
    ([x, y]) => [y, size - x],
  ];
  return turns.flatMap((turn) => [turn, ([x, y]: Vector) => turn([size - x, y])]);
}

function moved(curve: Curve, symmetry: (point: Vector) => Vector): Curve {
  const [from, leaving, arriving, to] = curve;
  return [symmetry(from), symmetry(leaving), symmetry(arriving), symmetry(to)];
}

/** A set of curves, whichever way round each was drawn. */
function namesOf(curves: readonly Curve[]): string[] {
  return curves
    .map((curve) => {
      const points = curve.map(([x, y]) => `${round(x)},${round(y)}`);
      const [forth, back] = [points.join(' '), points.toReversed().join(' ')];
      return [forth, back].sort()[0] ?? forth;
    })
    .sort();
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
