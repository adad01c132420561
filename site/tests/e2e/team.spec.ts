import type { Page } from '@playwright/test';
import { sampleContent, team } from '../fixtures/content.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { untilHydrated } from './until-hydrated.ts';

const slots = (page: Page) => page.locator('button[aria-label^="Show "]');
const centreName = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const next = (page: Page) => page.getByRole('button', { name: 'Next member' });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous member' });

/** Longer than the 500 ms lock after a move. */
const afterLock = 600;

test('[2.9] heading, intro, and the centre member with position, profile and description @both', async ({
  page,
}) => {
  await page.goto('/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Strength in Unity' })).toBeVisible();
  await expect(
    page.getByText('Introducing the passionate and skilled members of our team'),
  ).toBeVisible();
  await expect(centreName(page)).toHaveText('Anjali Varma');
  const position = page.locator('h2 + p');
  await expect(position).toHaveCSS('text-transform', 'capitalize');
  const profile = page.getByRole('link', { name: /Anjali Varma on a professional network/ });
  await expect(profile).toHaveAttribute('target', '_blank');
  await expect(profile).toHaveAttribute('href', /^https:/);
});

test('[9] slots stand 9.3 % apart, 0 to 10 in view, the centre slot 5 enlarged', async ({
  page,
}) => {
  await page.goto('/team');
  await expect(slots(page)).toHaveCount(team.length);
  const places = await slots(page).evaluateAll((all) =>
    all
      .filter((slot) => slot instanceof HTMLElement && !slot.hidden)
      .map((slot) => ({
        at: Number.parseFloat((slot as HTMLElement).style.getPropertyValue('--at')),
        large: getComputedStyle(slot).scale,
      }))
      .sort((one, other) => one.at - other.at),
  );
  expect(places.map(({ at }) => Number((at / 9.3).toFixed(3)))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(Number(places[5]?.large)).toBeGreaterThan(1.5);
  expect(places.filter(({ large }) => Number(large) > 1)).toHaveLength(1);
});

test('[4.4] the founder begins in the centre; the arrows shift by one and wrap around @both', async ({
  page,
}) => {
  await page.goto('/team');
  await expect(centreName(page)).toHaveText('Anjali Varma');
  await next(page).click();
  await expect(centreName(page)).not.toHaveText('Anjali Varma');
  await page.waitForTimeout(afterLock);
  await previous(page).click();
  await expect(centreName(page)).toHaveText('Anjali Varma');
});

test('[R18] every member can be reached without scripts @nojs', async ({ page }) => {
  await page.goto('/team');
  const names = new Set<string>();
  for (let step = 0; step < team.length; step += 1) {
    names.add((await centreName(page).textContent()) ?? '');
    await next(page).click();
  }
  expect(names).toEqual(new Set(team.map(({ name }) => name)));
  await expect(centreName(page)).toHaveText('Anjali Varma');
});

test('[4.4] clicks are ignored for 500 ms after a move @phone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/team');
  await page.clock.runFor(5_000);
  await untilHydrated(page);
  // From here on time passes only where the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await next(page).click();
  const second = await centreName(page).textContent();
  await page.clock.runFor(400);
  await next(page).click();
  await expect(centreName(page)).toHaveText(second ?? '');
  await page.clock.runFor(200);
  await next(page).click();
  await expect(centreName(page)).not.toHaveText(second ?? '');
});

test('[2.9] the keys ArrowLeft and ArrowRight turn the carousel @desktop', async ({ page }) => {
  await page.goto('/team');
  await untilHydrated(page);
  await page.keyboard.press('ArrowRight');
  await expect(centreName(page)).not.toHaveText('Anjali Varma');
  await page.waitForTimeout(afterLock);
  await page.keyboard.press('ArrowLeft');
  await expect(centreName(page)).toHaveText('Anjali Varma');
});

test('a press on a portrait brings that person to the centre', async ({ page }) => {
  await page.goto('/team');
  await untilHydrated(page);
  const other = slots(page).nth(4);
  const label = await other.getAttribute('aria-label');
  await other.click();
  await expect(centreName(page)).toHaveText(label?.replace('Show ', '') ?? '');
  await expectAccessible(page);
});

test('[R23] with less motion a portrait moves at once @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/team');
  const durations = await slots(page)
    .first()
    .evaluate((slot) => getComputedStyle(slot).transitionDuration);
  expect(durations.split(', ').every((duration) => duration === '0s')).toBe(true);
});

for (const count of [1, 2, 5, 12]) {
  test(`[R26] ${count} ${count === 1 ? 'member stands' : 'members stand'} around the centre @both`, async ({
    page,
    startOwn,
  }) => {
    const { site } = await startOwn({
      content: { ...sampleContent(), teams: team.slice(0, count) },
    });
    await page.goto(`${site.url}/team`);
    const all = await slots(page).evaluateAll((each) =>
      each
        .map((slot) => (slot as HTMLElement).style.getPropertyValue('--at'))
        .map((at) => Math.round(Number.parseFloat(at) / 9.3)),
    );
    expect(new Set(all).size).toBe(count);
    expect(all).toContain(5);
    await expect(next(page)).toHaveCount(count === 1 ? 0 : 1);
  });
}

test('[8] without a team the page says so calmly @anywidth', async ({ page, startOwn }) => {
  const { site } = await startOwn({ content: { ...sampleContent(), teams: [] } });
  await page.goto(`${site.url}/team`);
  await expect(page.getByText('There is nobody to show just now')).toBeVisible();
});
