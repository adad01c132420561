import type { Page } from '@playwright/test';
import { layouts, unknownPath } from '../support/routes.ts';
import { startSite } from '../support/start-site.ts';
import { expectAccessible } from './accessibility.ts';
import { environmentFor, expect, test } from './fixtures.ts';
import { hydrated, messages, submit } from './form-page.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';
import { sideMenuOf, untilMenusHydrated } from './shell.ts';
import { hideHeader, settle, snapshot } from './snapshot.ts';

/*
 * Visual snapshots at half size (docs/testing.md says how to accept a wanted change). Every page is
 * taken without header and footer, which have snapshots of their own; the components stand on one
 * sheet. All text is set in the site's own font, so that the fonts of the machine do not decide.
 */
test.use({ deviceScaleFactor: 0.5 });

const sizes = { 360: { width: 360, height: 740 }, 1440: { width: 1440, height: 900 } } as const;

for (const path of layouts) {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  test.describe(`${path} without scripts`, () => {
    test.use({ javaScriptEnabled: false });
    test(`${path} looks as it did @desktop`, async ({ page, allowed }) => {
      if (path === unknownPath) allowed.problems.push(/status of 404/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      for (const width of [360, 1440] as const) {
        await page.setViewportSize(sizes[width]);
        await settle(page);
        const roles = path === '/' ? (['banner', 'contentinfo'] as const) : [];
        for (const role of roles) {
          await expect
            .soft(page.getByRole(role))
            .toHaveScreenshot(['shell', `${role}-${width}.png`], snapshot);
        }
        await hideHeader(page);
        await expect
          .soft(page.getByRole('main'))
          .toHaveScreenshot(['pages', `${name}-${width}.png`], snapshot);
      }
    });
  });
}

/** What interaction brings, taken at one width and looked at with axe. */
function interaction(name: string, width: 360 | 1440, act: (page: Page) => Promise<void>): void {
  test(`${name} looks as it did, and is accessible @desktop`, async ({ page }) => {
    await page.setViewportSize(sizes[width]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await act(page);
    await expectAccessible(page);
    await settle(page);
    const file = `${name.replaceAll(' ', '-')}-${width}.png`;
    await expect(page).toHaveScreenshot(['interactions', file], snapshot);
  });
}

interaction('side menu', 360, async (page) => {
  await page.goto('/team');
  await untilMenusHydrated(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(sideMenuOf(page)).toBeVisible();
});

interaction('projects dropdown', 1440, async (page) => {
  await page.goto('/contact-us');
  await untilMenusHydrated(page);
  await page.getByRole('button', { name: 'List of projects' }).press('Enter');
  await expect(page.locator('#nav-projects')).toBeVisible();
});

interaction('large image', 1440, async (page) => {
  await page.goto('/gallery');
  await untilMenusHydrated(page);
  await page.locator('main li > a').first().click();
  await expect(page.getByRole('dialog', { name: 'Large picture' })).toContainText('1 of 12');
});

interaction('project popup', 360, async (page) => {
  await page.goto('/projects');
  await untilMenusHydrated(page);
  await page
    .getByRole('button', { name: /^Quick look/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

interaction('form with errors', 360, async (page) => {
  await page.goto('/opportunities/volunteer');
  await hydrated(page);
  await submit(page).click();
  await expect(messages(page)).toHaveCount(3);
});

test('the components look as they did, are accessible and fit every width @desktop @slow', async ({
  page,
  allowed,
  fakeCms,
  images,
}) => {
  const styleguide = await startSite(environmentFor(fakeCms), 'build/styleguide', { images });
  allowed.origins.push(styleguide.url);
  // One example shows what stands where an image is gone.
  allowed.problems.push(/no-such-image|status of 404/);
  try {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${styleguide.url}/styleguide`, { waitUntil: 'networkidle' });
    await expectAccessible(page);
    await settle(page);
    await hideHeader(page);
    await expect.soft(page.getByRole('main')).toHaveScreenshot('components.png', snapshot);
    await expectNoSidewaysScrollAtAnyWidth(page);
  } finally {
    await styleguide.stop();
  }
});
