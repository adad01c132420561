import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { borders, land } from '../../content/outline.ts';
import { fromMiddle } from './projection.ts';

/** Half the side of the drawing in pixels: the still map may be this far from its middle. */
const reach = 1120;

/**
 * The outline as a file of its own, as large as the map draws it when it begins. Only how opaque each
 * part is counts: the page uses it as a stencil, so that the colours come from its own tokens.
 */
export function outlineSvg(): string {
  const shapes = land.map((points) => `${pathOf(points)}z`).join('');
  const lines = borders.map(pathOf).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}" width="${2 * reach}" height="${2 * reach}">` +
    '<title>Outline of southern India</title>' +
    `<mask id="m"><path d="${shapes}" fill="#fff"/>` +
    `<path d="${lines}" fill="none" stroke="#777" stroke-width="1.6" stroke-linejoin="round" stroke-dasharray="5 4"/></mask>` +
    `<path d="${shapes}" mask="url(#m)"/></svg>\n`
  );
}

function pathOf(points: readonly (readonly [lat: number, lng: number])[]): string {
  let from = { x: 0, y: 0 };
  return points
    .map((point, index) => {
      const { x, y } = fromMiddle(point);
      const to = { x: Math.round(x), y: Math.round(y) };
      const step = index === 0 ? `M${to.x} ${to.y}` : `l${to.x - from.x} ${to.y - from.y}`;
      from = to;
      return step;
    })
    .join('');
}

// Run after a change of the outline: `node app/features/schools-map/draw-outline.ts`.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(new URL('outline.svg', import.meta.url), outlineSvg());
}
