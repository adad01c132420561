import { seededRandom } from './seeded-random.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export type KolamShape = 'diamond' | 'square';

/** How often walls are chosen anew where there are none or too many. */
const TRIALS = 12;

const sum = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });
const opposite = ({ x, y }: Point): Point => ({ x: -x, y: -y });
const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * Draws a kolam: closed lines around a grid of dots, 10 units apart. Between two neighbouring dots a line
 * crosses over at 45° or is mirrored by a wall; around the grid there are walls, so every line closes.
 * `radius` is the number of dots from the centre to a tip (diamond) or a side (square).
 */
export function kolam(radius: number, seed: string, shape: KolamShape = 'diamond') {
  const isInside = ({ x, y }: Point) =>
    shape === 'square'
      ? Math.max(Math.abs(x), Math.abs(y)) <= radius
      : Math.abs(x) + Math.abs(y) <= radius;
  const side = Array.from({ length: 2 * radius + 1 }, (_, index) => index - radius);
  const dots = side.flatMap((y) => side.map((x) => ({ x, y }))).filter(isInside);
  const random = seededRandom(`${radius} ${seed}`);
  const probability = 0.15 + random() * 0.2;
  // The tips of a diamond and the corners of a square are never cut off.
  const tip = shape === 'square' ? { x: radius, y: radius } : { x: radius, y: 0 };
  const tied = gapName(tip, { ...tip, x: radius - 1 });

  let lines: string[][] = [];
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const decided = new Set([tied]);
    const walls = new Set<string>();
    for (const { x, y } of dots) {
      for (const beyond of [
        { x: x + 1, y },
        { x, y: y + 1 },
      ]) {
        const name = gapName({ x, y }, beyond);
        if (!isInside(beyond) || decided.has(name)) continue;
        decided.add(name);
        if (random() < probability) walls.add(name);
      }
    }
    lines = traceLines(dots, (dot, beyond) => !isInside(beyond) || walls.has(gapName(dot, beyond)));
    // A ring around a single dot is a start and four arcs.
    const rings = lines.filter((line) => line.length === 5).length;
    if (walls.size > 0 && rings <= dots.length / 4) break;
  }

  // One unit more than the outermost line, for the width of the stroke.
  const edge = radius * 10 + 6;
  return {
    viewBox: `${-edge} ${-edge} ${2 * edge} ${2 * edge}`,
    dots: dots.map(({ x, y }) => ({ x: x * 10, y: y * 10 })),
    paths: lines.map((line) => `${line.join('')}Z`),
  };
}

/**
 * Returns one name for all the gaps between two dots that the symmetries of the square map onto each other.
 */
function gapName(one: Point, other: Point): string {
  return [Math.abs(one.x + other.x), Math.abs(one.y + other.y)].sort((a, b) => a - b).join();
}

/** Follows the lines around every corner of every dot. Returns the commands of an SVG path for each line. */
function traceLines(dots: readonly Point[], isWall: (dot: Point, beyond: Point) => boolean) {
  const drawn = new Set<string>();
  const lines: string[][] = [];
  for (const start of dots) {
    for (const [h, v] of [
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const line: string[] = [];
      let dot = start;
      // The sides of the dot at which an arc begins and ends.
      let from: Point = { x: 0, y: v };
      let to: Point = { x: h, y: 0 };
      for (;;) {
        const corner = [dot.x, dot.y, from.x + to.x, from.y + to.y].join();
        if (drawn.has(corner)) break;
        drawn.add(corner);
        const toWall = isWall(dot, sum(dot, to));
        if (line.length === 0) line.push(`M${dot.x * 10 + from.x * 5} ${dot.y * 10 + from.y * 5}`);
        line.push(arc(from, to, isWall(dot, sum(dot, from)), toWall));
        // A wall mirrors the line to the next corner of the dot.
        if (!toWall) dot = sum(dot, to);
        [from, to] = [toWall ? to : opposite(to), opposite(from)];
      }
      if (line.length > 0) lines.push(line);
    }
  }
  return lines;
}

/** A quarter of the way around a dot; at a wall along it, else at 45°. */
function arc(from: Point, to: Point, fromWall: boolean, toWall: boolean): string {
  const point = (a: number, b: number) =>
    `${rounded(a * from.x + b * to.x)} ${rounded(a * from.y + b * to.y)}`;
  if (!fromWall && !toWall) return `l${point(-5, 5)}`;
  const handles = [fromWall ? point(0, 2.8) : point(-2, 2), toWall ? point(-2.2, 5) : point(-3, 3)];
  return `c${handles.join(' ')} ${point(-5, 5)}`;
}
