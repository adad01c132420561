import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { untilHydrated } from './until-hydrated.ts';

const prints = (page: Page) => page.locator('main li > a');

test('[2.10] one card for each item, with its picture and caption @both', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await expect(prints(page)).toHaveCount(12);
  await expect(prints(page).first().locator('[class*=caption]')).not.toBeEmpty();
  await expect(prints(page).first().locator('img')).toHaveAttribute('src', /^\/pictures\//);
});

test('[9] the tilt angles take turns, each card 10 px off', async ({ page }) => {
  await page.goto('/gallery');
  const looks = await prints(page).evaluateAll((all) =>
    all.map((print) => {
      const { a, b, f } = new DOMMatrix(getComputedStyle(print).transform);
      return [Number(((Math.atan2(b, a) * 180) / Math.PI).toFixed(3)), f];
    }),
  );
  const angles = [-6.134, 4.69, -2.089, 5.874];
  expect(looks.map(([angle]) => angle)).toEqual([...angles, ...angles, ...angles]);
  expect(new Set(looks.map(([, offset]) => offset))).toEqual(new Set([10]));
});

test('[2.10] a print straightens under the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery');
  await page.keyboard.press('Tab');
  await prints(page).first().focus();
  await expect
    .poll(() =>
      prints(page)
        .first()
        .evaluate((print) => getComputedStyle(print).transform),
    )
    .toBe('matrix(1, 0, 0, 1, 0, 0)');
});

test('[2.10] a picture opens large, with its caption', async ({ page }) => {
  await page.goto('/gallery');
  await untilHydrated(page);
  const caption = await prints(page).nth(2).locator('[class*=caption]').textContent();
  await prints(page).nth(2).click();
  const large = page.getByRole('dialog', { name: 'Large picture' });
  await expect(large).toContainText(caption ?? 'none');
  await expect(large).toContainText('3 of 12');
  await expectAccessible(page);
  await large.getByRole('button', { name: 'Close' }).click();
  await expect(large).toHaveCount(0);
});

test('[9] a large view that does not arrive says so and can be tried again @phone', async ({
  page,
  allowed,
}) => {
  allowed.problems.push(/lightbox/i, /Failed to load/, /net::ERR/);
  let broken = true;
  await page.route(/\/lightbox-[^/]*\.js/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/gallery');
  await untilHydrated(page);
  await prints(page).first().click();
  await expect(page.getByText('This part did not load.')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Large picture' })).toBeVisible();
});
