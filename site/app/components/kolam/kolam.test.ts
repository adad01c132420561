import { describe, expect, test } from 'vitest';
import { kolam } from './kolam.ts';

const seeds = ['project-spark', 'project-disha', '', 'മഴവിൽ', 'a', 'b', 'c', 'd'];
const requests = [1, 2, 3, 5].flatMap((reach) =>
  seeds.flatMap((seed) => (['diamond', 'square'] as const).map((shape) => [reach, seed, shape])),
) as [number, string, 'diamond' | 'square'][];

/** Where each arc of a path ends. */
function endsOf(path: string): { x: number; y: number }[] {
  const numbersOf = (text: string) => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const [start = '', ...arcs] = path.slice(1, -1).split(/(?=[lc])/);
  let [x = 0, y = 0] = numbersOf(start);
  return arcs.map((arc) => {
    const values = numbersOf(arc);
    x += values.at(-2) ?? 0;
    y += values.at(-1) ?? 0;
    return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
  });
}
const _nameOf = ({ x, y }: { x: number; y: number }) => `${x} ${y}`;

describe('a kolam', () => {
  test('is the same for the same seed and another for another', () => {
    for (const request of requests) expect(kolam(...request)).toEqual(kolam(...request));
    const large = seeds.map((seed) => kolam(5, seed).paths.join());
    expect(new Set(large).size).toBeGreaterThan(seeds.length / 2);
  });

  test('consists of lines that end where they began', () => {
    for (const request of requests) {
      for (const path of kolam(...request).paths) {
        const [, x, y] = /^M(-?[\d.]+)[ ]?(-?[\d.]+)/.exec(path) ?? [];
        expect(endsOf(path).at(-1)).toEqual({ x: Number(x), y: Number(y) });
      }
    }
  });
});
