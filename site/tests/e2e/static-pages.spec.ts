import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { untilHydrated } from './until-hydrated.ts';

test('[2.11] About Us: text, video, vision, mission, and four points of work @both', async ({
  page,
}) => {
  await page.goto('/about-us');
  for (const name of ['Our Vision', 'Our Mission', 'Our Work']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Our Work' }).getByRole('listitem')).toHaveCount(4);
});

test('[R29] nothing of the video is loaded before the press; then it plays @phone', async ({
  page,
  allowed,
}) => {
  // axe itself gives up waiting for a film to end.
  allowed.problems.push(/Preload assets timed out/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about-us');
  await untilHydrated(page);
  expect(asked.filter((path) => path.startsWith('/media/'))).toEqual([]);
  await page.getByRole('link', { name: 'Play the video' }).click();
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect(video).toHaveAttribute('controls', '');
  await expect.poll(() => asked.some((path) => path.startsWith('/media/'))).toBe(true);
  await expectAccessible(page);
});

test('[R29] [R18] without scripts the poster leads to the video itself @nojs', async ({ page }) => {
  await page.goto('/about-us');
  const href = await page.getByRole('link', { name: 'Play the video' }).getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('video/mp4');
});

test('[2.1] Our Story has its heading and the journey image @anywidth', async ({ page }) => {
  await page.goto('/our-story');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible();
  await expect(page.getByRole('img', { name: /winding path/ })).toBeVisible();
});

test('[2.15] the app’s privacy page has its date and names who uses the app @anywidth', async ({
  page,
}) => {
  await page.goto('/app-privacy');
  await expect(page.getByText('Last updated: June 25, 2025')).toBeVisible();
  const text = (await page.getByRole('main').textContent()) ?? '';
  for (const who of ['olunteers', 'college students', 'oordinators', 'tudents', 'dministrators']) {
    expect(text).toContain(who);
  }
  expect(text).toMatch(/shared? with authorised coordinators and administrators/i);
  for (const what of ['attendance', 'marks', 'classes', 'remarks']) expect(text).toContain(what);
});

/** The scripts that a page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

for (const path of ['/', '/contact-us', '/privacy']) {
  test(`[2.1] ${path} asks for no script before the first touch @anywidth`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1_500);
    expect(scripts).toEqual([]);
  });
}

const signs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a move of the pointer': (page) => page.mouse.move(40, 40),
  'a key': (page) => page.keyboard.press('Shift'),
  'a scroll': (page) => page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' })),
  'an element that takes the focus': (page) => page.locator('#main').focus(),
};
for (const [name, make] of Object.entries(signs)) {
  test(`${name} sends for the scripts, once @phone`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/our-story');
    await make(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await untilHydrated(page);
    expect(new Set(scripts).size).toBe(scripts.length);
  });
}

test('a page that is shown again where it was left sends for the scripts by itself @phone', async ({
  page,
}) => {
  await page.goto('/our-story');
  await untilHydrated(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const scripts = scriptsOf(page);
  await page.reload();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('[R22] the menus of a page of words alone work by keyboard @desktop', async ({ page }) => {
  await page.goto('/privacy');
  await page.keyboard.press('Tab');
  await untilHydrated(page);
  const button = page.getByRole('button', { name: /projects/i });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
