import type { Page } from '@playwright/test';
import { routes } from '../routes.ts';
import { expect, test } from './fixtures.ts';

/** Screens on which the columns of pictures differ. */
const widths = [360, 412, 768, 1024, 1440] as const;

/** Share of its width by which a picture may be asked for wider or narrower than it is shown. */
const most = { wider: 0.4, narrower: 0.1 };

/**
 * How wide each picture on show expects to be (its `sizes`) and how wide it is, in pixels. A picture
 * with a list of widths tells the former as its own width.
 */
function shownPictures(page: Page): Promise<{ name: string; asked: number; shown: number }[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images].filter(
      (image) => image.srcset !== '' && image.getClientRects().length > 0,
    );
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    return pictures
      .filter((image) => image.naturalWidth > 0)
      .map((image) => ({
        name: `${image.className} ${image.alt}`.trim(),
        asked: image.naturalWidth,
        // As drawn: what is scaled up needs more, what is turned is no wider.
        shown: image.offsetWidth * scaleOf(image),
      }));

    function scaleOf(element: Element | null): number {
      if (!element) return 1;
      return Number.parseFloat(getComputedStyle(element).scale) || scaleOf(element.parentElement);
    }
  });
}

test.use({ javaScriptEnabled: false });

for (const { path } of routes) {
  test(`${path} asks for pictures as wide as they are shown @desktop`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const pictures = await shownPictures(page);
      for (const { name, asked, shown } of pictures) {
        expect(asked / shown, `${name} at ${width} px`).toBeLessThanOrEqual(1 + most.wider);
        expect(asked / shown, `${name} at ${width} px`).toBeGreaterThanOrEqual(1 - most.narrower);
      }
    }
  });
}
