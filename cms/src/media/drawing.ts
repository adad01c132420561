import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { type CustomPlugin, optimize } from 'svgo';

const SHAPES = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'clipPath', 'mask'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop'],
]);
/** A drawing is the same without most of these. A filter can take gigabytes. */
const LEFT_OUT = new Set(['title', 'desc', 'metadata', 'style', 'filter']);
/** A logo has far fewer; `use` can draw each element many times. */
const MAX_ELEMENTS = 5_000;
/** In pixels: a logo is shown at a tenth of it, and on a phone's home screen at half. */
const SIDE_PX = 1024;
/** With it a unit of SVG is a pixel (librsvg). */
const SVG_DENSITY = 72;
/** Sharp takes no larger one. */
const MAX_DENSITY = 100_000;

/**
 * Opens an SVG as an image of SIDE_PX pixels.
 * @throws {Error} where it holds more than shapes: text, images and scripts would be lost
 */
export async function openDrawing(source: string): Promise<Sharp> {
  const svg = Buffer.from(shapesOf(await readFile(source, 'utf8')));
  const { width, height } = await sharp(svg).metadata();
  const density = (SVG_DENSITY * SIDE_PX) / Math.max(width, height);
  return sharp(svg, { density: Math.min(Math.max(density, 1), MAX_DENSITY) });
}

/** Writes the shapes of an SVG anew, so that nothing is drawn that was not understood. */
function shapesOf(svg: string): string {
  const { data } = optimize(svg, {
    plugins: [
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      'removeDoctype',
      { name: 'shapes-alone', fn: shapesAlone },
    ],
  });
  return data;
}

const shapesAlone: CustomPlugin['fn'] = () => {
  let count = 0;
  return {
    element: {
      enter(element, parent) {
        count += 1;
        if (count > MAX_ELEMENTS) throw new Error(`More than ${MAX_ELEMENTS} elements`);
        const { name, attributes } = element;
        // A name with a colon is the drawing program's own.
        if (LEFT_OUT.has(name) || name.includes(':')) {
          parent.children = parent.children.filter((child) => child !== element);
        } else if (!SHAPES.has(name)) {
          throw new Error(`<${name}> cannot be drawn`);
        }
        // The plugins before turned the styles that can be drawn into attributes.
        delete attributes.style;
        delete attributes.filter;
      },
    },
  };
};
