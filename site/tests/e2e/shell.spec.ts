import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { organisation } from '../../app/organisation.ts';
import { project } from '../fixtures/content.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';
import { dropdownOf, tabsOf, untilLive } from './shell.ts';
import { untilHydrated } from './until-hydrated.ts';

const labels = ['About Us', 'Projects', 'Our Story', 'Team', 'Opportunities', 'Contact us'];
const published = fileURLToPath(new URL('../../build/client', import.meta.url));

test('[2.3] the logo goes home and the tabs stand in order @desktop', async ({ page }) => {
  await page.goto('/team');
  const own = tabsOf(page).getByRole('link').filter({ visible: true });
  await expect(own).toHaveText(labels);
  await page.getByRole('banner').getByRole('link', { name: organisation.name }).click();
  await expect(page).toHaveURL('/');
});

for (const [address, label] of [
  ['/about-us', 'About Us'],
  ['/projects', 'Projects'],
  ['/projects/project-spark', 'Projects'],
  ['/our-story', 'Our Story'],
  ['/team', 'Team'],
  ['/opportunities/intern', 'Opportunities'],
  ['/contact-us', 'Contact us'],
] as const) {
  test(`[2.3] on ${address} the active tab is ${label} @desktop`, async ({ page }) => {
    await page.goto(address);
    const active = tabsOf(page).locator('[aria-current=page]').filter({ visible: true });
    await expect(active).toHaveText([label]);
  });
}

test('[2.3] on /gallery, which has no tab, the link to the gallery is highlighted @anywidth', async ({
  page,
}) => {
  await page.goto('/gallery');
  await expect(tabsOf(page).locator('[aria-current=page]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').locator('[aria-current=page]')).toHaveText([
    'Gallery',
  ]);
});

test('[4.1] the Opportunities tab resets the chosen opportunity @desktop', async ({ page }) => {
  await page.goto('/opportunities?chosen=volunteer');
  await untilLive(page);
  await tabsOf(page).getByRole('link', { name: 'Opportunities' }).click();
  await expect(page).toHaveURL('/opportunities');
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeFocused();
});

test('[2.3] a link scrolls to the top, and Back returns to the place @desktop', async ({
  page,
}) => {
  await page.goto('/projects');
  await untilLive(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('[2.3] after a navigation the heading has the focus, on the first page nothing @desktop', async ({
  page,
}) => {
  await page.goto('/our-story');
  await untilLive(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await tabsOf(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeFocused();
});

test('[2.3] a first page that is not there leaves the focus alone, too @desktop', async ({
  page,
  allowed,
}) => {
  allowed.problems.push(/status of 404/);
  await page.goto('/no-such-page');
  await untilHydrated(page, 'main h1');
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('body > a').first()).toBeFocused();
});

test('a mark of a campaign in the address disturbs nothing @phone', async ({ page }) => {
  for (const path of ['/?utm_source=mail', '/projects?fbclid=x']) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.locator('input[name=utm_source], input[name=fbclid]')).toHaveCount(0);
  }
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
  await untilLive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).focus();
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const seen = await page.evaluate(() => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      return focused?.closest('header, body > a') ? null : (box?.bottom ?? null);
    });
    if (seen !== null) expect(seen).toBeGreaterThan(bar);
  }
});

