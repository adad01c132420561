import type { Page } from '@playwright/test';
import { project, sampleContent } from '../fixtures/content.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { untilHydrated } from './until-hydrated.ts';

const cards = (page: Page) => page.locator('#projects > ul > li');
const activities = (page: Page) => page.getByRole('region', { name: 'Activities' });

test('[2.5] a card has title, card text and a "Know More" link to its project @anywidth', async ({
  page,
}) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const first = cards(page).first();
  await expect(first.getByRole('heading', { name: 'Project Spark' })).toBeVisible();
  await expect(first).toContainText('Project Spark brings volunteers and children together');
  await first.getByRole('link', { name: /^Know More/ }).click();
  await expect(page).toHaveURL(/\/projects\/project-spark$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Project Spark' })).toBeVisible();
});

test('[2.5] [9] four projects at first, in the order of sortOrder; "Load More" shows all @anywidth', async ({
  page,
}) => {
  await page.goto('/projects');
  const titles = () => cards(page).getByRole('heading', { level: 2 }).allTextContents();
  expect(await titles()).toEqual([
    'Project Spark',
    'Project Disha',
    'Project Ganitham',
    "Let's Learn English",
  ]);
  await page.getByRole('button', { name: 'Load More' }).first().click();
  await expect(cards(page)).toHaveCount(6);
  await expect(activities(page).locator('li')).toHaveCount(2);
});

test('[2.5] [9] two activities at first, all after "Load More", and the projects stay as they are @anywidth', async ({
  page,
}) => {
  await page.goto('/projects?projects=all');
  await expect(activities(page).locator('li')).toHaveCount(2);
  await activities(page).getByRole('button', { name: 'Load More' }).click();
  await expect(activities(page).locator('li')).toHaveCount(5);
  await expect(cards(page)).toHaveCount(6);
});

test('[2.5] "Know more" opens the link of an activity in a new window @anywidth', async ({
  page,
}) => {
  await page.goto('/projects?activities=all');
  const link = activities(page)
    .getByRole('link', { name: /^Know more/ })
    .first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', /^https:/);
});

test('[9] [R27] the grounds of the cards take turns in the four colours, with ink on them @phone', async ({
  page,
}) => {
  await page.goto('/projects?projects=all');
  const looks = await cards(page)
    .getByRole('article')
    .evaluateAll((all) =>
      all.map((card) => [getComputedStyle(card).backgroundColor, getComputedStyle(card).color]),
    );
  const four = ['rgb(237, 195, 70)', 'rgb(56, 205, 193)', 'rgb(249, 93, 93)', 'rgb(96, 166, 244)'];
  expect(looks.map(([ground]) => ground)).toEqual([...four, ...four.slice(0, 2)]);
  expect(new Set(looks.map(([, text]) => text))).toEqual(new Set(['rgb(20, 32, 61)']));
});

test('[4.5] after "Load More" the focus is on the first new project @phone', async ({ page }) => {
  await page.goto('/projects');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Load More' }).first().click();
  await expect(cards(page).nth(4)).toBeFocused();
});

