export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where an arc meets the line between its dot and a neighbour. */
export type Side = 'beside' | 'above or below';

/** A quarter of the way around a dot, as the hand draws it; `h` and `v` name the corner. */
export interface Arc {
  readonly dot: Point;
  readonly h: 1 | -1;
  readonly v: 1 | -1;
  readonly leaves: Side;
  /** Whether it begins, and ends, at a wall; else it crosses over to the neighbour at 45°. */
  readonly fromWall: boolean;
  readonly toWall: boolean;
}

/** Half the distance between two dots, in the drawing's units. */
export const HALF = 5;

/** Handles of 0.28 of the dot distance: with them four arcs between walls make a circle. */
const ALONG_WALL = 2.8;
const ALONG_DIAGONAL = 2;

/**
 * The arcs of one closed line as an SVG path, as short as it can be said: it is inlined in pages.
 * Straight arcs that follow each other become one line, and a curve that goes on smoothly from the
 * last one is written with `s`, which mirrors that one's handle by itself.
 */
export function toPath(line: readonly Arc[], toPage: (dot: Point) => Point): string {
  const arcs = beginAtWall(line);
  const first = arcs[0];
  if (!first) return '';
  const start = endOf(first, entered(first), toPage);
  let path = `M${numbers([start.x, start.y])}`;
  let straight: Point = { x: 0, y: 0 };
  let afterCurve = false;

  const drawStraight = () => {
    if (straight.x === 0) return;
    path += `l${numbers([straight.x, straight.y])}`;
    straight = { x: 0, y: 0 };
    afterCurve = false;
  };

  for (const arc of arcs) {
    const from = endOf(arc, entered(arc), toPage);
    const to = endOf(arc, arc.leaves, toPage);
    const step = { x: to.x - from.x, y: to.y - from.y };
    if (!arc.fromWall && !arc.toWall) {
      straight = { x: straight.x + step.x, y: straight.y + step.y };
      continue;
    }
    drawStraight();
    const first = handle(arc, entered(arc), arc.fromWall);
    const last = handle(arc, arc.leaves, arc.toWall);
    const tail = [step.x + last.x, step.y + last.y, step.x, step.y];
    path += afterCurve ? `s${numbers(tail)}` : `c${numbers([first.x, first.y, ...tail])}`;
    afterCurve = true;
  }
  drawStraight();
  return `${path}Z`;
}

/** Every line touches the border; there it begins, so that no straight part is cut in two. */
function beginAtWall(line: readonly Arc[]): readonly Arc[] {
  const start = line.findIndex((arc) => arc.fromWall);
  return start > 0 ? [...line.slice(start), ...line.slice(0, start)] : line;
}

function entered(arc: Arc): Side {
  return arc.leaves === 'beside' ? 'above or below' : 'beside';
}

function endOf({ dot, h, v }: Arc, side: Side, toPage: (dot: Point) => Point): Point {
  const { x, y } = toPage(dot);
  return side === 'beside' ? { x: x + h * HALF, y } : { x, y: y + v * HALF };
}

/** A curve's handle, seen from its end: along the wall, or at 45° towards the inside of the arc. */
function handle({ h, v }: Arc, side: Side, wall: boolean): Point {
  if (side === 'beside') {
    return wall ? { x: 0, y: v * ALONG_WALL } : { x: -h * ALONG_DIAGONAL, y: v * ALONG_DIAGONAL };
  }
  return wall ? { x: h * ALONG_WALL, y: 0 } : { x: h * ALONG_DIAGONAL, y: -v * ALONG_DIAGONAL };
}

/** `[5, -2.2, 0.5]` as `5-2.2 .5`: a minus sign parts two numbers by itself. */
function numbers(values: readonly number[]): string {
  let text = '';
  for (const value of values) {
    const number = String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
    text += text === '' || number.startsWith('-') ? number : ` ${number}`;
  }
  return text;
}
