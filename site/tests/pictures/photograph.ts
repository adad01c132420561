import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { State } from './states.ts';

/** Brings a page of `site` into a state at a width in pixels and writes its picture into `file`. */
export async function photograph(
  browser: Browser,
  {
    site,
    state,
    width,
    file,
  }: {
    readonly site: string;
    readonly state: State;
    readonly width: number;
    readonly file: string;
  },
): Promise<void> {
  const scripts = state.withoutScripts !== true;
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: width < 700 ? 780 : 900 },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    javaScriptEnabled: scripts,
    hasTouch: width < 900,
    ...(state.forcedColors === true ? { forcedColors: 'active' as const } : {}),
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  try {
    await page.goto(state.path, { waitUntil: 'load' });
    if (scripts) {
      await untilLive(page);
      await seeAll(page);
    } else {
      await drawAll(page);
    }
    if (state.act) {
      await state.act(page);
      await arrived(page);
    }
    if (state.printed === true) await page.emulateMedia({ media: 'print' });
    // The bar that stays in view belongs at the top of the picture.
    if (state.act && state.inView !== true) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    }
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
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight * 0.8) {
      window.scrollTo({ top, behavior: 'instant' });
      await pause(150);
    }
    await pause(300);
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    for (const image of shown) image.loading = 'eager';
    await Promise.race([
      Promise.all(shown.map((image) => image.decode().catch(() => {}))),
      pause(15_000),
    ]);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await drawAll(page);
}

/** What an act has brought is there: its pictures, and the end of its fades. */
async function arrived(page: Page): Promise<void> {
  await wait(500);
  await page.evaluate(() =>
    Promise.race([
      Promise.all(
        [...document.images]
          .filter((image) => image.loading === 'eager')
          .map((image) => image.decode().catch(() => {})),
      ),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ]),
  );
}

/** What is drawn only while it is in view is drawn now: a whole page is photographed from its top. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible';
      }
    }
    for (const image of document.images) image.loading = 'eager';
  });
  await wait(400);
}
