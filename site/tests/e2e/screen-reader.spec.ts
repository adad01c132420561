import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated, submit } from './form-page.ts';
import { sideMenuOf, untilMenusHydrated } from './shell.ts';

// What a screen reader reads, compared whole: a change of a link, label or heading fails.
// Read a changed snapshot aloud before you accept it (docs/testing.md).
async function expectReading(element: Locator, name: string): Promise<void> {
  const reading = await element.ariaSnapshot();
  // Links to share a page hold the address of the website, whose port is another in each run.
  const withoutPort = reading.replaceAll(/127\.0\.0\.1%3A\d+/g, 'example.org');
  expect(withoutPort).toMatchSnapshot(`${name}.yml`);
}

test('[2.4] [2.4.3] [2.4.4] [2.4.6] [R25] the home page, its header and its footer @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expectReading(page.getByRole('banner'), 'header');
  await expectReading(page.getByRole('main'), 'home');
  // The copyright line below these columns changes each year.
  const columns = page.getByRole('contentinfo').locator('> div').first();
  await expectReading(columns, 'footer');
});

test('[2.3] [R22] the side menu, opened and closed by keyboard @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/team');
  await untilMenusHydrated(page);
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: 'Menu', exact: true });
  await expectReading(header, 'header-of-a-phone');
  await button.press('Enter');
  await expect(sideMenuOf(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectReading(header, 'side-menu');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(sideMenuOf(page)).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expectReading(header, 'header-of-a-phone');
});

for (const [name, path] of [
  ['contact', '/contact-us'],
  ['volunteer', '/opportunities/volunteer'],
  ['sponsor', '/opportunities/sponsor'],
] as const) {
  test(`[R16] the ${name} form, empty and with errors @desktop`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    await expectReading(page.getByRole('main'), name);
    await submit(page).click();
    await expect(page.getByRole('alert', { name: '3 things to put right' })).toBeFocused();
    await expectReading(page.getByRole('main').getByRole('form'), `${name}-errors`);
  });
}

for (const [name, path] of [
  ['stories', '/stories?page=2'],
  ['story', '/stories/story-14'],
] as const) {
  test(`[R43] the page ${path} @desktop`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectReading(page.getByRole('main'), name);
  });
}
