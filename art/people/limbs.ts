import { LINE } from '../palette.ts';
import type { Drawing } from '../pen.ts';

export type Point = readonly [x: number, y: number];

/** The outline of people: their heads' own, so that head and body are by one hand. */
export const OUTLINE = 2.8;

export interface Limb {
  readonly from: Point;
  readonly to: Point;
  /** Length of the upper and of the lower half; a limb that cannot reach is stretched. */
  readonly halves: readonly [number, number];
  /** Which way the elbow or knee points: 1 to the right, -1 to the left of the way to the end. */
  readonly bend: 1 | -1;
  readonly width: number;
  readonly skin: string;
  /** Cloth over the upper part, up to this share of the limb. */
  readonly sleeve?: { readonly colour: string; readonly share: number };
}

/** A limb as one soft curve: outline, skin, then the sleeve over its upper part. */
export function limb(request: Limb): Drawing {
  const { from, to, width, skin, sleeve } = request;
  const joint = jointOf(request);
  const whole = `M${point(from)}Q${point(joint)} ${point(to)}`;
  let drawing = stroke(whole, width + 2 * OUTLINE, LINE) + stroke(whole, width, skin);
  if (sleeve) {
    const t = sleeve.share;
    const control = between(from, joint, t);
    const end = between(control, between(joint, to, t), t);
    const upper = `M${point(from)}Q${point(control)} ${point(end)}`;
    const wide = width + 4;
    drawing +=
      stroke(upper, wide + 2 * OUTLINE, LINE, 'butt') +
      hem(control, end, wide) +
      stroke(shortened(from, control, end), wide, sleeve.colour, 'butt') +
      `<circle cx="${from[0]}" cy="${from[1]}" r="${wide / 2}" fill="${sleeve.colour}"/>`;
  }
  return drawing;
}

/** A leg that is folded under somebody who sits: a cubic curve, with cloth over its first part. */
export function fold(request: {
  readonly curve: readonly [Point, Point, Point, Point];
  readonly width: number;
  readonly skin: string;
  readonly cloth: { readonly colour: string; readonly share: number };
}): Drawing {
  const { curve, width, skin, cloth } = request;
  const [a, b, c, d] = curve;
  const t = cloth.share;
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
  const end = between(abc, bcd, t);
  const whole = `M${point(a)}C${point(b)} ${point(c)} ${point(d)}`;
  const upper = `M${point(a)}C${point(ab)} ${point(abc)} ${point(end)}`;
  return (
    stroke(whole, width + 2 * OUTLINE, LINE) +
    stroke(whole, width, skin) +
    stroke(upper, width + 2 + 2 * OUTLINE, LINE, 'butt') +
    stroke(upper, width + 2, cloth.colour, 'butt') +
    `<circle cx="${a[0]}" cy="${a[1]}" r="${width / 2 + 1}" fill="${cloth.colour}"/>` +
    hem(abc, end, width + 2)
  );
}

/** The outlined edge where a sleeve ends. */
function hem(control: Point, end: Point, width: number): Drawing {
  const [dx, dy] = direction(control, end);
  const half = width / 2 + OUTLINE / 2;
  const one: Point = [end[0] - dy * half, end[1] + dx * half];
  const other: Point = [end[0] + dy * half, end[1] - dx * half];
  return stroke(`M${point(one)}L${point(other)}`, OUTLINE * 1.1, LINE);
}

function shortened(from: Point, control: Point, end: Point): string {
  const [dx, dy] = direction(control, end);
  return `M${point(from)}Q${point(control)} ${point([end[0] - dx * 1.4, end[1] - dy * 1.4])}`;
}

/** Where an elbow or knee is: the two circles' meeting point, pulled out since the curve cuts it. */
function jointOf({ from, to, halves, bend }: Limb): Point {
  const [upper, lower] = halves;
  const distance = Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]));
  const along = (distance ** 2 + upper ** 2 - lower ** 2) / (2 * distance);
  const aside = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * 1.35;
  const [dx, dy] = direction(from, to);
  const reach = distance >= upper + lower ? distance * (upper / (upper + lower)) : along;
  return [from[0] + dx * reach - dy * aside * bend, from[1] + dy * reach + dx * aside * bend];
}

function direction(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function between(one: Point, other: Point, share: number): Point {
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
}

function point([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

function stroke(d: string, width: number, colour: string, cap = 'round'): Drawing {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
}
