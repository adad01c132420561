import { expect, type Page } from '@playwright/test';

/** Waits until the site's scripts have taken over the element: they come late, on purpose. */
export async function untilHydrated(page: Page, selector = '#main'): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}
