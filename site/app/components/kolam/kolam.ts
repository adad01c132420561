import { type Arc, HALF, type Point, type Side, toPath } from './kolam-path.ts';
import { seededRandom } from './seeded-random.ts';

export type KolamShape = 'diamond' | 'square';

/** What to draw: a kolam belongs to its seed, so the same words always give the same drawing. */
export interface KolamRequest {
  /** Dots from the centre to a tip (diamond) or a side (square): 1 a logo, 2–3 a tile, 5 the hero. */
  readonly radius: number;
  /** Any text, for example a project's url. */
  readonly seed: string;
  readonly shape?: KolamShape;
  /** How often two neighbouring dots are kept apart, 0 to 1. Without it the seed chooses 0.15–0.35. */
  readonly mirrorProbability?: number;
}

/** A drawing in units of a tenth of the distance between two dots. */
export interface KolamDrawing {
  readonly viewBox: string;
  /** Width and height of the square drawing. */
  readonly size: number;
  readonly dots: readonly Point[];
  /** One closed `d` per line, each in the order in which a hand would draw it. */
  readonly paths: readonly string[];
}

/** Room around the outermost line, so that a stroke of up to 2 units is never cut. */
const MARGIN = 1;
/** How often walls are chosen anew where chance gave none (a mere lattice) or too many (rings). */
const TRIALS = 12;

/**
 * Draws a kolam: closed mirror curves around a grid of dots.
 *
 * Between two neighbouring dots the line either crosses over (at 45°) or is mirrored back (along the
 * wall between them); at the border it is always mirrored, so every line closes. One decision holds
 * for all the places that the eight symmetries of the square map onto each other.
 */
export function kolam({
  radius,
  seed,
  shape = 'diamond',
  mirrorProbability,
}: KolamRequest): KolamDrawing {
  const reach = Math.max(1, Math.round(radius));
  const dots = dotGrid(reach, shape);
  const random = seededRandom(`${reach} ${seed}`);
  const probability = mirrorProbability ?? 0.15 + random() * 0.2;

  let lines: Arc[][] = [];
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const walls = chooseWalls(dots, reach, shape, probability, random);
    lines = traceLines(dots, (dot, beyond) => {
      return !isInside(beyond, reach, shape) || walls.has(orbit(dot, beyond));
    });
    const rings = lines.filter((line) => line.length === 4).length;
    if (walls.size > 0 && rings <= dots.length / 4) break;
  }

  const centre = reach * 2 * HALF + HALF + MARGIN;
  const toPage = (dot: Point) => ({
    x: centre + dot.x * 2 * HALF,
    y: centre + dot.y * 2 * HALF,
  });
  return {
    viewBox: `0 0 ${2 * centre} ${2 * centre}`,
    size: 2 * centre,
    dots: dots.map(toPage),
    paths: lines.map((line) => toPath(line, toPage)),
  };
}

function dotGrid(reach: number, shape: KolamShape): Point[] {
  const dots: Point[] = [];
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1) {
      if (isInside({ x, y }, reach, shape)) dots.push({ x, y });
    }
  }
  return dots;
}

function isInside({ x, y }: Point, reach: number, shape: KolamShape): boolean {
  const [across, down] = [Math.abs(x), Math.abs(y)];
  return shape === 'square' ? Math.max(across, down) <= reach : across + down <= reach;
}

/** One name for all the places between two dots that a turn or a reflection maps onto each other. */
function orbit(one: Point, other: Point): string {
  const x = Math.abs(one.x + other.x);
  const y = Math.abs(one.y + other.y);
  return x < y ? `${x},${y}` : `${y},${x}`;
}

/**
 * Chooses the orbits that get a wall, at random but for one: a diamond's tips and a square's corners
 * stay tied to the rest, since a lone ring is no kolam.
 */
function chooseWalls(
  dots: readonly Point[],
  reach: number,
  shape: KolamShape,
  probability: number,
  random: () => number,
): ReadonlySet<string> {
  const outermost = shape === 'square' ? { x: reach, y: reach } : { x: reach, y: 0 };
  const decided = new Set([orbit(outermost, { ...outermost, x: reach - 1 })]);
  const walls = new Set<string>();
  for (const dot of dots) {
    for (const beyond of [
      { x: dot.x + 1, y: dot.y },
      { x: dot.x, y: dot.y + 1 },
    ]) {
      const name = orbit(dot, beyond);
      if (!isInside(beyond, reach, shape) || decided.has(name)) continue;
      decided.add(name);
      if (random() < probability) walls.add(name);
    }
  }
  return walls;
}

/** One of the four corners around a dot. */
type Corner = Pick<Arc, 'dot' | 'h' | 'v'>;

const CORNERS = [
  { h: 1, v: -1 },
  { h: 1, v: 1 },
  { h: -1, v: 1 },
  { h: -1, v: -1 },
] as const;

/** Follows the line from corner to corner until every corner of every dot has been drawn once. */
function traceLines(
  dots: readonly Point[],
  isWall: (dot: Point, beyond: Point) => boolean,
): Arc[][] {
  const drawn = new Set<string>();
  const lines: Arc[][] = [];
  for (const start of dots.flatMap((dot) => CORNERS.map((corner) => ({ dot, ...corner })))) {
    const line: Arc[] = [];
    let corner: Corner = start;
    let leaves: Side = 'beside';
    while (!drawn.has(nameOf(corner))) {
      drawn.add(nameOf(corner));
      const fromWall = isWall(corner.dot, neighbour(corner, opposite(leaves)));
      const toWall = isWall(corner.dot, neighbour(corner, leaves));
      line.push({ ...corner, leaves, fromWall, toWall });
      corner = toWall ? mirrored(corner, leaves) : across(corner, leaves);
      // A corner that is entered beside its dot is left above or below it, and the other way round.
      leaves = opposite(leaves);
    }
    if (line.length > 0) lines.push(line);
  }
  return lines;
}

function nameOf({ dot, h, v }: Corner): string {
  return `${dot.x},${dot.y},${h},${v}`;
}

function opposite(side: Side): Side {
  return side === 'beside' ? 'above or below' : 'beside';
}

function neighbour({ dot, h, v }: Corner, side: Side): Point {
  return side === 'beside' ? { x: dot.x + h, y: dot.y } : { x: dot.x, y: dot.y + v };
}

function across(corner: Corner, side: Side): Corner {
  return { dot: neighbour(corner, side), h: flip(corner.h), v: flip(corner.v) };
}

function mirrored({ dot, h, v }: Corner, side: Side): Corner {
  return side === 'beside' ? { dot, h, v: flip(v) } : { dot, h: flip(h), v };
}

function flip(direction: 1 | -1): 1 | -1 {
  return direction === 1 ? -1 : 1;
}
