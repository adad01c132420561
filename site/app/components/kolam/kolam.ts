import { seededRandom } from './seeded-random.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export type KolamShape = 'diamond' | 'square';

/** A drawing in units of a tenth of the distance between two dots. */
interface KolamDrawing {
  readonly viewBox: string;
  readonly dots: readonly Point[];
  /** One closed `d` per line, each in the order in which a hand would draw it. */
  readonly paths: readonly string[];
}

/** Half the distance between two dots. */
const HALF = 5;
/** Room around the outermost line, so that a stroke of up to 2 units is never cut. */
const MARGIN = 1;
/** How often walls are chosen again where chance gave none (a lattice) or too many (rings). */
const TRIALS = 12;
/** Handles of 0.28 of the dot distance: with them four arcs between walls make a circle. */
const ALONG_WALL = 2.8;
const ALONG_DIAGONAL = 2;

/**
 * Draws a kolam: closed mirror curves around a grid of dots. The same seed gives the same drawing.
 *
 * Between two neighbouring dots the line either crosses over (at 45°) or is mirrored back (along the
 * wall between them); at the border it is always mirrored, so every line closes. One decision holds
 * for all the places that the eight symmetries of the square map onto each other.
 * @param reach dots from the centre to a tip (diamond) or a side (square)
 */
export function kolam(reach: number, seed: string, shape: KolamShape = 'diamond'): KolamDrawing {
  const isInside = ({ x, y }: Point) =>
    shape === 'square'
      ? Math.max(Math.abs(x), Math.abs(y)) <= reach
      : Math.abs(x) + Math.abs(y) <= reach;
  const side = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  const dots = side.flatMap((y) => side.map((x) => ({ x, y }))).filter(isInside);
  const random = seededRandom(`${reach} ${seed}`);
  const probability = 0.15 + random() * 0.2;
  // A diamond's tips and a square's corners stay tied to the rest: a lone ring is no kolam.
  const tip = shape === 'square' ? { x: reach, y: reach } : { x: reach, y: 0 };
  const tied = orbit(tip, { ...tip, x: reach - 1 });

  let lines: Arc[][] = [];
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const decided = new Set([tied]);
    const walls = new Set<string>();
    for (const { x, y } of dots) {
      for (const beyond of [
        { x: x + 1, y },
        { x, y: y + 1 },
      ]) {
        const name = orbit({ x, y }, beyond);
        if (!isInside(beyond) || decided.has(name)) continue;
        decided.add(name);
        if (random() < probability) walls.add(name);
      }
    }
    lines = traceLines(dots, (dot, beyond) => !isInside(beyond) || walls.has(orbit(dot, beyond)));
    const rings = lines.filter((line) => line.length === 4).length;
    if (walls.size > 0 && rings <= dots.length / 4) break;
  }

  const centre = reach * 2 * HALF + HALF + MARGIN;
  const toPage = ({ x, y }: Point) => ({ x: centre + x * 2 * HALF, y: centre + y * 2 * HALF });
  return {
    viewBox: `0 0 ${2 * centre} ${2 * centre}`,
    dots: dots.map(toPage),
    paths: lines.map((line) => toPath(line, toPage)),
  };
}

/** One name for all the places between two dots that a turn or a reflection maps onto each other. */
function orbit(one: Point, other: Point): string {
  return [Math.abs(one.x + other.x), Math.abs(one.y + other.y)].sort((a, b) => a - b).join();
}

/** Where an arc meets the line between its dot and a neighbour. */
type Side = 'beside' | 'above or below';

/** A quarter of the way around a dot; `h` and `v` name the corner. */
interface Arc {
  readonly dot: Point;
  readonly h: number;
  readonly v: number;
  readonly leaves: Side;
  /** Whether it begins, and ends, at a wall; else it crosses over to the neighbour at 45°. */
  readonly fromWall: boolean;
  readonly toWall: boolean;
}

const opposite = (side: Side): Side => (side === 'beside' ? 'above or below' : 'beside');

/** Follows the line from corner to corner until every corner of every dot has been drawn once. */
function traceLines(
  dots: readonly Point[],
  isWall: (dot: Point, beyond: Point) => boolean,
): Arc[][] {
  const drawn = new Set<string>();
  const corners = [
    { h: 1, v: -1 },
    { h: 1, v: 1 },
    { h: -1, v: 1 },
    { h: -1, v: -1 },
  ];
  const starts = dots.flatMap((dot) => corners.map((corner) => ({ dot, ...corner })));
  const lines = starts.map((start) => {
    const line: Arc[] = [];
    let { dot, h, v } = start;
    let leaves: Side = 'beside';
    for (;;) {
      const name = [dot.x, dot.y, h, v].join();
      if (drawn.has(name)) return line;
      drawn.add(name);
      const beside = { x: dot.x + h, y: dot.y };
      const above = { x: dot.x, y: dot.y + v };
      const [next, before] = leaves === 'beside' ? [beside, above] : [above, beside];
      const toWall = isWall(dot, next);
      line.push({ dot, h, v, leaves, fromWall: isWall(dot, before), toWall });
      // A wall mirrors the line to the dot's next corner; else it crosses over to the neighbour.
      if (!toWall || leaves !== 'beside') h = -h;
      if (!toWall || leaves === 'beside') v = -v;
      if (!toWall) dot = next;
      leaves = opposite(leaves);
    }
  });
  return lines.filter((line) => line.length > 0);
}

/** The arcs of one closed line as an SVG path, beginning at the border. */
function toPath(line: readonly Arc[], toPage: (dot: Point) => Point): string {
  const start = Math.max(
    0,
    line.findIndex(({ fromWall }) => fromWall),
  );
  const arcs = [...line.slice(start), ...line.slice(0, start)];
  const parts = arcs.map((arc, index) => {
    const from = endOf(arc, opposite(arc.leaves));
    const to = endOf(arc, arc.leaves);
    const step = [to.x - from.x, to.y - from.y] as const;
    const page = toPage(arc.dot);
    const move = index === 0 ? `M${numbers(page.x + from.x, page.y + from.y)}` : '';
    if (!arc.fromWall && !arc.toWall) return `${move}l${numbers(...step)}`;
    const first = handle(arc, opposite(arc.leaves), arc.fromWall);
    const last = handle(arc, arc.leaves, arc.toWall);
    return `${move}c${numbers(first.x, first.y, step[0] + last.x, step[1] + last.y, ...step)}`;
  });
  return `${parts.join('')}Z`;
}

function endOf({ h, v }: Arc, side: Side): Point {
  return side === 'beside' ? { x: h * HALF, y: 0 } : { x: 0, y: v * HALF };
}

/** A curve's handle, seen from its end: along the wall, or at 45° towards the inside of the arc. */
function handle({ h, v }: Arc, side: Side, wall: boolean): Point {
  const along = side === 'beside' ? { x: 0, y: v } : { x: h, y: 0 };
  if (wall) return { x: along.x * ALONG_WALL, y: along.y * ALONG_WALL };
  const inwards = side === 'beside' ? { x: -h, y: v } : { x: h, y: -v };
  return { x: inwards.x * ALONG_DIAGONAL, y: inwards.y * ALONG_DIAGONAL };
}

/** `5, -2.2, 0.5` as `5-2.2 .5`: a minus sign separates two numbers by itself. */
function numbers(...values: readonly number[]): string {
  return values
    .map((value) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}
