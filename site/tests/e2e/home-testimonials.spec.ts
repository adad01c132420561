import type { Page } from '@playwright/test';
import { sampleContent, testimonials } from '../fixtures/content.ts';
import { manyOfEach } from '../fixtures/odd-content.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { untilHydrated } from './until-hydrated.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const cards = (page: Page) => section(page).getByRole('figure');
const loadMore = (page: Page) => section(page).getByRole('button', { name: 'Load More' });

test('[2.4.10] a testimonial has its text, author, description, event and photo @anywidth', async ({
  page,
}) => {
  await page.goto('/');
  const first = cards(page).first();
  await expect(first.getByRole('blockquote')).toHaveText(
    'My daughter counts everything now, even the coconuts.',
  );
  for (const text of ['Latha Nair', 'Mother of a student', 'EVENT', 'Project Ganitham']) {
    await expect(first.getByText(text, { exact: text === 'EVENT' })).toBeVisible();
  }
  await expect(first.locator('img')).toHaveAttribute('src', /^\/pictures\//);
});

test('[2.12] the EVENT badge is there only where there is an event @anywidth', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).nth(0).getByText('EVENT', { exact: true })).toHaveCount(1);
  await expect(cards(page).nth(1).getByText('EVENT', { exact: true })).toHaveCount(0);
});

test('[3.3] both readings of a testimonial are shown alike @anywidth', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).nth(2)).toContainText('The reading hour is the best hour of our week.');
  await expect(cards(page).nth(2)).toContainText('Meera Joseph');
  await expect(cards(page).nth(2)).toContainText('Head teacher');
});

test('[9] six testimonials at first, all after "Load More" [4.5] @anywidth', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(6);
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(8);
  await expect(loadMore(page)).toHaveCount(0);
});

test('the first six stay where they are when more appear below them', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page, '#testimonials');
  const places = () =>
    cards(page).evaluateAll((all) =>
      all.map((card) => {
        // Counted from the section, since the map above it may still be unfolding.
        const top = card.closest('section')?.getBoundingClientRect().top ?? 0;
        const { x, y } = card.getBoundingClientRect();
        return `${Math.round(x)},${Math.round(y - top)}`;
      }),
    );
  const before = await places();
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(8);
  expect((await places()).slice(0, 6)).toEqual(before);
});

test('[9] exactly six testimonials need no button @phone', async ({ page, startOwn }) => {
  const content = { ...sampleContent(), testimonials: testimonials.slice(0, 6) };
  const { site } = await startOwn({ content });
  await page.goto(site.url);
  await expect(cards(page)).toHaveCount(6);
  await expect(loadMore(page)).toHaveCount(0);
});

test('[3.3] the default photo stands where there is none @anywidth', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).nth(3).locator('img')).toHaveAttribute('src', '/user-testimonial.png');
});

test('[9] the default photo takes the place of one that does not arrive @phone', async ({
  page,
  startOwn,
  allowed,
}) => {
  allowed.problems.push(/status of (404|502)/);
  const { site, backend } = await startOwn({ ownPictures: true });
  backend.set({ media: { kind: 'status', status: 404 } });
  await page.goto(site.url);
  await section(page).scrollIntoViewIfNeeded();
  for (const card of await cards(page).all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveAttribute('src', '/user-testimonial.png');
  }
});

test('two hundred testimonials are all shown after "Load More" [R4] @phone', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({ content: manyOfEach(200) });
  await page.goto(`${site.url}/?testimonials=all`);
  await expect(cards(page)).toHaveCount(200);
});

test('one testimonial alone looks fine and passes WCAG 2.2 AA @phone', async ({
  page,
  startOwn,
}) => {
  const content = { ...sampleContent(), testimonials: testimonials.slice(0, 1) };
  const { site } = await startOwn({ content });
  await page.goto(site.url);
  await expect(cards(page)).toHaveCount(1);
  await expectAccessible(page, { include: '#testimonials' });
});
