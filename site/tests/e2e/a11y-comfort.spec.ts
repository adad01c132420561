import type { Page } from '@playwright/test';
import { routes, unknownPath } from '../routes.ts';
import { clippedWords } from './clipped-text.ts';
import { expect, test } from './fixtures.ts';
import { stopsOf } from './focus-ring.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { untilLive } from './shell.ts';
import { mainlyPressedBelow44, smallerThan24 } from './targets.ts';

const paths = routes.map(({ path }) => path);

async function openStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  if ((await page.locator('#late-start').count()) > 0) await untilLive(page);
}

// The ring is looked at in pictures of the page, stop by stop.
for (const path of [
  '/',
  '/projects',
  '/projects/project-spark',
  '/gallery',
  '/team',
  '/contact-us',
  '/opportunities/volunteer',
  unknownPath,
]) {
  test(`${path}: the ring of the focus is seen around everything, and never lies under something @desktop`, async ({
    page,
    allowed,
  }) => {
    test.setTimeout(120_000);
    if (path === unknownPath) allowed.problems.push(/status of 404/);
    await openStill(page, path);
    // The bar and the footer are the same on every page.
    const stops = await stopsOf(page, 36, { inMainAlone: path !== '/' });
    expect(stops.length).toBeGreaterThan(path === '/' ? 8 : 0);
    expect(stops.filter(({ thickness }) => thickness < 1.5)).toEqual([]);
    expect(stops.filter(({ isUncovered }) => !isUncovered)).toEqual([]);
  });
}

for (const path of ['/', '/contact-us']) {
  test(`${path}: going back with Shift+Tab, nothing with the focus lies under the bar @desktop`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openStill(page, path);
    const stops = await stopsOf(page, 30, { key: 'Shift+Tab' });
    expect(stops.length).toBeGreaterThan(8);
    expect(stops.filter(({ isUncovered }) => !isUncovered)).toEqual([]);
  });
}

for (const path of paths) {
  test(`[R23] ${path}: nothing moves for those who asked for less motion, whatever is pressed is large enough for a thumb, and with the spacing that some people need to read no word is cut off @phone`, async ({
    page,
  }) => {
    await openStill(page, path);
    expect(await whatMoves(page)).toEqual([]);
    expect(await smallerThan24(page)).toEqual([]);
    expect(await mainlyPressedBelow44(page)).toEqual([]);
    await spaceOut(page);
    await expectNoSidewaysScroll(page);
    expect(await clippedWords(page)).toEqual([]);
  });

  test(`${path}: with the spacing that some people need to read, and at 400 % on a small desk, no word is cut off and little of the window is taken @desktop`, async ({
    page,
  }) => {
    await openStill(page, path);
    await spaceOut(page);
    await expectNoSidewaysScroll(page);
    expect(await clippedWords(page), 'with more spacing').toEqual([]);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });

    // 1280 × 1024 pixels, each four times as large.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSidewaysScroll(page);
    expect(await clippedWords(page), 'at 400 %').toEqual([]);
    const taken = await page.evaluate(async () => {
      window.scrollTo({ top: 600, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return [...document.querySelectorAll('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility({ opacityProperty: true }))
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
        .reduce((sum, { height }) => sum + height, 0);
    });
    expect(taken).toBeLessThan(256 / 4);
  });
}

/** WCAG 1.4.12, set as a reader's own style sheet. */
async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

async function whatMoves(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map((animation) => animation.constructor.name),
  );
}
