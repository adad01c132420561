// `node convert-image.js <source> <target> <format> <photo or drawing>` is a process of its own, which frees its memory
// at the end and whose crash does not end the CMS.
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { type CustomPlugin, optimize } from 'svgo';
import { allowOnlyLoaders, isFormat, MAX_SIDE_PX } from './image-formats.ts';

/** At this quality no loss is visible. The website compresses the stored image again. */
const QUALITY = 90;

const SHAPES = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'clipPath', 'mask'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop'],
]);
/** A drawing looks the same without most of these elements, and a filter can take gigabytes of memory. */
const LEFT_OUT = new Set(['title', 'desc', 'metadata', 'style', 'filter']);
/** A logo has far fewer; `use` can draw each element many times. */
const MAX_ELEMENTS = 5_000;
/** The website shows a logo at a tenth of this size, a phone's home screen at half of it. */
const DRAWING_SIDE_PX = 1024;
/** At this density, a unit of SVG is a pixel (librsvg). */
const SVG_DENSITY = 72;
/** The limit of sharp. */
const MAX_DENSITY = 100_000;

async function convert([source, target, format, sourceKind]: readonly string[]): Promise<void> {
  if (!source || !target || !isFormat(format)) {
    throw new Error('Call it with source, target, format');
  }
  sharp.concurrency(1);
  const isDrawing = sourceKind === 'drawing';
  allowOnlyLoaders(isDrawing ? ['Svg'] : undefined);
  const image = isDrawing
    ? await openDrawing(source)
    : sharp(source, { failOn: 'error' }).autoOrient();
  if (format === 'jpeg') image.flatten({ background: 'white' });
  await image
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, { quality: QUALITY })
    .toFile(target);
}

/** @throws {Error} if the drawing has more than shapes: text, images and scripts would be lost */
async function openDrawing(source: string): Promise<Sharp> {
  const svg = Buffer.from(keepShapes(await readFile(source, 'utf8')));
  const { width, height } = await sharp(svg).metadata();
  const density = (SVG_DENSITY * DRAWING_SIDE_PX) / Math.max(width, height);
  return sharp(svg, { density: Math.min(Math.max(density, 1), MAX_DENSITY) });
}

function keepShapes(svg: string): string {
  const { data } = optimize(svg, {
    plugins: [
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      'removeDoctype',
      { name: 'keep-only-shapes', fn: shapesPlugin },
    ],
  });
  return data;
}

const shapesPlugin: CustomPlugin['fn'] = () => {
  let count = 0;
  return {
    element: {
      enter(element, parent) {
        count += 1;
        if (count > MAX_ELEMENTS) throw new Error(`More than ${MAX_ELEMENTS} elements`);
        const { name, attributes } = element;
        // Elements with a prefix, such as `sodipodi:namedview`, are notes of drawing programs.
        if (LEFT_OUT.has(name) || name.includes(':')) {
          parent.children = parent.children.filter((child) => child !== element);
        } else if (!SHAPES.has(name)) {
          throw new Error(`<${name}> cannot be drawn`);
        }
        // Earlier plugins have turned styles into attributes.
        delete attributes.style;
        delete attributes.filter;
      },
    },
  };
};

convert(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
