import { routes } from '../routes.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';

for (const { path, heading } of routes) {
  test(`[2.1] [R30] ${path} opens with its heading, asks nobody but the site, passes WCAG 2.2 AA and never scrolls sideways`, async ({
    page,
  }) => {
    // The watch on every page (fixtures.ts) fails this test at a request to anybody else.
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrollAtAnyWidth(page);
  });

  test(`[2.1] ${path} opens with its heading @nojs`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('[2.14] an unknown path shows the 404 page and the way home @both', async ({
  page,
  allowed,
}) => {
  allowed.problems.push(/status of 404.*no\/such\/page/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found | 404');
  await expect(page.getByText('Page not found!')).toBeVisible();
  await expect(
    page.getByText('Uh oh! The page you were looking for does not exist.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Take me home' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('[2.14] the 404 page passes WCAG 2.2 AA', async ({ page, allowed }) => {
  allowed.problems.push(/status of 404.*no\/such\/page/);
  await page.goto('/no/such/page');
  await expectAccessible(page);
  await expectNoSidewaysScrollAtAnyWidth(page);
});
