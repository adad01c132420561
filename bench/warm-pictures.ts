import path from 'node:path';
import type { BrowserType } from '@playwright/test';
import { chromiumLaunchOptions } from '../site/tests/chromium.ts';

/** Lighthouse's own phone: what it shows decides which widths of a picture are asked for. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/**
 * Looks at each page from top to bottom, so that every picture that a phone is shown has been made
 * before anybody measures: a site is seldom visited for the first time, and what makes pictures takes
 * the processor away from the browser that is being measured.
 *
 * @throws where a picture does not come
 */
export async function warmPictures(urls: readonly string[]): Promise<void> {
  const { chromium }: { chromium: BrowserType } = await import(
    path.join(import.meta.dirname, '../site/node_modules/@playwright/test/index.mjs')
  );
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const url of urls) {
      await page.goto(url);
      await page.evaluate(async () => {
        const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
        for (const image of shown) image.loading = 'eager';
        await Promise.all(shown.map((image) => image.decode()));
      });
    }
  } finally {
    await browser.close();
  }
}
