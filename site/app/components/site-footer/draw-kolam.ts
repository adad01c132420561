import { writeFileSync } from 'node:fs';
import { kolam } from '../kolam/kolam.ts';

/**
 * Draws `kolam.svg`, the large pattern in the corner of the footer and the side menu, as a file of its
 * own: fetched once and after the text, instead of standing in every page. Run after a change with
 * `node app/components/site-footer/draw-kolam.ts`.
 */
const { viewBox, size, paths, dots } = kolam({ radius: 6, seed: 'footer' });
const discs = dots.map(({ x, y }) => `M${x - 0.8} ${y}a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0`);
writeFileSync(
  new URL('kolam.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${size}" height="${size}">` +
    `<title>A kolam</title><path d="${paths.join('')}" fill="none" stroke="#000" stroke-width=".8" stroke-linejoin="round"/>` +
    `<path d="${discs.join('')}"/></svg>\n`,
);
