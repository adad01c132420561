import { addressIn, languages } from '../../app/languages.ts';
import listPage from '../../app/texts/content/list-page.json' with { type: 'json' };
import { sampleContent } from '../support/fixtures/content.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { dropdownOf, projectsTab, sideMenuOf, tabsOf, untilMenusHydrated } from './shell.ts';

test('[2.3] [4.5] hovering Projects opens the first four and the way to all; moving away closes @desktop', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await untilMenusHydrated(page);
  await projectsTab(page).hover();
  const entries = dropdownOf(page).getByRole('link');
  await expect(entries).toHaveText([
    /^Project SparkProject Spark in a few words/,
    /^Project Disha/,
    /^Project Ganitham/,
    /^Let's Learn English/,
    'View all Projects',
  ]);
  await expect(entries.first().locator('svg')).toBeVisible();
  await tabsOf(page).getByRole('link', { name: 'Team' }).hover();
  await expect(dropdownOf(page)).toBeHidden();
  await projectsTab(page).hover();
  // On the way to the list nothing closes it.
  await entries.first().hover();
  await expect(dropdownOf(page)).toBeVisible();
  await page.mouse.move(40, 700, { steps: 4 });
  await expect(dropdownOf(page)).toBeHidden();
  await projectsTab(page).hover();
  await entries.nth(1).click();
  await expect(page).toHaveURL('/projects/project-disha');
  await expect(dropdownOf(page)).toBeHidden();
});

test('[R22] the dropdown works by keyboard alone @desktop', async ({ page }) => {
  await page.goto('/team');
  await untilMenusHydrated(page);
  const button = page.getByRole('button', { name: 'List of projects' });
  const entries = dropdownOf(page).getByRole('link');
  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(dropdownOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  }
  for (const [key, at] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 4],
    ['Home', 0],
    ['End', 4],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entries.nth(at), key).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(tabsOf(page).getByRole('link', { name: 'Our Story' })).toBeFocused();
  await expect(dropdownOf(page)).toBeHidden();
});

test('[R22] [R41] “More” opens as Projects does, with one list at a time @desktop', async ({
  page,
  startOwn,
}) => {
  const menuLinks = [{ url: '/transparency' }, { url: '/gallery' }];
  const content = { ...sampleContent(), more: { organisation: { name: 'Rain', menuLinks } } };
  const { site } = await startOwn({ content });
  await page.goto(`${site.url}/team`);
  await untilMenusHydrated(page);
  const more = tabsOf(page).getByRole('button', { name: 'More' });
  const links = page.locator('#nav-more').getByRole('link');
  await more.hover();
  await expect(links).toHaveText(['Gallery']);
  await projectsTab(page).hover();
  await expect(links).toBeHidden();
  await more.hover();
  // After a hover a click keeps it open.
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await more.click();
  await expect(links).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(links).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Space');
  await links.click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(links).toBeHidden();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('[R22] a tap on the arrow opens and closes, a tap on the tab goes to all projects @desktop', async ({
    page,
  }) => {
    await page.goto('/team');
    await untilMenusHydrated(page);
    const button = page.getByRole('button', { name: 'List of projects' });
    await button.tap();
    await expect(dropdownOf(page)).toBeVisible();
    await button.tap();
    await expect(dropdownOf(page)).toBeHidden();
    await button.tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(dropdownOf(page)).toBeHidden();
    await projectsTab(page).tap();
    await expect(page).toHaveURL('/projects');
  });
});

test('[R18] without scripts the dropdown opens under the mouse and with the focus @nojs', async ({
  page,
}) => {
  await page.goto('/team');
  await projectsTab(page).hover();
  await expect(dropdownOf(page)).toBeVisible();
  await page.mouse.move(40, 700);
  await expect(dropdownOf(page)).toBeHidden();
  await projectsTab(page).focus();
  await dropdownOf(page).getByRole('link', { name: 'Project Spark' }).click();
  await expect(page).toHaveURL('/projects/project-spark');
});

