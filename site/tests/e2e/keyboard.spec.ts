import type { Locator, Page } from '@playwright/test';
import { expectedData, person } from './fill-form.ts';
import { expect, test } from './fixtures.ts';
import { statusOf, submit } from './form-page.ts';
import { untilMenusHydrated } from './shell.ts';

// A walk takes many single steps.
test.describe.configure({ timeout: 90_000 });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilMenusHydrated(page);
}

/** Presses Tab until the target has the focus, as visitors without a mouse do. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key never came to ${target}`);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('by keyboard: from the hero to a project and on to volunteering @desktop', async ({
  page,
}) => {
  await open(page, '/');
  await walkTo(page, page.getByRole('link', { name: 'Explore Projects' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Projects')).toBeFocused();
  await walkTo(page, page.getByRole('link', { name: /^Know More.*Project Spark/ }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Project Spark')).toBeFocused();
  await walkTo(page, page.getByRole('link', { name: 'Be a Volunteer' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Volunteer With us')).toBeFocused();
});

test('[2.7] by keyboard: a volunteer registers, after a first try with too little @desktop', async ({
  page,
  startOwn,
}) => {
  const { site, fakeCms } = await startOwn();
  await open(page, `${site.url}/opportunities/volunteer`);
  await walkTo(page, submit(page));
  await page.keyboard.press('Enter');
  // The list of error messages has the focus, and leads to the first field (R16).
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.keyboard.type(person.firstName);
  for (const name of ['lastName', 'email', 'mobileNumber'] as const) {
    await walkTo(page, page.locator(`[name=${name}]`));
    await page.keyboard.type(person[name]);
  }
  await walkTo(page, page.getByLabel('Yes'));
  await page.keyboard.press('Space');
  for (const name of ['fieldOfStudy', 'institutionName', 'selfDescription'] as const) {
    await walkTo(page, page.locator(`[name=${name}]`));
    await page.keyboard.type(person[name]);
  }
  await walkTo(page, submit(page));
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toContainText('has arrived');
  expect(fakeCms.records.map(({ data }) => data)).toEqual([
    expect.objectContaining(expectedData.volunteer),
  ]);
});

test('[2.10] by keyboard: the gallery’s images open, turn and close @desktop', async ({ page }) => {
  await open(page, '/gallery');
  const second = page.locator('main li > a').nth(1);
  await walkTo(page, second);
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Large picture' });
  await expect(large).toContainText('2 of 12');
  await page.keyboard.press('ArrowRight');
  await expect(large).toContainText('3 of 12');
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(second).toBeFocused();
});

test('[2.5] by keyboard: "Load More" and the quick look of a project @desktop', async ({
  page,
}) => {
  await open(page, '/projects');
  const cards = page.locator('#projects > ul > li');
  await walkTo(page, page.getByRole('button', { name: 'Load More projects' }));
  await page.keyboard.press('Enter');
  await expect(cards.nth(4)).toBeFocused();
  const look = cards.nth(4).getByRole('button', { name: /^Quick look/ });
  await walkTo(page, look);
  await page.keyboard.press('Enter');
  await walkTo(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(look).toBeFocused();
});

test('[2.3] by keyboard: the side menu of a narrow window leads on @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 800 });
  await open(page, '/team');
  await walkTo(page, page.getByRole('button', { name: 'Menu', exact: true }));
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await walkTo(page, menu.getByRole('link', { name: 'Gallery' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Gallery')).toBeFocused();
});
