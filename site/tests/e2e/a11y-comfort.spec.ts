import type { Page } from '@playwright/test';
import { routes, unknownPath } from '../routes.ts';
import { clippedWords } from './clipped-text.ts';
import { expect, test } from './fixtures.ts';
import { stopsOf } from './focus-ring.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { untilLive } from './shell.ts';

const paths = routes.map(({ path }) => path);

async function openStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.keyboard.press('Shift');
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
    const stops = await stopsOf(page, 36);
    expect(stops.length).toBeGreaterThan(8);
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
    const stops = await stopsOf(page, 30, 'Shift+Tab');
    expect(stops.length).toBeGreaterThan(8);
    expect(stops.filter(({ isUncovered }) => !isUncovered)).toEqual([]);
  });
}

for (const path of paths) {
  test(`${path}: with the spacing that some people need to read, no word is cut off`, async ({
    page,
  }) => {
    await openStill(page, path);
    // WCAG 1.4.12, set as a reader's own style sheet.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }
      `);
      document.adoptedStyleSheets = [sheet];
    });
    await expectNoSidewaysScroll(page);
    expect(await clippedWords(page)).toEqual([]);
  });

  test(`${path}: at 400 % on a small desk no word is cut off and little of the window is taken @desktop`, async ({
    page,
  }) => {
    // 1280 × 1024 pixels, each four times as large.
    await page.setViewportSize({ width: 320, height: 256 });
    await openStill(page, path);
    await expectNoSidewaysScroll(page);
    expect(await clippedWords(page)).toEqual([]);
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

  test(`${path}: what a thumb mainly presses is at least 44 px high @phone`, async ({ page }) => {
    await openStill(page, path);
    const low = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'header a, header button, main button, main [role=button], main a[class*=button], main input, main textarea, main select, main summary',
        ),
      ]
        // Dots and markers have neighbours that do the same: arrows, and a list.
        .filter((element) => !element.matches('[class*=dot], [class*=marker]'))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.closest('[aria-hidden=true]') === null)
        .map((element) => {
          const target = element.closest('label') ?? element;
          const { width, height } = target.getBoundingClientRect();
          const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
          return { width, height, name: `${element.tagName} ${words.trim().slice(0, 40)}` };
        })
        .filter(({ width, height }) => width > 1 && (height < 44 || width < 44))
        .map(({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`),
    );
    expect(low).toEqual([]);
  });
}
