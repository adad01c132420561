import { kolam } from '../site/app/components/kolam/kolam.ts';
import type { Drawing } from './pen.ts';

interface KolamStyle {
  readonly radius: number;
  readonly seed: string;
  readonly shape?: 'diamond' | 'square';
  /** Width of the whole drawing, around its centre 0,0. */
  readonly width: number;
  readonly colour: string;
  /** In tenths of the distance between two dots. */
  readonly stroke?: number;
}

/** The site's own kolam, as a piece of a picture. */
export function kolamDrawing(style: KolamStyle): Drawing {
  const { radius, seed, shape = 'diamond', width, colour, stroke = 0.9 } = style;
  const drawing = kolam({ radius, seed, shape });
  const scale = width / drawing.size;
  const lines = drawing.paths.map((d) => `<path d="${d}"/>`).join('');
  const dots = drawing.dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r=".9"/>`).join('');
  return (
    `<g transform="scale(${scale}) translate(${-drawing.size / 2} ${-drawing.size / 2})">` +
    `<g fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round">${lines}</g>` +
    `<g fill="${colour}">${dots}</g></g>`
  );
}
