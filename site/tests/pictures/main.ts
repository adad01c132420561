import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromium.ts';
import { contactSheet } from './contact-sheet.ts';
import { photograph } from './photograph.ts';
import { serveSampleMedia } from './sample-media.ts';
import { Sites } from './sites.ts';
import { states, widthsOf } from './states.ts';

/**
 * Takes a picture of every page and state of the built site, to be looked at:
 *
 *   node site/tests/pictures/main.ts --into pictures [--only words-of-a-name]
 */
const { values } = parseArgs({
  options: { into: { type: 'string', default: 'pictures' }, only: { type: 'string', default: '' } },
});
const folder = path.resolve(values.into);
const wanted = states.filter(({ name }) => name.includes(values.only));

const media = await serveSampleMedia();
const sites = new Sites(media.url);
const browser = await chromium.launch(chromiumLaunchOptions());

try {
  if (values.only === '') await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let failed = 0;
  const queue = wanted.flatMap((state) => widthsOf(state).map((width) => ({ state, width })));
  const total = queue.length;
  const photographer = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { state, width } = next;
      const file = path.join(folder, `${state.name}-${width}.png`);
      try {
        const site = await sites.of(state.content ?? 'usual');
        await photograph(browser, { site, state, width, file });
      } catch (error) {
        failed += 1;
        console.error(`${state.name} at ${width} px: ${String(error).split('\n')[0]}`);
      }
    }
  };
  await Promise.all([photographer(), photographer()]);
  await writeFile(path.join(folder, 'index.html'), contactSheet(wanted));
  console.log(`${total - failed} pictures are in ${folder}; look at index.html there.`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await sites.stop();
  media.stop();
}
