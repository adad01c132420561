import type { Page } from '@playwright/test';
import { sampleContent } from '../fixtures/content.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { untilHydrated } from './until-hydrated.ts';

const finals = ['31,250+', '5,400+', '52+', '27+'];

/** What stands in the window of each counter: the texts of the lines that can be seen, and where. */
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

/** How far each column is moved, in per cent of its own height. */
function moves(page: Page): Promise<number[]> {
  return page.locator('#stat dd > span').evaluateAll((columns) =>
    columns.map((column) => {
      const { m42 } = new DOMMatrix(getComputedStyle(column).transform);
      return (100 * m42) / column.getBoundingClientRect().height;
    }),
  );
}

async function rollToRest(page: Page): Promise<void> {
  await page.goto('/');
  await untilHydrated(page, '#stat');
  await page.locator('#stat').scrollIntoViewIfNeeded();
  await page.locator('#stat dl').evaluate((list) => list.scrollIntoView({ block: 'center' }));
  await expect(page.locator('#stat')).toHaveAttribute('data-phase', 'rolling');
  await page
    .locator('#stat')
    .evaluate((section) =>
      Promise.all(
        section.getAnimations({ subtree: true }).map((animation) => animation.finished),
      ).then(() => undefined),
    );
}

test('[2.12] four counters with their labels and figures, in an element called "stat" @anywidth', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('#stat dt')).toHaveText([
    'STUDENTS',
    'VOLUNTEERS',
    'SCHOOLS',
    'TRIBAL STUDY CENTERS',
  ]);
  await expect(page.locator('#stat dd')).toHaveText(finals);
});

test('[2.4.3] [R25] the counters stand after the activities @anywidth', async ({ page }) => {
  await page.goto('/');
  expect(
    await page.locator('#activities').evaluate((section) => section.nextElementSibling?.id),
  ).toBe('stat');
});

test('[R24] without a roll the final figure simply stands in its window @both', async ({
  page,
}) => {
  await page.goto('/');
  for (const [index, lines] of (await seenLines(page)).entries()) {
    expect(lines.map(({ text }) => text)).toEqual([finals[index]]);
  }
});

test('[4.6] the figures roll when they come into view, by -91.5 % of their column [9]', async ({
  page,
}) => {
  await rollToRest(page);
  for (const move of await moves(page)) expect(move).toBeCloseTo(-91.5, 2);
  await expect(page.locator('#stat dd').first().locator('span > span')).toHaveCount(10);
});

test('[R24] the column comes to rest exactly on the final figure, at every width @phone', async ({
  page,
}) => {
  await rollToRest(page);
  for (const width of [320, 360, 390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, lines] of (await seenLines(page)).entries()) {
      expect(lines.map(({ text }) => text)).toEqual([finals[index]]);
      expect(lines[0]?.offset).toBeLessThan(0.1);
    }
  }
});

test('[R24] only the final figure is read aloud, before, while and after it rolls @phone', async ({
  page,
}) => {
  await rollToRest(page);
  const exposed = await page
    .locator('#stat dd')
    .evaluateAll((windows) =>
      windows.map((frame) =>
        [...frame.querySelectorAll('span > span:not([aria-hidden="true"])')].map(
          (line) => line.textContent,
        ),
      ),
    );
  expect(exposed).toEqual(finals.map((final) => [final]));
});

test('[4.6] the figures start from zero just before they come into view', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto('/');
  await untilHydrated(page, '#stat');
  await expect(page.locator('#stat')).toHaveAttribute('data-phase', 'still');
  // It looks for the first time in the frame after it was taken over.
  await page.waitForTimeout(200);
  await page.evaluate(() => {
    const top = document.querySelector('#stat')?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: top - innerHeight + 20, behavior: 'instant' });
  });
  await expect(page.locator('#stat')).toHaveAttribute('data-phase', 'ready');
  for (const lines of await seenLines(page)) {
    expect(lines.map(({ text }) => text)).toEqual(['0+']);
    expect(lines[0]?.offset).toBeLessThan(0.5);
  }
});

test('[R23] with less motion nothing rolls @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await untilHydrated(page, '#stat');
  await page.locator('#stat dl').evaluate((list) => list.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(300);
  await expect(page.locator('#stat')).toHaveAttribute('data-phase', 'still');
  await expect(page.locator('#stat dd')).toHaveText(finals);
});

test('figures of any length stay inside their rings', async ({ page, startOwn }) => {
  const big = { colleges: 0, students: 123_456_789, volunteers: 1, tribalstudycenters: 99_999 };
  const { site } = await startOwn({ content: { ...sampleContent(), 'stats-counters': [big] } });
  await page.goto(site.url);
  await expect(page.locator('#stat dd')).toHaveText(['12,34,56,789+', '1+', '0+', '99,999+']);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const fits = await page.locator('#stat dd').evaluateAll((windows) =>
      windows.every((frame) => {
        const ring = frame.parentElement?.getBoundingClientRect();
        return ring !== undefined && frame.getBoundingClientRect().width < 0.8 * ring.width;
      }),
    );
    expect(fits, `at ${width} px`).toBe(true);
  }
  await expectAccessible(page, { include: '#stat' });
});
