import { contentWithVeryLongWords, emptyContent } from '../fixtures/odd-content.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';

test('[2.4] the sections stand in the specified order @both', async ({ page }) => {
  await page.goto('/');
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  const expected = [
    'Happening now',
    'Our work in numbers',
    'Vision & Focus',
    'Four ways to learn together',
    'The same faces, every week',
    'Associated Partners for Projects',
    'Volunteer Partners',
    'Testimonials',
  ];
  expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('[2.4.1] the hero says its line, and its button leads to the projects @anywidth', async ({
  page,
}) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Empowering Our Kids Through Education' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Explore Projects' }).click();
  await expect(page).toHaveURL('/projects');
});

test('[2.4.1] the kolam of the hero never lies under its words', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 480, 704, 768, 832, 1024, 1176, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
    const kolam = await hero.locator('svg').boundingBox();
    if (!kolam) throw new Error('The hero has no kolam');
    for (const words of await hero.locator('h1, p, a').all()) {
      const box = await words.boundingBox();
      if (!box) throw new Error('Words of the hero are not shown');
      const apart = box.x + box.width <= kolam.x || box.y + box.height <= kolam.y;
      expect(apart, `${await words.textContent()} at ${width} px`).toBe(true);
    }
  }
});

test('[R23] the kolam of the hero stands still for those who asked for less motion @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
  const moving = await hero.evaluate((all) => all.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
});

test('[2.4.4] Vision & Focus are two panels @anywidth', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3, name: 'Our Vision' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Our Focus' })).toBeVisible();
});

test('[2.4.5] four shortcuts lead to their projects, in order @anywidth', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Four ways to learn together' });
  const links = section.getByRole('link');
  await expect(links).toHaveText(['Spark', 'Disha', 'Ganitham', "Let's Learn English"]);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).toEqual([
    '/projects/project-spark',
    '/projects/project-disha',
    '/projects/project-ganitham',
    '/projects/lets-learn-english',
  ]);
});

test('[9] the four shortcuts have the four colours of the projects, with dark text on them [R27] @phone', async ({
  page,
}) => {
  await page.goto('/');
  const tiles = page
    .getByRole('region', { name: 'Four ways to learn together' })
    .getByRole('listitem');
  const grounds = await tiles.evaluateAll((all) =>
    all.map((tile) => getComputedStyle(tile).backgroundColor),
  );
  expect(grounds).toEqual([
    'rgb(237, 195, 70)',
    'rgb(56, 205, 193)',
    'rgb(249, 93, 93)',
    'rgb(96, 166, 244)',
  ]);
  const inks = await tiles.evaluateAll((all) => all.map((tile) => getComputedStyle(tile).color));
  expect(new Set(inks)).toEqual(new Set(['rgb(20, 32, 61)']));
});

test('[2.4.6] the descriptive text stands after the shortcuts @anywidth', async ({ page }) => {
  await page.goto('/');
  const text = page.getByRole('region', { name: 'The same faces, every week' });
  await expect(text.getByRole('paragraph')).toHaveCount(3);
});

test('[2.4.8] six associated partners with name, project and logo @anywidth', async ({ page }) => {
  await page.goto('/');
  const partners = page
    .getByRole('region', { name: 'Associated Partners for Projects' })
    .getByRole('listitem');
  await expect(partners).toHaveCount(6);
  for (const partner of await partners.all()) {
    await expect(partner.locator('img')).toHaveAttribute('src', /^\/images\/partners\//);
    await expect(partner.getByRole('paragraph')).toHaveCount(2);
  }
});

test('[2.4.9] seven volunteer partners; the default logo where one has none [3.10] @anywidth', async ({
  page,
}) => {
  await page.goto('/');
  const partners = page.getByRole('region', { name: 'Volunteer Partners' }).getByRole('listitem');
  await expect(partners).toHaveCount(7);
  await expect(partners.last().locator('img')).toHaveAttribute(
    'src',
    '/images/partner-default.svg',
  );
});

test('[8] without any content the page is whole: no hole, no empty heading, default figures [R7]', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({ content: emptyContent() });
  await page.goto(site.url);
  await expect(page.getByRole('heading', { name: 'Happening now' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Testimonials' })).toHaveCount(0);
  await expect(page.locator('#stat dd')).toHaveText(['30,000+', '5,000+', '46+', '25+']);
  await expectAccessible(page);
});

test('words without an end break inside their cards', async ({ page, startOwn }) => {
  const { site } = await startOwn({ content: contentWithVeryLongWords() });
  await page.goto(site.url);
  await expectNoSidewaysScrollAtAnyWidth(page);
});
