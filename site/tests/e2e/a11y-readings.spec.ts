import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { submit } from './form-page.ts';
import { untilLive } from './shell.ts';

/**
 * The home page and each form as a screen reader speaks them, from top to bottom. The readings beside
 * this file were read aloud and found good; whoever changes what is said reads the new one before it
 * takes its place (docs/styleguide.md says how).
 */
async function openStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await untilLive(page);
}

test('the home page, read from top to bottom @desktop', async ({ page }) => {
  await openStill(page, '/');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header.aria.yml' });
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'home.aria.yml' });
  // Below these columns stands the year.
  const columns = page.getByRole('contentinfo').locator('> div').first();
  await expect(columns).toMatchAriaSnapshot({ name: 'footer.aria.yml' });
});

for (const [name, path] of [
  ['contact', '/contact-us'],
  ['volunteer', '/opportunities/volunteer'],
  ['intern', '/opportunities/intern'],
  ['sponsor', '/opportunities/sponsor'],
] as const) {
  test(`the ${name} form, read from top to bottom @desktop`, async ({ page }) => {
    await openStill(page, path);
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });

  test(`[R16] the ${name} form with what is missing, read from top to bottom @desktop`, async ({
    page,
  }) => {
    await openStill(page, path);
    await submit(page).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('main').getByRole('form')).toMatchAriaSnapshot({
      name: `${name}-errors.aria.yml`,
    });
  });
}
