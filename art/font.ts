import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import { save } from './export.ts';

/** What English headings are written with: ASCII, the signs of good typesetting, rupees and arrows. */
const letters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '’‘“”–—…·©×₹→←é';

/** The weights that the style sheets use. */
const weights = { min: 600, max: 800 };

const original = fileURLToPath(
  import.meta.resolve('@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2'),
);

/**
 * Writes the headings' letters that every page sends for at once, a third smaller than the whole Latin
 * alphabet; pages with other letters (a name in French) get those from the whole file besides.
 */
export async function drawFont(): Promise<void> {
  const font = await subset(await readFile(original), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await save('site/app/styles/baloo-2-headings.woff2', font);
}