test('[2.13] the footer has the specified links, address, phones and mail @anywidth', async ({
  page,
}) => {
  await page.goto('/team');
  const footer = page.getByRole('contentinfo');
  const hrefOf = (name: string) => footer.getByRole('link', { name, exact: true });
  await expect(hrefOf('Privacy Policy')).toHaveAttribute('href', '/privacy');
  await expect(hrefOf('Terms & Conditions')).toHaveAttribute('href', '/terms');
  await expect(hrefOf('Gallery')).toHaveAttribute('href', '/gallery');
  await expect(hrefOf('Contact us')).toHaveAttribute('href', '/contact-us');
  await expect(footer).toContainText(organisation.address.street);
  for (const phone of organisation.phones) {
    await expect(hrefOf(phone)).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  }
  await expect(hrefOf(organisation.email)).toHaveAttribute('href', `mailto:${organisation.email}`);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${organisation.name}`);
});

test('[2.13] certificates and annual reports stand in the footer with type and true size @anywidth', async ({
  page,
}) => {
  await page.goto('/');
  const documents = page.getByRole('contentinfo').locator('a[href^="/docs/"]');
  const paths = await documents.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(paths).toEqual([
    '/docs/80G-Certificate.pdf',
    '/docs/12A-Certificate.pdf',
    '/docs/AR-24-25.pdf',
    '/docs/AR-23-24.pdf',
    '/docs/AR-22-23.pdf',
    '/docs/AR-21-22.pdf',
    '/docs/AR-20-21.pdf',
  ]);
  for (const [at, document] of paths.entries()) {
    const file = path.join(published, document);
    const size = existsSync(file) ? statSync(file).size : undefined;
    const told =
      size === undefined
        ? 'PDF'
        : size >= 1_000_000
          ? `PDF, ${(size / 1_048_576).toFixed(1)} MB`
          : `PDF, ${Math.round(size / 1024)} KB`;
    await expect(documents.nth(at)).toContainText(told);
  }
});

test('[2.13] three social networks open in a new window, and say so @anywidth', async ({
  page,
}) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('link', { name: /opens in a new window/ });
  await expect(links).toHaveCount(3);
  for (const [at, { name, url }] of organisation.socialLinks.entries()) {
    await expect(links.nth(at)).toHaveAccessibleName(new RegExp(`${organisation.name} on ${name}`));
    await expect(links.nth(at)).toHaveAttribute('href', url);
    await expect(links.nth(at)).toHaveAttribute('target', '_blank');
    await expect(links.nth(at)).toHaveAttribute('rel', /noopener/);
  }
});

test('[2.1] a page that cannot be fetched shows the error screen, and trying again helps @desktop', async ({
  page,
  allowed,
}) => {
  allowed.problems.push(/team\.data/, /Failed to fetch|ERR_FAILED|team/);
  await page.goto('/our-story');
  await untilLive(page);
  await page.route('**/team.data*', (route) => route.abort());
  await tabsOf(page).getByRole('link', { name: 'Team' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Take me home' })).toBeVisible();
  await tabsOf(page).getByRole('link', { name: 'Projects', exact: true }).hover();
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
}) => {
  test.setTimeout(60_000);
  // Until its content has aged, the site may still say that there is no such project.
  allowed.problems.push(/status of (404|503)/);
  const { site, backend } = await startOwn();
  // Added just before the backend fails: the site has not heard of it, and cannot ask.
  const added = project({ projectTitle: 'Project New', url: 'project-new', sortOrder: 9 });
  backend.set({ all: { kind: 'status', status: 500 } });
  backend.content = { ...backend.content, projects: [...backend.content.projects, added] };
  await expect(async () => {
    const response = await page.goto(`${site.url}/projects/project-new`);
    expect(response?.status()).toBe(503);
  }).toPass();
  await expect(page).toHaveTitle(/Please try again in a minute/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Take me home' })).toBeVisible();
  await expectNoSidewaysScrollAtAnyWidth(page);
  backend.set({});
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Project New' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
});

test('every page tells search engines its place; the home page who runs the site @anywidth', async ({
  page,
}) => {
  const block = page.locator('script[type="application/ld+json"]');
  await page.goto('/');
  expect(JSON.parse((await block.textContent()) ?? '')).toMatchObject({
    '@type': ['NGO', 'EducationalOrganization'],
    name: organisation.name,
  });
  await page.goto('/projects/project-spark');
  expect(JSON.parse((await block.textContent()) ?? '')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'Projects' }, { name: 'Project Spark' }],
  });
});

test('sitemap, robots and manifest are there and lead to nothing private @desktop', async ({
  page,
  site,
}) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const address of ['/', '/gallery', '/opportunities/sponsor', '/projects/project-spark']) {
    expect(sitemap).toContain(`<loc>${site.url}${address}</loc>`);
  }
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(robots).not.toMatch(/admin|api|Disallow/i);
  const manifest = await (await page.request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: organisation.name, start_url: '/' });
  for (const { src } of manifest.icons) {
    expect((await page.request.get(src)).status(), src).toBe(200);
  }
});

for (const status of [404, 503]) {
  test(`the screen for status ${status} passes WCAG 2.2 AA @phone`, async ({
    page,
    startOwn,
    allowed,
  }) => {
    allowed.problems.push(/status of (404|503)/);
    const { site, backend } = await startOwn();
    if (status === 503) backend.set({ all: { kind: 'status', status: 500 } });
    await expect(async () => {
      const response = await page.goto(`${site.url}/projects/no-such-project`);
      expect(response?.status()).toBe(status);
    }).toPass();
    await expectAccessible(page);
  });
}
