import { organisation } from '../../app/organisation.ts';
import { project } from '../support/fixtures/content.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';
import { dropdownOf, projectsTab, tabsOf, untilMenusHydrated } from './shell.ts';

test('[4.1] the Opportunities tab resets the chosen opportunity @desktop', async ({ page }) => {
  await page.goto('/opportunities?chosen=volunteer');
  await untilMenusHydrated(page);
  await tabsOf(page).getByRole('link', { name: 'Opportunities' }).click();
  await expect(page).toHaveURL('/opportunities');
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeFocused();
});

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

test('[2.3] after a navigation the heading has the focus, on the first page nothing @desktop', async ({
  page,
}) => {
  await page.goto('/team');
  await untilMenusHydrated(page);
  await expect(page.locator('body')).toBeFocused();
  await tabsOf(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Strength in Unity' })).toBeFocused();
});

test('the first stop of the Tab key leads past the navigation @desktop', async ({ page }) => {
  await page.goto('/contact-us');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the navigation bar covers nothing that has the focus @desktop', async ({ page }) => {
  await page.goto('/projects');
  await untilMenusHydrated(page);
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

test('[2.13] documents with their size, contacts and social networks stand in the footer @phone', async ({
  page,
}) => {
  await page.goto('/team');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /PDF, [\d.]+ [KM]B/ })).toHaveCount(7);
  const networks = footer.getByRole('link', { name: /opens in a new window/ });
  await expect(networks).toHaveCount(organisation.socialLinks.length);
  await expect(networks.first()).toHaveAttribute('rel', /noopener/);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${organisation.name}`);
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
  await expectAccessible(page);
  await page.mouse.move(40, 700);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/team\??$/);
  await expect(heading).toHaveText('Strength in Unity');
});

test('[R6] a page that cannot be read now offers to try again, and then shows @anywidth', async ({
  page,
  startOwn,
  allowed,
  javaScriptEnabled,
}) => {
  // Until its content has aged, the site may still say that there is no such project.
  allowed.problems.push(/status of (404|503)/);
  const { site, fakeCms } = await startOwn();
  // Added just before the CMS fails: the site has not heard of it, and cannot ask.
  const added = project({ projectTitle: 'Project New', url: 'project-new', sortOrder: 9 });
  fakeCms.set({ all: { kind: 'status', status: 500 } });
  fakeCms.content = { ...fakeCms.content, projects: [...fakeCms.content.projects, added] };
  await expect(async () => {
    const response = await page.goto(`${site.url}/projects/project-new`);
    expect(response?.status()).toBe(503);
  }).toPass();
  await expect(page).toHaveTitle(/Please try again in a minute/);
  if (javaScriptEnabled) await expectAccessible(page);
  await expectNoSidewaysScrollAtAnyWidth(page);
  fakeCms.set({});
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Project New' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
});

test('the home page tells search engines its organisation, a project shares its own image @anywidth', async ({
  page,
}) => {
  const block = page.locator('script[type="application/ld+json"]');
  await page.goto('/');
  expect(JSON.parse((await block.textContent()) ?? '')).toMatchObject({ name: organisation.name });
  await page.goto('/projects/project-spark');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/images\/1280\//,
  );
});
