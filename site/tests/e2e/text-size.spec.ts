import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { translatedContent } from '../support/fixtures/translations.ts';
import { layouts } from '../support/routes.ts';
import { clippedWords } from './clipped-text.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';

test('no page scrolls sideways in a browser whose text is set to 200 % @desktop @slow', async ({
  site,
}) => {
  const browser = await launchWithTextOf(32);
  const page = await browser.newPage();
  for (const path of layouts) {
    await page.goto(site.url + path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    for (const width of [320, 390, 600, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .soft(expectNoSidewaysScroll(page), `${path} at ${width}`)
        .resolves.toBeUndefined();
    }
  }
  await browser.close();
});

test('no box cuts off a long word of a translation in a phone whose text is large @desktop', async ({
  startOwn,
}) => {
  for (const fontSize of [20, 32]) {
    const browser = await launchWithTextOf(fontSize);
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    for (const language of ['ml', 'ta'] as const) {
      const content = translatedContent(language);
      const { site } = await startOwn({ content }, { LANGUAGES: language });
      for (const path of ['', '/opportunities/volunteer', '/transparency']) {
        await page.goto(`${site.url}/${language}${path}`);
        await expectNoSidewaysScroll(page);
        expect.soft(await clippedWords(page), `${language}${path} at ${fontSize} px`).toEqual([]);
      }
    }
    await browser.close();
  }
});

/** Launches a browser in whose settings a person has chosen this size of text, in pixels. */
function launchWithTextOf(fontSize: number): Promise<Browser> {
  const { args, ...options } = chromiumLaunchOptions();
  const setting = `defaultFontSize=${fontSize},defaultFixedFontSize=${fontSize - 6}`;
  return chromium.launch({ ...options, args: [...args, `--blink-settings=${setting}`] });
}