test.describe('the side menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/team');
    await untilMenusHydrated(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(sideMenuOf(page)).toBeVisible();
  });

  test('[2.3] marks the page, keeps the focus, holds the page; closes by button, Escape and a tap beside it @phone', async ({
    page,
  }) => {
    const links = page.getByRole('navigation', { name: 'Side menu' }).getByRole('link');
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(['Team']);
    for (const control of await sideMenuOf(page).locator('a:visible').all()) {
      if ((await control.getAttribute('aria-hidden')) === 'true') continue;
      const box = await control.boundingBox();
      expect(Math.round(Math.min(box?.height ?? 0, box?.width ?? 0))).toBeGreaterThanOrEqual(48);
    }
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.setViewportSize({ width: 320, height: 500 });
    await expectNoSidewaysScroll(page);
    const menu = sideMenuOf(page);
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

  test('[2.3] the keyboard begins at the first link, and moving on past the last closes the menu @phone', async ({
    page,
  }) => {
    const controls = sideMenuOf(page).locator('a:visible:not([aria-hidden])');
    const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
    await expect(controls.getByText('Home')).toBeFocused();
    // The close button stands before the links.
    for (let at = 2; at < (await controls.count()); at += 1) {
      await page.keyboard.press('Tab');
      await expect(controls.nth(at)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(sideMenuOf(page)).toBeHidden();
    await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('main :focus')).toBeVisible();
  });

  test('[4.5] a link goes to its page; the back button leads to a page, not to a menu @phone', async ({
    page,
  }) => {
    const menu = sideMenuOf(page);
    await menu.getByRole('link', { name: 'Gallery' }).tap();
    await expect(page).toHaveURL('/gallery');
    await expect(menu).toBeHidden();
    await expect(
      page.getByRole('heading', { level: 1, name: listPage.galleryHeading }),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.goBack();
    await expect(page).toHaveURL('/team');
    await expect(menu).toBeHidden();
  });
});

test('[2.3] the side menu slides in @phone', async ({ page }) => {
  await page.goto('/team');
  await untilMenusHydrated(page);
  const places = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('#menu-button')?.click();
    const panel = document.querySelector('#menu > div');
    const seen: number[] = [];
    for (const end = performance.now() + 600; performance.now() < end; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      seen.push(Math.round(panel?.getBoundingClientRect().left ?? 0));
    }
    return seen;
  });
  const rest = places.at(-1) ?? 0;
  expect(places.filter((place) => place > rest + 10).length, `${places}`).toBeGreaterThan(1);
  expect(await sideMenuOf(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('[2.3] in every language a short name and the tabs stay on one line, or the menu stands in their place @desktop @slow', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({ content: sampleContent() }, { LANGUAGES: languages.join() });
  const bar = page.getByRole('banner');
  for (const language of languages) {
    await page.goto(site.url + addressIn(language, '/team'));
    for (const width of [320, 880, 904, 940, 959, 960, 1000, 1024, 1152, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      // A line of text that broke would have two boxes.
      const broken = await bar.evaluate((header) => {
        const lines = (link: Element) => {
          const range = document.createRange();
          range.selectNodeContents(link.lastChild ?? link);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        };
        const links = [...header.querySelectorAll('a')];
        return links
          .filter((link) => link.closest('#menu, #nav-projects') === null && link.checkVisibility())
          .flatMap((link) => (lines(link) > 1 ? [link.textContent] : []));
      });
      expect.soft(broken, `${language} at ${width}`).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  }
});

const NAMES = [
  'മഹാരാഷ്ട്രാ വിദ്യാഭ്യാസ സാംസ്കാരിക സമിതി',
  'കടലോര വിദ്യാ ട്രസ്റ്റ്',
  'தமிழ்நாடு அறிவியல் இயக்கம் மற்றும் கல்வி',
  'MAHARASHTRA MOMENTUM',
  'Trust for Ten Schools',
  'Trust of Ten Schools',
];

for (const name of NAMES) {
  for (const menuLinks of [[], [{ url: '/gallery' }]]) {
    const links = menuLinks.length === 0 ? 'the usual tabs' : 'one more tab';
    // The longest name, in the place with the least room. The others rarely find another fault.
    const isQuick = menuLinks.length > 0 && name === NAMES[0];
    const tags = isQuick ? '@desktop' : '@desktop @slow';
    test(`[2.3] the name “${name}” stands whole in two lines at every width, beside the tabs from 1280 pixels on, with ${links} ${tags}`, async ({
      page,
      startOwn,
    }) => {
      const content = { ...sampleContent(), more: { organisation: { name, menuLinks } } };
      const { site } = await startOwn({ content }, { LANGUAGES: languages.join() });
      for (const language of languages) {
        await page.goto(site.url + addressIn(language, '/team'));
        for (const width of [320, 390, 960, 1120, 1152, 1280, 1366, 1440, 1920]) {
          await page.setViewportSize({ width, height: 700 });
          const found = await page.getByRole('banner').evaluate((header, name) => {
            const [text] = [...header.querySelectorAll('a span')].filter(
              ({ textContent }) => textContent === name,
            );
            const { top, right, bottom } = (text ?? header).getBoundingClientRect();
            const lineHeight = Number.parseFloat(getComputedStyle(text ?? header).lineHeight);
            const bar = header.getBoundingClientRect();
            const others = [...header.querySelectorAll('nav, details, #menu-button')];
            const seen = others.filter((other) => other.checkVisibility());
            const next = seen.map((other) => other.getBoundingClientRect());
            return {
              isWhole: bottom - top < 2.5 * lineHeight && top >= bar.top && bottom <= bar.bottom,
              isFree: right <= Math.min(...next.map(({ left }) => left)),
              isInside: Math.max(...next.map((other) => other.right)) <= bar.right,
              hasTabs: seen.some((other) => other.matches('nav')),
            };
          }, name);
          const hasTabs = width >= 1280 ? true : found.hasTabs;
          const place = `${language} at ${width}`;
          expect
            .soft(found, place)
            .toEqual({ isWhole: true, isFree: true, isInside: true, hasTabs });
        }
      }
    });
  }
}

test('[R18] a side menu that was opened before hydration stays open @phone', async ({ page }) => {
  await page.goto('/team#menu');
  await untilMenusHydrated(page);
  await expect(sideMenuOf(page)).toBeVisible();
  await expect(page).toHaveURL('/team');
  await page.keyboard.press('Escape');
  await expect(sideMenuOf(page)).toBeHidden();
});

test('[R18] pages that render no scripts have the side menu too @phone', async ({ page }) => {
  await page.goto('/privacy');
  const menu = sideMenuOf(page);
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await expectNoSidewaysScroll(page);
  await menu.getByRole('link', { name: 'Close the menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL('/projects');
});
