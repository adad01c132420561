import { routes, unknownPath } from '../routes.ts';
import { expect } from './fixtures.ts';
import { pieces } from './pieces-list.ts';
import { settle } from './settled.ts';
import { openStyleguide, test } from './styleguide-site.ts';

/**
 * Compares every page at three widths, and every piece of the styleguide, with kept pictures
 * (`tests/kept-pictures`). They are half as large as the page: enough to see a wrong colour, gap or
 * width, and small enough to be kept.
 *
 * All words are set in the font that the site brings itself, so that no machine's own fonts decide.
 * Pages are taken as they are without scripts: nothing moves, nothing arrives late. After a wanted
 * change: `npm run pictures -- --accept`, and look at what changed before it is committed.
 */
test.use({ deviceScaleFactor: 0.5 });
test.describe.configure({ timeout: 60_000 });

const widths = [360, 768, 1440] as const;

const look = { fullPage: true, animations: 'disabled', scale: 'device', timeout: 20_000 } as const;

test.describe('pages', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of [...routes.map((route) => route.path), unknownPath]) {
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    for (const width of widths) {
      test(`${path} looks at ${width} px as it did @desktop`, async ({ page, allowed }) => {
        if (path === unknownPath) allowed.problems.push(/status of 404/);
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await settle(page);
        await expect(page).toHaveScreenshot(['pages', `${name}-${width}.png`], look);
      });
    }
  }
});

for (const piece of pieces) {
  test(`styleguide: ${piece} looks in every state as it did @desktop`, async ({
    page,
    styleguide,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await openStyleguide(page, `${styleguide.url}/styleguide/${piece}`);
    await settle(page);
    const examples = page.locator('[data-ready]');
    await expect(examples).toHaveScreenshot(['pieces', `${piece}.png`], {
      animations: 'disabled',
      scale: 'device',
      timeout: 20_000,
    });
  });
}
