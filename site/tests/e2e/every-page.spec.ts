import type { Page } from '@playwright/test';
import { layouts, unknownPath } from '../support/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { clippedWords } from './clipped-text.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll, expectNoSidewaysScrollAtAnyWidth } from './layout.ts';
import { mainlyPressedBelow44 } from './targets.ts';

for (const path of layouts) {
  test(`[R23] [R30] ${path} is still, accessible, and fits every width @phone`, async ({
    page,
    allowed,
  }) => {
    if (path === unknownPath) allowed.problems.push(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await scrollThrough(page);
    await expectAccessible(page);
    expect(await mainlyPressedBelow44(page)).toEqual([]);
    expect(await runningAnimations(page)).toEqual([]);
    await expectNoSidewaysScrollAtAnyWidth(page);
    await addTextSpacing(page);
    await expectNoSidewaysScroll(page);
    expect(await clippedWords(page)).toEqual([]);
  });
}

for (const path of ['/', '/contact-us']) {
  test(`${path}: forced colours keep an edge around buttons, and at 400 % no word is cut off @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(path);
    const withoutEdge = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('a[class*=button], button[class*=button]')]
        .filter((button) => button.checkVisibility())
        .filter((button) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
          return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
        })
        .map((button) => button.textContent),
    );
    expect(withoutEdge).toEqual([]);
    // A window of 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSidewaysScroll(page);
    expect(await clippedWords(page)).toEqual([]);
  });
}

/** Brings everything into view once, so that lazy components are there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // Headless Chromium may hold back frames for good.
      const frame = new Promise(requestAnimationFrame);
      await Promise.race([frame, new Promise((resolve) => setTimeout(resolve, 100))]);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** The text spacing of WCAG 1.4.12, set as a reader's own style sheet. */
async function addTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

async function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map((animation) => animation.constructor.name),
  );
}
