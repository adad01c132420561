import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { layouts } from '../support/routes.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';

test('no page scrolls sideways in a browser whose text is set to 200 % @desktop @slow', async ({
  site,
}) => {
  const { args, ...options } = chromiumLaunchOptions();
  const largeText = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';
  const browser = await chromium.launch({ ...options, args: [...args, largeText] });
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
