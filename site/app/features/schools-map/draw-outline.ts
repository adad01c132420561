import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { borders, land } from '../../content/outline.ts';
import { fromMiddle } from './projection.ts';

/** Half the side of the drawing in pixels: the still map may be this far from its middle. */
const reach = 1120;

/**
 * The outline as files of their own, as large as the map draws it when it begins: the land, and the
 * lines of its coast and borders. The page uses them as stencils, so that the colours come from its
 * own tokens; they are fetched once the map comes near the view, and stand in no page.
 */
export const drawings: Readonly<Record<'outline-land.svg' | 'outline-lines.svg', () => string>> = {
  'outline-land.svg': () => drawing('Southern India', `<path d="${shapes()}"/>`),
  'outline-lines.svg': () =>
    drawing(
      'Coast and borders of southern India',
      '<g fill="none" stroke="#000" stroke-width="1.5" stroke-linejoin="round">' +
        `<path d="${shapes()}"/>` +
        `<path d="${borders.map(pathOf).join('')}" stroke-opacity=".7" stroke-dasharray="5 4"/></g>`,
    ),
};

function shapes(): string {
  return land.map((points) => `${pathOf(points)}z`).join('');
}

function drawing(title: string, content: string): string {
  const side = 2 * reach;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-reach} ${-reach} ${side} ${side}" width="${side}" height="${side}">` +
    `<title>${title}</title>${content}</svg>\n`
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
  for (const [name, draw] of Object.entries(drawings)) {
    writeFileSync(new URL(name, import.meta.url), draw());
  }
}
