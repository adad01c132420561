/** A point on the map's plane, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Marker's diameter in pixels (2.12). */
export const markerSize = 20;
/** Nearer than this, one marker would hide most of another. */
const near = 12;
/** A larger rosette than this would lead astray: the markers stay where they are until zoomed in. */
const mostInRosette = 8;
/** So many markers are nudged apart; more would cost too much, and gain too little. */
const mostNudged = 300;
/** No marker is nudged further from where its school is. */
const furthest = 16;

/**
 * Where markers are drawn so that schools at (nearly) the same place can all be seen and pressed:
 * those that would hide each other stand side by side around their common middle, like the petals of
 * a kolam, and those that overlap are nudged apart. All others stand exactly where they are.
 *
 * @param points where the schools are, in pixels at the present zoom
 * @param spreadAll also spread large crowds: at a zoom at which nothing else would part them
 */
export function arrangeMarkers(
  points: readonly Point[],
  { spreadAll = false }: { readonly spreadAll?: boolean } = {},
): readonly Point[] {
  const places: Point[] = [...points];
  for (const crowd of crowdsOf(points)) {
    if (crowd.length === 1 || (crowd.length > mostInRosette && !spreadAll)) continue;
    const middle = middleOf(crowd.map((index) => points[index] ?? { x: 0, y: 0 }));
    crowd.forEach((index, turn) => {
      places[index] = petal(middle, turn, crowd.length);
    });
  }
  return points.length <= mostNudged ? nudge(places) : places;
}

/** Moves markers that still overlap a little away from each other, a few rounds long. */
function nudge(places: readonly Point[]): readonly Point[] {
  const now = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < 12; round += 1) {
    for (const [index, one] of now.entries()) {
      for (const other of now.slice(index + 1)) {
        const apart = distance(one, other);
        if (apart === 0 || apart >= markerSize) continue;
        const push = (markerSize - apart) / 4 / apart;
        const [x, y] = [(one.x - other.x) * push, (one.y - other.y) * push];
        one.x += x;
        one.y += y;
        other.x -= x;
        other.y -= y;
      }
    }
  }
  return now.map((to, index) => within(places[index] ?? to, to));
}

/** `to`, or what lies on the way to it at the furthest allowed distance. */
function within(from: Point, to: Point): Point {
  const way = distance(from, to);
  if (way <= furthest) return to;
  const part = furthest / way;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Groups of points that lie near the first of their group; found over a grid, in one pass. */
function crowdsOf(points: readonly Point[]): readonly number[][] {
  const crowds: { readonly first: Point; readonly members: number[] }[] = [];
  const cells = new Map<string, number[]>();
  points.forEach((point, index) => {
    const column = Math.floor(point.x / near);
    const row = Math.floor(point.y / near);
    for (let c = column - 1; c <= column + 1; c += 1) {
      for (let r = row - 1; r <= row + 1; r += 1) {
        for (const candidate of cells.get(`${c},${r}`) ?? []) {
          const crowd = crowds[candidate];
          if (crowd && distance(crowd.first, point) < near) {
            crowd.members.push(index);
            return;
          }
        }
      }
    }
    const cell = cells.get(`${column},${row}`);
    if (cell) cell.push(crowds.length);
    else cells.set(`${column},${row}`, [crowds.length]);
    crowds.push({ first: point, members: [index] });
  });
  return crowds.map(({ members }) => members);
}

function petal(middle: Point, turn: number, of: number): Point {
  if (of > mostInRosette) {
    // Many: from the middle outwards, each a golden angle further, as seeds stand in a sunflower.
    const radius = markerSize * 0.62 * Math.sqrt(turn + 0.5);
    const angle = turn * Math.PI * (3 - Math.sqrt(5));
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  }
  const radius = (markerSize + 1) / 2 / Math.sin(Math.PI / of);
  // Two stand side by side, three and more begin at the top.
  const angle = (turn / of) * 2 * Math.PI - (of === 2 ? Math.PI : Math.PI / 2);
  return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
