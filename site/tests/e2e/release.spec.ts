import listPage from '../../app/texts/content/list-page.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { tabsOf } from './shell.ts';

for (const { from, browser, tags } of [
  { from: '/', browser: 'any browser', tags: '@desktop' },
  { from: '/privacy', browser: 'any browser', tags: '@desktop @slow' },
  { from: '/', browser: 'a Safari before 26.2', tags: '@desktop @slow' },
]) {
  test(`in ${browser} a link pressed on ${from} over a release leads where it says, also without the old script ${tags}`, async ({
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
