import listPage from '../../app/texts/content/list-page.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { tabsOf } from './shell.ts';

for (const { from, browser } of [
  { from: '/', browser: 'any browser' },
  { from: '/privacy', browser: 'any browser' },
  { from: '/', browser: 'a Safari before 26.2' },
]) {
  test(`in ${browser} a link pressed on ${from} over a release leads where it says, also without the old script @desktop`, async ({
    page,
    allowed,
  }) => {
    allowed.problems.push(/team-[\w-]+\.js/);
    if (browser !== 'any browser') {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    }
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    if (from !== '/') {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    }
    // The new release has another file for the page; only the tab from before asks for this one.
    await page.route(/\/assets\/team-[\w-]+\.js$/, async (route) => {
      const isOldTab = new URL(route.request().frame().url()).pathname === from;
      await (isOldTab ? route.fulfill({ status: 404 }) : route.continue());
    });
    await tabsOf(page).getByRole('link', { name: 'Team' }).click();
    await expect(page.getByRole('heading', { level: 1, name: listPage.teamHeading })).toBeVisible();
    await expect(page).toHaveURL(/\/team$/);
    await page.goBack();
    await expect(page).toHaveURL(from);
  });
}
