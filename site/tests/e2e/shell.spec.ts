import listPage from '../../app/texts/content/list-page.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { dropdownOf, projectsTab, tabsOf, untilMenusHydrated } from './shell.ts';

test('[2.3] a link scrolls to the top, and Back returns to the place @desktop', async ({
  page,
}) => {
  await page.goto('/projects');
  await untilMenusHydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const scrollTop = () => page.evaluate(() => window.scrollY);
  const before = await scrollTop();
  expect(before).toBeGreaterThan(100);
  await footer.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect.poll(scrollTop).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await expect.poll(scrollTop).toBe(before);
});

test('the first stop of the Tab key leads past the navigation, which covers nothing that has the focus @desktop', async ({
  page,
}) => {
  await page.goto('/projects');
  await untilMenusHydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).focus();
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const bottom = await page.evaluate(() => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      return focused?.closest('header, body > a') ? null : (box?.bottom ?? null);
    });
    if (bottom !== null) expect(bottom).toBeGreaterThan(bar);
  }
});

test('[2.1] a page that cannot be fetched shows the error screen, and trying again helps @desktop', async ({
  page,
  allowed,
}) => {
  allowed.problems.push(/team\.data/, /Failed to fetch|ERR_FAILED|team/);
  await page.goto('/gallery');
  await untilMenusHydrated(page);
  await page.route('**/team.data*', (route) => route.abort());
  await tabsOf(page).getByRole('link', { name: 'Team' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(heading).toBeFocused();
  await projectsTab(page).hover();
  await expect(dropdownOf(page).getByRole('link')).toHaveCount(5);
  await page.mouse.move(40, 700);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/team\??$/);
  await expect(heading).toHaveText(listPage.teamHeading);
});