test('[4.5] Back finds the list as it was left @phone', async ({ page }) => {
  await page.goto('/projects');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Load More' }).first().click();
  await cards(page)
    .nth(5)
    .getByRole('link', { name: /^Know More/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kanavu Science Lab' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(6);
  await page.reload();
  await expect(cards(page)).toHaveCount(6);
});

test('[2.5] the popup form of a card has a close "X" and "Explore More"', async ({ page }) => {
  await page.goto('/projects');
  await untilHydrated(page);
  const look = cards(page)
    .first()
    .getByRole('button', { name: /^Quick look/ });
  await look.click();
  const popup = page.getByRole('dialog', { name: 'Project Spark' });
  await expect(popup).toContainText('Project Spark began in one classroom.');
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveCount(0);
  await look.press('Enter');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(look).toBeFocused();
  await look.press('Space');
  await popup.getByRole('link', { name: 'Explore More' }).click();
  await expect(page).toHaveURL(/\/projects\/project-spark$/);
});

test('[R18] without scripts the quick look leads to the project @nojs', async ({ page }) => {
  await page.goto('/projects');
  await cards(page).first().getByText('Quick look').click();
  await expect(page).toHaveURL(/\/projects\/project-spark$/);
});

test('[2.6] a project shows picture, title, card text, figures, long text, pictures and the call @both', async ({
  page,
}) => {
  await page.goto('/projects/project-spark');
  await expect(page).toHaveTitle(/^Project Spark/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'How Project Spark helps children learn.',
  );
  await expect(page.getByRole('img', { name: 'A morning at Project Spark' })).toBeVisible();
  await expect(page.locator('h1 + p')).toHaveText(
    'Project Spark brings volunteers and children together every week.',
  );
  const figures = page.getByRole('definition');
  await expect(figures).toHaveText(['2150+', '140+']);
  await expect(page.getByRole('term')).toHaveText(['NO OF STUDENTS', 'NO OF VOLUNTEERS']);
  await expect(
    page.getByText('Project Spark began in one classroom.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Today it runs in many schools.', { exact: true })).toBeVisible();
  await expect(page.locator('#pictures li')).toHaveCount(3);
  const call = page.getByRole('region', { name: 'Want to be a part of Mazhavil?' });
  await expect(call).toContainText('Register your interest now!');
  await call.getByRole('link', { name: 'Be a Volunteer' }).click();
  await expect(page).toHaveURL(/\/opportunities\?chosen=volunteer$/);
  await expect(page.getByRole('heading', { name: 'Volunteer With us' })).toBeVisible();
});

test('[2.6] the first of images stands in for a missing main picture @phone', async ({ page }) => {
  await page.goto('/projects/kanavu-science-lab');
  const main = page.locator('h1').locator('xpath=ancestor::header[1]').locator('img');
  await expect(main).toHaveAttribute('alt', 'Children at Kanavu Science Lab');
});

test('[2.6] a figure that the backend does not tell is left out @phone', async ({
  page,
  startOwn,
}) => {
  const bare = project({ projectTitle: 'Bare', url: 'bare', statStudents: 0 });
  const { site } = await startOwn({
    content: { ...sampleContent(), projects: [{ ...bare, statVolunteers: null }] },
  });
  await page.goto(`${site.url}/projects/bare`);
  await expect(page.getByRole('term')).toHaveText(['NO OF STUDENTS']);
  await expect(page.getByRole('definition')).toHaveText(['0+']);
});

test('[2.6] the pictures open large: keys, buttons, closing gives the focus back', async ({
  page,
}) => {
  await page.goto('/projects/project-spark');
  await untilHydrated(page);
  const small = page.locator('#pictures a');
  await small.nth(1).click();
  const large = page.getByRole('dialog', { name: 'Large picture' });
  await expect(large).toContainText('2 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(large).toContainText('3 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(large).toContainText('1 of 3');
  await large.getByRole('button', { name: 'Previous picture' }).click();
  await expect(large).toContainText('3 of 3');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(small.nth(1)).toBeFocused();
});

test('[2.6] a finger turns the large pictures @phone', async ({ page }) => {
  await page.goto('/projects/project-spark');
  await untilHydrated(page);
  await page.locator('#pictures a').first().tap();
  const large = page.getByRole('dialog', { name: 'Large picture' });
  await expect(large).toContainText('1 of 3');
  const touch = (type: string, clientX: number) =>
    large.dispatchEvent(type, {
      changedTouches: [{ identifier: 1, clientX, clientY: 300 }],
    });
  await touch('touchstart', 300);
  await touch('touchend', 200);
  await expect(large).toContainText('2 of 3');
});

test('[R18] without scripts a small picture leads to the large one @nojs', async ({ page }) => {
  await page.goto('/projects/project-spark');
  const href = await page.locator('#pictures a').first().getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
});

test('[R6] [2.6] a project that does not exist is not found @anywidth', async ({
  page,
  allowed,
}) => {
  allowed.problems.push(/404/);
  const response = await page.goto('/projects/no-such-project');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found!' })).toBeVisible();
});
