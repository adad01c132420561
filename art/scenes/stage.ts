import { kolamDrawing } from '../kolam.ts';
import { INK, PAPER, WHITE } from '../palette.ts';
import { at, box, type Drawing, type Picture, shape } from '../pen.ts';

/** A picture of a scene, with the words that stand for it. */
export interface Scene {
  /** For whoever cannot see it: who is there and what they do. */
  readonly alt: string;
  /** One line for whoever writes a caption. */
  readonly scene: string;
  readonly drawing: Drawing;
}

export const WIDE = { width: 1200, height: 800 } as const;

export function picture(scene: Scene): Picture {
  return { ...WIDE, drawing: scene.drawing };
}

export function fill(colour: string, width = 1200, height = 800): Drawing {
  return box(0, 0, width, height, { fill: colour, line: 'none', round: 0 });
}

/** The wall and the floor of a room; the floor begins at `floorAt`. */
export function room(wall: string, floor: string, floorAt = 560): Drawing {
  return (
    fill(wall) +
    box(-10, floorAt, 1220, 260, { fill: floor, line: 'none', round: 0 }) +
    shape(`M-10 ${floorAt}L1210 ${floorAt}`, { line: WHITE, pen: 14 }) +
    shape(`M-10 ${floorAt + 8}L1210 ${floorAt + 8}`, { line: INK, pen: 2.5, opacity: 0.25 })
  );
}

/** A project's kolam behind its people, pale enough not to compete with them. */
export function backKolam(
  seed: string,
  options: {
    readonly x?: number;
    readonly y?: number;
    readonly width?: number;
    readonly colour?: string;
    readonly opacity?: number;
  } = {},
): Drawing {
  const { x = 600, y = 300, width = 760, colour = WHITE, opacity = 0.55 } = options;
  return `<g opacity="${opacity}">${at(x, y, kolamDrawing({ radius: 4, seed, width, colour, stroke: 0.85 }))}</g>`;
}

/** A kolam drawn on the ground, seen from the side. */
export function groundKolam(
  seed: string,
  x: number,
  y: number,
  width: number,
  options: { readonly radius?: number; readonly colour?: string } = {},
): Drawing {
  const { radius = 3, colour = PAPER } = options;
  return `<g transform="translate(${x} ${y}) scale(1 .36)">${kolamDrawing({ radius, seed, width, colour, stroke: 1 })}</g>`;
}
