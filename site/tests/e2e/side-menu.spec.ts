import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { untilLive } from './shell.ts';

const labels = [
  'Home',
  'About Us',
  'Projects',
  'Our Story',
  'Team',
  'Opportunities',
  'Gallery',
  'Contact us',
];

test.describe('with scripts', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/team');
    await untilLive(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('[2.3] the hamburger opens a side menu with its links in order @phone', async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'Side menu' }).getByRole('link');
    await expect(links).toHaveText(labels);
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(['Team']);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 500 });
    await expectNoSidewaysScroll(page);
  });

  test('[2.3] the close button, Escape and a tap beside it close the side menu @phone', async ({
    page,
  }) => {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.getByRole('button', { name: 'Close the menu' }).tap();
    await expect(menu).toBeHidden();
    await expect(hamburger).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(hamburger).toBeFocused();
    await page.keyboard.press('Space');
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(10, 400);
    await expect(menu).toBeHidden();
  });

  test('[2.3] the focus stays in the side menu @phone', async ({ page }) => {
    for (let presses = 0; presses < labels.length + 3; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
  });

  test('[4.5] a link of the side menu goes to its page and closes the menu @phone', async ({
    page,
  }) => {
    await page.getByRole('dialog').getByRole('link', { name: 'Gallery' }).tap();
    await expect(page).toHaveURL('/gallery');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeFocused();
  });

  test('[4.5] the back button leads to a page, not to a menu @phone', async ({ page }) => {
    await page.getByRole('dialog').getByRole('link', { name: 'Gallery' }).tap();
    await expect(page).toHaveURL('/gallery');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.goBack();
    await expect(page).toHaveURL('/team');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });

  test('the page behind the side menu does not scroll @phone', async ({ page }) => {
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the side menu is made for thumbs @phone', async ({ page }) => {
    const controls = page.getByRole('dialog').locator('a:visible:not([aria-hidden])');
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(48);
      expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(48);
    }
  });
});

test('[R18] a side menu that was opened before the scripts came goes on as it is @phone', async ({
  page,
}) => {
  await page.goto('/team#menu');
  await untilLive(page);
  await expect(page.locator('dialog#menu[open]')).toBeVisible();
  await expect(page).toHaveURL('/team');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

test('[R18] without scripts the side menu opens, closes and leads on @nojs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/team');
  const menu = page.locator('dialog#menu');
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await expectNoSidewaysScroll(page);
  await menu.getByRole('link', { name: 'Close the menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Our Story' }).click();
  await expect(page).toHaveURL('/our-story');
  await expect(menu).toBeHidden();
});

test('[R18] pages without scripts have the side menu too @phone', async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'Menu', exact: true }).tap();
  await page.locator('dialog#menu').getByRole('link', { name: 'Projects' }).tap();
  await expect(page).toHaveURL('/projects');
});

test('[R23] with less motion the side menu is simply there @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/team');
  await untilLive(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(0);
});
