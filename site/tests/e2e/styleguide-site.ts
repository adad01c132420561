import type { Page } from '@playwright/test';
import { startSite } from '../start-site.ts';
import { test as base, environmentFor, type Site } from './fixtures.ts';

/** `test` with the build that has the styleguide, beside the one for visitors. */
export const test = base.extend<{ readonly styleguideAllowed: undefined }, { styleguide: Site }>({
  styleguide: [
    async ({ backend, pictures }, use) => {
      const env = { ...environmentFor(backend), CONTENT_TTL: '3600' };
      const site = await startSite(env, 'build/styleguide', { pictures });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  styleguideAllowed: [
    async ({ styleguide, allowed }, use) => {
      allowed.origins.push(styleguide.url);
      // One example shows what stands where a picture is gone.
      allowed.problems.push(/no-such-picture|status of 404/);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Opens a page of the styleguide and waits until its forced states are there. */
export async function openStyleguide(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.keyboard.press('Shift');
  await page.locator('[data-ready]').waitFor();
}
