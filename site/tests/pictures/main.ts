import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startBackend } from '../backend/backend.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { startSite } from '../start-site.ts';
import { contactSheet } from './contact-sheet.ts';
import { contentWithMedia, serveSampleMedia } from './sample-media.ts';
import { type State, states, widths } from './states.ts';

/**
 * Takes a picture of every page and state of the built site at three widths, to be looked at:
 *
 *   node site/tests/pictures/main.ts --into pictures [--only words-of-a-name]
 */
const { values } = parseArgs({
  options: { into: { type: 'string', default: 'pictures' }, only: { type: 'string', default: '' } },
});
const folder = path.resolve(values.into);
const wanted = states.filter(({ name }) => name.includes(values.only));

const media = await serveSampleMedia();
const content = contentWithMedia(media.url);
const backends = await Promise.all([0, 1, 2].map(() => startBackend({ content })));
const [present, away, never] = backends;
if (!present || !away || !never) throw new Error('The stand-in backends did not start');
await never.down();
const sites = await Promise.all(
  [present, away, never].map(({ url, token, writeToken }) =>
    startSite({
      CMS_URL: url,
      CMS_TOKEN: token,
      CMS_WRITE_TOKEN: writeToken,
      MEDIA_ORIGINS: media.url,
      // No tiles: the map shows its own outline of the country.
      MAP_TILE_URL: `${media.url}/tiles/{z}/{x}/{y}.png`,
    }),
  ),
);
const browser = await chromium.launch(chromiumLaunchOptions());

try {
  if (values.only === '') await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // What the site has read once it keeps: the page is whole, only what is sent cannot arrive.
  away.set({ writes: { kind: 'status', status: 500 } });
  let failed = 0;
  const queue = wanted.flatMap((state) =>
    widths.filter((width) => state.only?.(width) ?? true).map((width) => ({ state, width })),
  );
  const total = queue.length;
  const photographer = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { state, width } = next;
      await takePicture(browser, state, width).catch((error: unknown) => {
        failed += 1;
        console.error(`${state.name} at ${width} px: ${String(error).split('\n')[0]}`);
      });
    }
  };
  await Promise.all([photographer(), photographer()]);
  await writeFile(path.join(folder, 'index.html'), contactSheet(wanted, widths));
  console.log(`${total - failed} pictures are in ${folder}; look at index.html there.`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await Promise.all(sites.map((site) => site.stop()));
  await never.up();
  await Promise.all(backends.map((backend) => backend.stop()));
  media.stop();
}

async function takePicture(by: Browser, state: State, width: number): Promise<void> {
  const site = sites[state.backend === 'never' ? 2 : state.backend === 'away' ? 1 : 0];
  const context = await by.newContext({
    baseURL: site?.url ?? '',
    viewport: { width, height: width < 700 ? 780 : 900 },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    javaScriptEnabled: state.withoutScripts !== true,
    hasTouch: width < 900,
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  try {
    await page.goto(state.path, { waitUntil: 'load' });
    if (state.withoutScripts !== true) {
      await untilLive(page);
      await seeAll(page);
    }
    if (state.act) {
      await state.act(page);
      await wait(500);
    }
    // The bar that stays in view belongs at the top of the picture.
    if (state.act && state.inView !== true) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    }
    const file = path.join(folder, `${state.name}-${width}.png`);
    await page.screenshot({ path: file, fullPage: state.inView !== true, scale: 'css' });
  } finally {
    await context.close();
  }
}

/** Scripts come with the first key; pages of words alone have none. */
async function untilLive(page: Page): Promise<void> {
  if ((await page.locator('#late-start').count()) === 0) return;
  await page.keyboard.press('Shift');
  await page.locator('dialog#menu[data-live]').waitFor({ state: 'attached' });
}

/** Goes down the page once, so that what loads when it is in view is there. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await pause(250);
    }
    await Promise.race([
      Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
      pause(15_000),
    ]);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await wait(200);
}
