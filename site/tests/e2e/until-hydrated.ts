import { expect, type Page } from '@playwright/test';

/**
 * Waits until the site's scripts have taken over the element. They come at the first sign of a hand, so
 * a key is pressed that does nothing. Parts far below the view wait for the visitor, so one that is
 * there is approached, but not yet brought into view.
 */
export async function untilHydrated(page: Page, selector = '#main'): Promise<void> {
  await page.keyboard.press('Shift');
  const element = page.locator(selector).first();
  await element.evaluate((target) => {
    const below = target.getBoundingClientRect().top - innerHeight;
    if (below > 200) scrollBy({ top: below - 200, behavior: 'instant' });
  });
  await expect
    .poll(() =>
      element.evaluate((target) =>
        Object.keys(target).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true);
}
