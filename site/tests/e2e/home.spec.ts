import type { Page } from '@playwright/test';
import homePage from '../../app/texts/content/home-page.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { untilHydrated } from './until-hydrated.ts';

const cards = (page: Page) =>
  page.getByRole('region', { name: homePage.testimonialsHeading }).getByRole('figure');

test('[9] the default photo takes the place of one that does not load @phone', async ({
  page,
  allowed,
}) => {
  allowed.problems.push(/status of 404/);
  await page.route('**/images/*/*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  for (const card of await cards(page).all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveAttribute('src', '/user-testimonial.png');
  }
});

test('[2.4] a phone shows the home page on ten screens, and unfolds what is long @phone', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page, '#schools form');
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThan(10);
  const reports = page.getByText('the language that the children speak at home');
  await expect(reports).toBeHidden();
  await page.getByText('Read on').click();
  await expect(reports).toBeVisible();
  const district = page.locator('summary', { hasText: 'Wayanad' });
  await expect(district).toBeHidden();
  await page.getByText('Schools by district').click();
  await expect(district).toBeVisible();
});

test('[2.4] what a phone folds is open on a wide screen, with nothing to press @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('the language that the children speak at home')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Wayanad' })).toBeVisible();
  await expect(page.getByText('Read on')).toBeHidden();
  await expect(page.getByText('Schools by district')).toBeHidden();
});

test('[2.4.10] [9] a row of six testimonials; "Load More" shows all, and brings the seventh into view @phone', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page, '#testimonials');
  await expect(cards(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Load More testimonials' }).click();
  await expect(cards(page).nth(6)).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('#testimonials li').nth(6)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Load More testimonials' })).toHaveCount(0);
});

const finals = ['31,250+', '5,400+', '52+', '27+'];

/** What stands in the window of each figure: the texts of the lines that can be seen, and where. */
function seenLines(page: Page) {
  return page.locator('#stat dd').evaluateAll((windows) =>
    windows.map((frame) => {
      const { top, bottom } = frame.getBoundingClientRect();
      return [...frame.querySelectorAll('span > span')]
        .map((line) => ({ text: line.textContent, box: line.getBoundingClientRect() }))
        .filter(({ box }) => box.bottom > top + 0.5 && box.top < bottom - 0.5)
        .map(({ text, box }) => ({ text, offset: Math.abs(box.top - top) }));
    }),
  );
}

test('[2.12] [4.6] [9] [R24] the figures roll into view by -91.5 % and rest exactly on the final ones @phone', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page, '#stat');
  const stat = page.locator('#stat');
  await expect(stat).not.toHaveAttribute('data-rolls');
  await stat.evaluate((section) => section.scrollIntoView({ block: 'center' }));
  await expect(stat).toHaveAttribute('data-rolls');
  await stat.evaluate((section) =>
    Promise.all(section.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(
      () => undefined,
    ),
  );
  const moves = await page.locator('#stat dd > span').evaluateAll((columns) =>
    columns.map((column) => {
      const { m42 } = new DOMMatrix(getComputedStyle(column).transform);
      return (100 * m42) / column.getBoundingClientRect().height;
    }),
  );
  for (const move of moves) expect(move).toBeCloseTo(-91.5, 2);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, lines] of (await seenLines(page)).entries()) {
      expect(lines.map(({ text }) => text)).toEqual([finals[index]]);
      expect(lines[0]?.offset).toBeLessThan(0.1);
    }
  }
  const readAloud = page.locator('#stat dd span > span:not([aria-hidden="true"])');
  await expect(readAloud).toHaveText(finals);
});
