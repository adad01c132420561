import type { Page } from '@playwright/test';
import { homeTexts } from '../../app/texts/home.ts';
import { sampleContent } from '../support/fixtures/content.ts';
import { emptyContent, manyOfEach } from '../support/fixtures/odd-content.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { untilHydrated } from './until-hydrated.ts';

test('[2.4] [2.4.3] [2.4.4] [2.4.6] [R25] the sections stand in the specified order @both', async ({
  page,
}) => {
  await page.goto('/');
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  const expected = [
    'Happening now',
    'Our work in numbers',
    'Vision & Focus',
    homeTexts.shortcuts.heading,
    'The same faces, every week',
    'Where we work',
    'Associated Partners for Projects',
    'Volunteer Partners',
    'Testimonials',
  ];
  expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
  const partnersOf = (name: string) =>
    page.getByRole('region', { name }).getByRole('listitem').locator('img');
  await expect(partnersOf('Associated Partners for Projects'), '[2.4.8]').toHaveCount(6);
  await expect(partnersOf('Volunteer Partners'), '[2.4.9]').toHaveCount(7);
  await expect(partnersOf('Volunteer Partners').last(), '[3.10]').toHaveAttribute(
    'src',
    '/images/partner-default.svg',
  );
  await page.getByRole('link', { name: 'Explore Projects' }).click();
  await expect(page, '[2.4.1]').toHaveURL('/projects');
});

test('[2.4.1] [2.4.8] [2.4.9] [3.10] the kolam of the hero never lies under its text @desktop', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
  for (const width of [320, 480, 704, 832, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const kolam = await hero.locator('svg').boundingBox();
    if (!kolam) throw new Error('The hero has no kolam');
    for (const text of await hero.locator('h1, p, a').all()) {
      const box = await text.boundingBox();
      const apart = box !== null && (box.x + box.width <= kolam.x || box.y + box.height <= kolam.y);
      expect(apart, `${await text.textContent()} at ${width} px`).toBe(true);
    }
  }
});

test('[2.4.5] [9] [R27] the four shortcuts have the four colours, with dark text on them @phone', async ({
  page,
}) => {
  await page.goto('/');
  const tiles = page
    .getByRole('region', { name: homeTexts.shortcuts.heading })
    .getByRole('listitem');
  const looks = await tiles.evaluateAll((all) =>
    all.map((tile) => [getComputedStyle(tile).backgroundColor, getComputedStyle(tile).color]),
  );
  expect(looks.map(([ground]) => ground)).toEqual([
    'rgb(237, 195, 70)',
    'rgb(56, 205, 193)',
    'rgb(249, 93, 93)',
    'rgb(96, 166, 244)',
  ]);
  expect(new Set(looks.map(([, text]) => text))).toEqual(new Set(['rgb(20, 32, 61)']));
});

test('[8] without any content the page is whole: no empty section, default figures [R7] @phone', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({ content: emptyContent() });
  await page.goto(site.url);
  for (const name of [homeTexts.activities.heading, homeTexts.shortcuts.heading, 'Testimonials']) {
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  }
  await expect(page.locator('#stat dd')).toHaveText(['30,000+', '5,000+', '46+', '25+']);
  await expectAccessible(page);
});

const cards = (page: Page) =>
  page.getByRole('region', { name: 'Testimonials' }).getByRole('figure');

test('[2.4.10] [2.12] [3.3] testimonials in both readings, with event and photo where they have them @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(cards(page).first()).toHaveText(
    /My daughter counts everything now.*Latha Nair.*Mother of a student.*EVENT.*Project Ganitham/,
  );
  await expect(cards(page).first().locator('img')).toHaveAttribute('src', /^\/images\//);
  await expect(cards(page).nth(1).getByText('EVENT', { exact: true })).toHaveCount(0);
  await expect(cards(page).nth(2)).toContainText('Meera Joseph');
  await expect(cards(page).nth(3).locator('img')).toHaveAttribute('src', '/user-testimonial.png');
});

test('[9] [4.5] [R18] six testimonials at first, all after "Load More" @anywidth', async ({
  page,
}) => {
  await page.goto('/');
  const loadMore = page.getByRole('button', { name: 'Load More testimonials' });
  await expect(cards(page)).toHaveCount(6);
  await loadMore.click();
  await expect(cards(page)).toHaveCount(8);
  await expect(loadMore).toHaveCount(0);
});

test('the first six testimonials stay where they are when more appear below them @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page, '#testimonials');
  const places = () =>
    cards(page).evaluateAll((all) =>
      all.map((card) => {
        const section = card.closest('section')?.getBoundingClientRect();
        const { x, y } = card.getBoundingClientRect();
        return `${Math.round(x)},${Math.round(y - (section?.top ?? 0))}`;
      }),
    );
  const before = await places();
  await page.getByRole('button', { name: 'Load More testimonials' }).click();
  await expect(cards(page)).toHaveCount(8);
  expect((await places()).slice(0, 6)).toEqual(before);
});

test('[9] the default photo takes the place of one that does not load @phone', async ({
  page,
  startOwn,
  allowed,
}) => {
  allowed.problems.push(/status of (404|502)/);
  const { site, fakeCms } = await startOwn({ ownImages: true });
  fakeCms.set({ media: { kind: 'status', status: 404 } });
  await page.goto(site.url);
  for (const card of await cards(page).all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveAttribute('src', '/user-testimonial.png');
  }
});

test('[R4] two hundred entries: every activity can be reached, every testimonial is shown @phone', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({ content: manyOfEach(200) });
  await page.goto(`${site.url}/?testimonials=all`);
  await expect(cards(page)).toHaveCount(200);
  const carousel = page.locator('#activities');
  await expect(carousel.getByText('1 / 200')).toBeVisible();
  await page.getByRole('button', { name: 'Previous activity' }).click();
  await expect(carousel.getByRole('group', { name: '200 of 200' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Activity \d/ })).toHaveCount(9);
  await expectAccessible(page, { include: '#activities' });
});

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

test('[2.12] [R24] the final figures stand in their windows until they roll @anywidth', async ({
  page,
}) => {
  await page.goto('/');
  const counters = page.locator('#stat dt');
  await expect(counters).toHaveText(['STUDENTS', 'VOLUNTEERS', 'SCHOOLS', 'TRIBAL STUDY CENTERS']);
  await page.locator('#stat').evaluate((section) => {
    const { top } = section.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + 20, behavior: 'instant' });
  });
  for (const [index, lines] of (await seenLines(page)).entries()) {
    expect(lines.map(({ text }) => text)).toEqual([finals[index]]);
  }
});

test('[4.6] [9] [R24] the figures roll into view by -91.5 % and rest exactly on the final ones @phone', async ({
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

test('[R23] with less motion neither figures nor kolam move @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await untilHydrated(page, '#stat');
  await page.locator('#stat').evaluate((section) => section.scrollIntoView({ block: 'center' }));
  await expect(page.locator('#stat')).toBeInViewport({ ratio: 0.5 });
  await expect(page.locator('#stat')).not.toHaveAttribute('data-rolls');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('figures of any length stay inside their rings @desktop', async ({ page, startOwn }) => {
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
});
