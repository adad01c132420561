import type { Page } from '@playwright/test';
import listPage from '../../app/texts/content/list-page.json' with { type: 'json' };
import { translatedContent } from '../support/fixtures/translations.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { untilHydrated } from './until-hydrated.ts';

const cards = (page: Page) => page.locator('#projects > ul > li');
const activities = (page: Page) =>
  page.getByRole('region', { name: listPage.projectActivitiesHeading });
const largeImage = (page: Page) => page.getByRole('dialog', { name: 'Large picture' });

test('[2.5] [9] [R18] projects in order and activities, each whole after "Load More" @anywidth', async ({
  page,
}) => {
  await page.goto('/projects');
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText([
    'Project Spark',
    'Project Disha',
    'Project Ganitham',
    "Let's Learn English",
  ]);
  await expect(cards(page).first()).toContainText('brings volunteers and children together');
  await expect(activities(page).locator('li')).toHaveCount(2);
  await page.getByRole('button', { name: 'Load More projects' }).click();
  await expect(cards(page)).toHaveCount(6);
  await activities(page).getByRole('button', { name: 'Load More' }).click();
  await expect(activities(page).locator('li')).toHaveCount(5);
  await expect(cards(page)).toHaveCount(6);
  const link = activities(page)
    .getByRole('link', { name: /^Know more/ })
    .first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await cards(page)
    .first()
    .getByRole('link', { name: /^Know More/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Project Spark' })).toBeVisible();
});

test('[4.5] [9] [R27] after "Load More" the first new project has the focus, the grounds take turns in four colours; Back finds the list as it was @phone', async ({
  page,
}) => {
  await page.goto('/projects');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Load More projects' }).click();
  await expect(cards(page).nth(4)).toBeFocused();
  const looks = await cards(page)
    .getByRole('article')
    .evaluateAll((all) =>
      all.map((card) => [getComputedStyle(card).backgroundColor, getComputedStyle(card).color]),
    );
  const four = ['rgb(237, 195, 70)', 'rgb(56, 205, 193)', 'rgb(249, 93, 93)', 'rgb(96, 166, 244)'];
  expect(looks.map(([ground]) => ground)).toEqual([...four, ...four.slice(0, 2)]);
  expect(new Set(looks.map(([, text]) => text))).toEqual(new Set(['rgb(20, 32, 61)']));
  const link = cards(page)
    .nth(5)
    .getByRole('link', { name: /^Know More/ });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kanavu Science Lab' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(6);
});

test('[2.5] the popup form of a card has a close "X" and "Explore More" @phone', async ({
  page,
}) => {
  await page.goto('/projects');
  await untilHydrated(page);
  const look = cards(page)
    .first()
    .getByRole('button', { name: /^Quick look/ });
  await look.click();
  const popup = page.getByRole('dialog', { name: 'Project Spark' });
  await expect(popup).toContainText('Project Spark began in one classroom.');
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveCount(0);
  await look.press('Enter');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(look).toBeFocused();
  await look.press('Space');
  await popup.getByRole('link', { name: 'Explore More' }).click();
  await expect(page).toHaveURL(/\/projects\/project-spark$/);
});

test('[2.6] [2.10] images open large: keys, buttons and swipes; closing gives the focus back @phone', async ({
  page,
}) => {
  await page.goto('/projects/project-spark');
  await untilHydrated(page);
  const small = page.locator('#images a');
  await small.nth(1).click();
  const large = largeImage(page);
  await expect(large).toContainText('2 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(large).toContainText('3 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(large).toContainText('1 of 3');
  await large.getByRole('button', { name: 'Previous picture' }).click();
  await expect(large).toContainText('3 of 3');
  const touch = (type: string, clientX: number) =>
    large.dispatchEvent(type, { changedTouches: [{ identifier: 1, clientX, clientY: 300 }] });
  await touch('touchstart', 200);
  await touch('touchend', 300);
  await expect(large).toContainText('2 of 3');
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(small.nth(1)).toBeFocused();
});

const prints = (page: Page) => page.locator('main li > a');

test('[2.10] [9] the gallery: tilted prints, each 10 px off, that straighten under the focus @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery');
  const looks = await prints(page).evaluateAll((all) =>
    all.map((print) => {
      const { a, b, f } = new DOMMatrix(getComputedStyle(print).transform);
      return [Number(((Math.atan2(b, a) * 180) / Math.PI).toFixed(3)), f];
    }),
  );
  const angles = [-6.134, 4.69, -2.089, 5.874];
  expect(looks).toEqual([...angles, ...angles, ...angles].map((angle) => [angle, 10]));
  await expect(prints(page).first().locator('[class*=caption]')).not.toBeEmpty();
  await page.keyboard.press('Tab');
  await prints(page).first().focus();
  await expect(prints(page).first()).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
});

test('[9] a large image that does not load says so and can be tried again @phone', async ({
  page,
  allowed,
}) => {
  allowed.problems.push(/lightbox/i, /Failed to (load|fetch)/, /net::ERR/);
  let broken = true;
  await page.route(/\/lightbox-[^/]*\.js/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/gallery');
  await untilHydrated(page);
  await prints(page).first().click();
  await expect(page.getByText('This part did not load.')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(largeImage(page)).toContainText('1 of 12');
});

test('[R29] [2.11] nothing of the video is loaded before the press; then it plays @phone', async ({
  page,
}) => {
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
});

test('[R29] [R30] the poster of a video in a text plays it in the page after the press, which no other host may @phone', async ({
  page,
  allowed,
}) => {
  await page.goto('/stories/story-1');
  await untilHydrated(page);
  // Until here a request to any other host fails the test.
  allowed.origins.push('https://www.youtube-nocookie.com');
  allowed.problems.push(/Framing 'https:\/\/youtube-nocookie\.com\.evil\.example/);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The video</p>' }),
  );
  const poster = page.getByRole('link', { name: 'Play the video (YouTube)' });
  await expect(poster).toHaveAttribute('href', 'https://youtu.be/abcdefghijk');
  await poster.press('Enter');
  const player = page.locator('iframe');
  await expect(player).toBeFocused();
  await expect(player).toHaveAttribute('title', 'Play the video (YouTube)');
  await expect(player.contentFrame().getByText('The video')).toBeVisible();
  await expect(poster).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  const refused = page.waitForEvent('console', (said) => said.text().includes('frame-src'));
  await player.evaluate((frame) => {
    frame.setAttribute('src', 'https://youtube-nocookie.com.evil.example/embed/abcdefghijk');
  });
  await refused;
});

test('a visitor shares a page by the device, or copies its link in the language of the page @phone', async ({
  page,
  context,
  startOwn,
}) => {
  const { site } = await startOwn({ content: translatedContent('ta') }, { LANGUAGES: 'ta' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // Chromium on Linux has no such dialog.
    navigator.share = async (shared) => {
      Object.assign(window, { shared });
    };
  });
  const url = `${site.url}/ta/opportunities/volunteer`;
  await page.goto(url);
  await untilHydrated(page);
  const share = page.getByRole('region', { name: 'பகிருங்கள்' });
  await share.getByRole('button', { name: 'இணைப்பை நகலெடுக்கலாம்' }).click();
  await expect(share.getByRole('status')).toHaveText('இணைப்பு நகலெடுக்கப்பட்டது.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await share.getByRole('button', { name: 'ஆப்பில் பகிரலாம்' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toMatchObject({ url });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no'));
  });
  await share.getByRole('button', { name: 'இணைப்பை நகலெடுக்கலாம்' }).click();
  await expect(share.getByRole('status')).toContainText('நகலெடுக்க முடியவில்லை');
});

test('without its images no form is wider than a phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(/\.webp/, (route) => route.fulfill({ contentType: 'image/webp', body: 'none' }));
  for (const path of ['/opportunities/sponsor', '/opportunities/volunteer', '/contact-us']) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
});
