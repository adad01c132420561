import { LINE } from './palette.ts';

/** A piece of drawing: SVG markup. */
export type Drawing = string;

/** How thick the outline of everything is, in units of a picture 1200 wide. */
export const PEN = 4.5;

interface Style {
  readonly fill?: string;
  /** 'none' draws no outline. */
  readonly line?: string;
  readonly pen?: number;
  readonly opacity?: number;
}

function attributes({ fill = 'none', line = LINE, pen = PEN, opacity }: Style): string {
  const seen = opacity === undefined ? '' : ` opacity="${opacity}"`;
  if (line === 'none') return `fill="${fill}"${seen}`;
  return `fill="${fill}" stroke="${line}" stroke-width="${pen}" stroke-linejoin="round" stroke-linecap="round"${seen}`;
}

export function shape(d: string, style: Style = {}): Drawing {
  return `<path d="${d}" ${attributes(style)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, style: Style = {}): Drawing {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${attributes(style)}/>`;
}

export function disc(x: number, y: number, r: number, style: Style = {}): Drawing {
  return oval(x, y, r, r, style);
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  style: Style & { readonly round?: number } = {},
): Drawing {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${style.round ?? 6}" ${attributes(style)}/>`;
}

interface Placement {
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly mirror?: boolean;
}

/** Puts a drawing that was made around 0,0 at a place. */
export function at(x: number, y: number, drawing: Drawing, placement: Placement = {}): Drawing {
  const { scale = 1, turn = 0, mirror = false } = placement;
  const sizes = scale === 1 && !mirror ? '' : ` scale(${mirror ? -scale : scale} ${scale})`;
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  return `<g transform="translate(${x} ${y})${turned}${sizes}">${drawing}</g>`;
}

export function faded(opacity: number, drawing: Drawing): Drawing {
  return `<g opacity="${opacity}">${drawing}</g>`;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly drawing: Drawing;
}

export function toSvg({ width, height, drawing }: Picture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
}
