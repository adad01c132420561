import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Share of its width by which an image may be asked for wider or narrower than it is shown. */
const max = { wider: 0.4, narrower: 0.1 };

/**
 * How wide each image on show expects to be (its `sizes`) and how wide it is, in pixels. No image is
 * loaded for it.
 */
function shownImages(page: Page): Promise<{ name: string; asked: number; shown: number }[]> {
  return page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement('div'));
    ruler.style.position = 'absolute';
    const images = [...document.images]
      .filter((image) => image.srcset !== '' && image.getClientRects().length > 0)
      .map((image) => ({
        name: `${image.className} ${image.alt}`.trim(),
        asked: widthOf(image.sizes),
        // As drawn: what is scaled up needs more, what is turned is no wider.
        shown: image.offsetWidth * scaleOf(image),
      }));
    ruler.remove();
    return images;

    /** The first length whose condition holds. */
    function widthOf(sizes: string): number {
      const slots = sizes.split(',').map((slot) => /^\s*(\([^)]*\))?\s*(.*)$/.exec(slot) ?? []);
      const slot = slots.find(([, condition]) => !condition || matchMedia(condition).matches);
      ruler.style.width = slot?.[2] ?? '';
      return ruler.offsetWidth;
    }

    function scaleOf(element: Element | null): number {
      if (!element) return 1;
      return Number.parseFloat(getComputedStyle(element).scale) || scaleOf(element.parentElement);
    }
  });
}

test.use({ javaScriptEnabled: false });

// Those with images of editors, and the widest of the site's own.
for (const path of ['/', '/projects/project-spark', '/team', '/gallery', '/our-story']) {
  test(`${path} asks for images as wide as they are shown @desktop`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const images = await shownImages(page);
      expect(images).not.toEqual([]);
      for (const { name, asked, shown } of images) {
        expect(asked / shown, `${name} at ${width} px`).toBeLessThanOrEqual(1 + max.wider);
        expect(asked / shown, `${name} at ${width} px`).toBeGreaterThanOrEqual(1 - max.narrower);
      }
    }
  });
}
