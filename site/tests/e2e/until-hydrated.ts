import { expect, type Page } from '@playwright/test';

/** Waits until React has hydrated the element. */
export async function untilHydrated(page: Page, selector = '#main'): Promise<void> {
  const element = page.locator(selector).first();
  await expect
    .poll(() =>
      element.evaluate((target) =>
        Object.keys(target).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true);
}
