import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { untilHydrated } from './until-hydrated.ts';

const carousel = (page: Page) => page.locator('#activities');
/** Hidden slides are hidden from every visitor, so the one found by its role is the one shown. */
const slide = (page: Page) => carousel(page).getByRole('group', { name: /^\d+ of \d+$/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('[2.4.2] [4.4] [R18] one activity at a time; arrows wrap around, a dot leads to its slide @anywidth', async ({
  page,
}) => {
  await page.goto('/');
  await expect(slide(page)).toHaveCount(1);
  await expect(slide(page)).toContainText('Ten days of science, songs and stories in the hills.');
  await expect(slide(page).getByRole('link', { name: 'Join the camp' })).toHaveAttribute(
    'href',
    'https://example.org/summer-camp',
  );
  await button(page, 'Previous activity').click();
  await expect(slide(page)).toHaveAccessibleName('5 of 5');
  await button(page, 'Next activity').click();
  await expect(slide(page)).toHaveAccessibleName('1 of 5');
  await button(page, /^Activity 4/).click();
  await expect(slide(page)).toContainText('Library day');
});

test('[2.4.2] [9] [R23] a carousel in the W3C sense: still by itself, a fade of 400 ms, with less motion none @phone', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await untilHydrated(page, '#activities');
  // From here on time passes only where the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(120_000);
  await expect(slide(page)).toHaveAccessibleName('1 of 5');
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(slide(page)).toHaveAttribute('aria-roledescription', 'slide');
  const live = carousel(page).locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await button(page, 'Next activity').click();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(399);
  await expect(slide(page)).toHaveAccessibleName('1 of 5');
  await page.clock.runFor(1);
  await expect(slide(page)).toHaveAccessibleName('2 of 5');
  await expect(button(page, /^Activity 2/)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button(page, 'Next activity').click();
  await expect(slide(page)).toHaveAccessibleName('3 of 5');
});

const slots = (page: Page) => page.locator('button[aria-label^="Show "]');
const centreName = (page: Page) => page.getByRole('heading', { level: 2 }).first();

/** In the page: the slot of each portrait in view, and how much it is enlarged. */
function placesOf(all: Element[]): { slot: number; scale: number }[] {
  return all
    .filter((each) => each instanceof HTMLElement && !each.hidden)
    .map((each) => ({
      slot: Number.parseFloat(getComputedStyle(each).getPropertyValue('--at')) / 9.3,
      scale: Number(getComputedStyle(each).scale),
    }))
    .sort((one, other) => one.slot - other.slot);
}

test('[2.9] [9] the founder stands enlarged in the centre of slots 0 to 10, with profile @phone', async ({
  page,
}) => {
  await page.goto('/team');
  await expect(centreName(page)).toHaveText('Anjali Varma');
  await expect(page.locator('h2 + p')).toHaveCSS('text-transform', 'capitalize');
  const profile = page.getByRole('link', { name: /Anjali Varma on a professional network/ });
  await expect(profile).toHaveAttribute('target', '_blank');
  const places = await slots(page).evaluateAll(placesOf);
  expect(places.map(({ slot }) => Math.round(slot * 1000) / 1000)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(places[5]?.scale).toBeGreaterThan(1.5);
  expect(places.filter(({ scale }) => scale > 1)).toHaveLength(1);
});

test('[R18] [4.4] without scripts the arrows rotate the team too @nojs', async ({ page }) => {
  await page.goto('/team');
  await button(page, 'Next member').click();
  await expect(centreName(page)).toHaveText('Gita Krishnan');
  for (const _ of [0, 1]) await button(page, 'Previous member').click();
  await expect(centreName(page)).toHaveText('Farook Ali');
});

test('[2.9] [4.4] the first arrow key acts; moves are ignored for 500 ms after a move @desktop', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/team');
  await untilHydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('ArrowRight');
  await expect(centreName(page)).not.toHaveText('Anjali Varma');
  const second = (await centreName(page).textContent()) ?? '';
  await page.clock.runFor(400);
  await page.keyboard.press('ArrowLeft');
  await expect(centreName(page)).toHaveText(second);
  await page.clock.runFor(200);
  await page.keyboard.press('ArrowLeft');
  await expect(centreName(page)).toHaveText('Anjali Varma');
});

test('[R23] a press on a portrait brings it to the centre, with less motion at once @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/team');
  await untilHydrated(page);
  const other = slots(page).nth(4);
  await expect(other).toHaveCSS('transition-duration', '0s');
  const label = (await other.getAttribute('aria-label')) ?? '';
  await other.click();
  await expect(centreName(page)).toHaveText(label.replace('Show ', ''));
  await expectAccessible(page);
});
