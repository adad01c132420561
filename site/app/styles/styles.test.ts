import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const app = path.join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: app })
  // What Leaflet brings is kept as it came.
  .filter((file) => path.basename(file) !== 'leaflet.css')
  .map((file) => ({ file, text: read(file) }));

function read(file: string): string {
  return readFileSync(path.join(app, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** Where north is up and west is left in every language: these place things on the map. */
const onTheMap = /^features\/schools-map\/(map-frame|leaflet-map\.module)\.css$/;

const colour = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/gi;
const oneWay =
  /(?<=[{;]\s*)((margin|padding|border|inset)-(left|right)|left|right|(text-align|float):\s*(left|right))\b[^;]*/g;

test('there are style sheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(40);
});

describe.each(sheets)('$file', ({ file, text }) => {
  test.skipIf(file === 'styles/tokens.css')('takes every colour from the tokens', () => {
    expect([...text.matchAll(colour)].map(([found]) => found)).toEqual([]);
  });

  test.skipIf(onTheMap.test(file))('reads from either side: no left, no right', () => {
    expect([...text.matchAll(oneWay)].map(([found]) => found)).toEqual([]);
  });
});
