import type { Page } from '@playwright/test';
import { activities, sampleContent } from '../fixtures/content.ts';
import { manyOfEach } from '../fixtures/odd-content.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { untilHydrated } from './until-hydrated.ts';

const carousel = (page: Page) => page.locator('#activities');
/** Hidden slides are hidden from everybody, so the one found by its role is the one shown. */
const slide = (page: Page) => carousel(page).getByRole('group', { name: /^\d+ of \d+$/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openWithScripts(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await untilHydrated(page, '#activities');
}

test('[2.4.2] one activity at a time, with title, description and a link @anywidth', async ({
  page,
}) => {
  await page.goto('/');
  await expect(slide(page)).toHaveCount(1);
  await expect(slide(page)).toContainText('Ten days of science, songs and stories in the hills.');
  await expect(slide(page).getByRole('heading', { level: 3 })).toHaveText(
    'Summer camp at the tribal study centre',
  );
  const link = slide(page).getByRole('link', { name: 'Join the camp' });
  await expect(link).toHaveAttribute('href', 'https://example.org/summer-camp');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('[2.4.2] it is a carousel in the W3C sense: roles, labels, dots that know where they are @phone', async ({
  page,
}) => {
  await openWithScripts(page);
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(page.getByRole('region', { name: 'Happening now' })).toBeVisible();
  await expect(slide(page)).toHaveAttribute('aria-roledescription', 'slide');
  await expect(slide(page)).toHaveAccessibleName('1 of 5');
  await expect(button(page, /^Activity \d/)).toHaveCount(5);
  const live = carousel(page).locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await button(page, 'Next activity').click();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await expect(button(page, /^Activity 2/)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
});

test('[4.4] the arrows wrap around in both directions @anywidth', async ({ page }) => {
  await page.goto('/');
  await button(page, 'Previous activity').click();
  await expect(slide(page)).toHaveAccessibleName('5 of 5');
  await button(page, 'Next activity').click();
  await expect(slide(page)).toHaveAccessibleName('1 of 5');
  await button(page, 'Next activity').click();
  await expect(slide(page)).toHaveAccessibleName('2 of 5');
});

test('[2.4.2] a dot leads to its slide @anywidth', async ({ page }) => {
  await page.goto('/');
  await button(page, /^Activity 4/).click();
  await expect(slide(page)).toHaveAccessibleName('4 of 5');
  await expect(slide(page)).toContainText('Library day');
});

test('[9] a move happens after a fade of 400 ms @phone', async ({ page }) => {
  await openWithScripts(page);
  const milliseconds = await carousel(page).evaluate(
    (section) =>
      new Promise<number>((resolve, reject) => {
        const second = section.querySelector('[aria-label="2 of 5"]');
        const next = section.querySelector('[aria-label="Next activity"]');
        if (!second || !(next instanceof HTMLElement)) return reject(new Error('No slides'));
        const begun = performance.now();
        new MutationObserver(() => {
          if (second.hasAttribute('data-shown')) resolve(performance.now() - begun);
        }).observe(section, { subtree: true, attributes: true });
        next.click();
      }),
  );
  expect(milliseconds).toBeGreaterThanOrEqual(399);
  expect(milliseconds).toBeLessThan(700);
});

test('[R23] with less motion a move happens at once @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithScripts(page);
  const moved = await carousel(page).evaluate(async (section) => {
    const next = section.querySelector('[aria-label="Next activity"]');
    if (next instanceof HTMLElement) next.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return section.querySelector('[data-shown]')?.getAttribute('aria-label');
  });
  expect(moved).toBe('2 of 5');
});

test('[R23] the slides never move by themselves @phone', async ({ page }) => {
  await page.clock.install();
  await openWithScripts(page);
  await page.clock.runFor(120_000);
  await expect(slide(page)).toHaveAccessibleName('1 of 5');
});

test('[2.4.2] three pictures take turns @phone', async ({ page }) => {
  await openWithScripts(page);
  const pictures: (string | null)[] = [];
  for (let number = 1; number <= 5; number += 1) {
    await expect(slide(page)).toHaveAccessibleName(`${number} of 5`);
    pictures.push(await slide(page).locator('[data-picture]').getAttribute('data-picture'));
    await button(page, 'Next activity').click();
  }
  expect(pictures).toEqual(['1', '2', '3', '1', '2']);
});

test('[2.12] the image stands on the right of the words @desktop', async ({ page }) => {
  await page.goto('/');
  const words = await slide(page).getByRole('heading').boundingBox();
  const picture = await slide(page).locator('[data-picture]').boundingBox();
  if (!words || !picture) throw new Error('The slide is not shown');
  expect(picture.x).toBeGreaterThanOrEqual(words.x + words.width);
});

test('[R20] the label of the link: its own words, "Know more", plain text, or nothing @phone', async ({
  page,
}) => {
  await page.goto('/?activity=2');
  await expect(slide(page).getByRole('link', { name: 'Know more' })).toHaveAttribute(
    'href',
    '/opportunities/volunteer',
  );
  await page.goto('/?activity=3');
  await expect(slide(page).getByText('Results in June')).toBeVisible();
  await expect(slide(page).getByRole('link')).toHaveCount(0);
  await page.goto('/?activity=4');
  await expect(slide(page)).not.toContainText('null');
  await expect(slide(page).getByRole('link')).toHaveCount(0);
  await page.goto('/?activity=5');
  await expect(slide(page).getByRole('link', { name: 'Know more' })).toBeVisible();
});

test('[R18] every slide has an address of its own; a wrong one shows the first @anywidth', async ({
  page,
}) => {
  await page.goto('/?activity=3');
  await expect(slide(page)).toContainText('Story writing contest');
  await page.goto('/?activity=99');
  await expect(slide(page)).toHaveAccessibleName('1 of 5');
});

test('the height stays when the slide changes', async ({ page }) => {
  await openWithScripts(page);
  const height = async () => (await carousel(page).boundingBox())?.height;
  const before = await height();
  for (let number = 2; number <= 5; number += 1) {
    await button(page, 'Next activity').click();
    await expect(slide(page)).toHaveAccessibleName(`${number} of 5`);
    expect(await height()).toBe(before);
  }
});

test('the arrows work from the keyboard and keep the focus @desktop', async ({ page }) => {
  await openWithScripts(page);
  await button(page, 'Next activity').focus();
  await page.keyboard.press('Enter');
  await expect(slide(page)).toHaveAccessibleName('2 of 5');
  await expect(button(page, 'Next activity')).toBeFocused();
});

test('a finger leafs through the slides @phone', async ({ page }) => {
  await openWithScripts(page);
  await carousel(page).evaluate((section) => {
    const card = section.querySelector('[aria-live]');
    if (!card) return;
    const touch = (clientX: number) =>
      new Touch({ identifier: 1, target: card, clientX, clientY: 300 });
    const send = (type: string, at: Touch) =>
      card.dispatchEvent(
        new TouchEvent(type, {
          bubbles: true,
          touches: type === 'touchend' ? [] : [at],
          changedTouches: [at],
        }),
      );
    send('touchstart', touch(300));
    send('touchend', touch(120));
  });
  await expect(slide(page)).toHaveAccessibleName('2 of 5');
});

test('a single activity has no arrows and no dots @anywidth', async ({ page, startOwn }) => {
  const content = { ...sampleContent(), 'just-ins': activities.slice(0, 1) };
  const { site } = await startOwn({ content });
  await page.goto(site.url);
  await expect(slide(page)).toHaveAccessibleName('1 of 1');
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});

test('two hundred activities can all be reached, and their dots stay in one row @phone', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({ content: manyOfEach(200) });
  await page.goto(site.url);
  await expect(carousel(page).getByText('1 / 200')).toBeVisible();
  await button(page, 'Previous activity').click();
  await expect(slide(page)).toHaveAccessibleName('200 of 200');
  await expect(button(page, /^Activity \d/)).toHaveCount(9);
  await expectAccessible(page, { include: '#activities' });
});
