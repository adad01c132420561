import type { Locator, Page } from '@playwright/test';
import { expectedData, person } from './fill-form.ts';
import { expect, test } from './fixtures.ts';
import { statusOf } from './form-page.ts';
import { dropdownOf, tabsOf, untilLive } from './shell.ts';

// A walk takes many single steps.
test.describe.configure({ timeout: 90_000 });

/** Opens a page and waits for its scripts, with nothing but a key. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await untilLive(page);
}

/** Presses Tab (or `key`) until the target has the focus, as somebody without a mouse does. */
async function walkTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The ${key} key never came to ${target}`);
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

test('[R22] by keyboard: the list of projects in the navigation leads to one @desktop', async ({
  page,
}) => {
  await open(page, '/team');
  await walkTo(page, tabsOf(page).getByRole('button', { name: 'List of projects' }));
  await page.keyboard.press('ArrowDown');
  await expect(dropdownOf(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Project Spark')).toBeFocused();
});

test('[2.7] by keyboard: a volunteer registers, after a first try with too little @desktop', async ({
  page,
  startOwn,
}) => {
  const { site, backend } = await startOwn();
  await open(page, `${site.url}/opportunities`);
  await walkTo(page, page.locator('main a[href="/opportunities/volunteer"]'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Volunteer With us')).toBeFocused();
  const send = page.getByRole('main').getByRole('button', { name: /^Submit/ });
  await walkTo(page, send);
  await page.keyboard.press('Enter');
  // The list of what is missing has the focus, and leads to the first field (R16).
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.keyboard.type(person.firstName);
  await walkTo(page, page.getByLabel('Last Name'));
  await page.keyboard.type(person.lastName);
  await walkTo(page, page.getByLabel('Email ID'));
  await page.keyboard.type(person.email);
  await walkTo(page, page.getByLabel('Mobile Number'));
  await page.keyboard.type(person.mobileNumber);
  await walkTo(page, page.getByLabel('Yes'));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Yes')).toBeChecked();
  for (const name of ['fieldOfStudy', 'institutionName', 'selfDescription'] as const) {
    await walkTo(page, page.locator(`[name=${name}]`));
    await page.keyboard.type(person[name]);
  }
  await walkTo(page, send);
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toContainText('has arrived');
  expect(backend.records.map(({ data }) => data)).toEqual([
    expect.objectContaining(expectedData.volunteer),
  ]);
});

test('[2.8] by keyboard: a message is written and sent @desktop', async ({ page, startOwn }) => {
  const { site, backend } = await startOwn();
  await open(page, `${site.url}/contact-us`);
  const { fullName, email, contactQuery } = expectedData.contact;
  for (const [placeholder, words] of [
    ['Enter your name', fullName],
    ['Enter your email', email],
    ['Go ahead, we are listening...', contactQuery],
  ] as const) {
    await walkTo(page, page.getByPlaceholder(placeholder));
    await page.keyboard.type(words);
  }
  await walkTo(page, page.getByRole('main').getByRole('button', { name: /^Submit/ }));
  await page.keyboard.press('Space');
  await expect(statusOf(page)).toContainText('has arrived');
  expect(backend.records).toHaveLength(1);
});

test('[2.10] by keyboard: the gallery’s pictures open, turn and close @desktop', async ({
  page,
}) => {
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
  await walkTo(page, page.locator('#projects').getByRole('button', { name: 'Load More' }));
  await page.keyboard.press('Enter');
  await expect(cards.nth(4)).toBeFocused();
  const look = cards.nth(4).getByRole('button', { name: /^Quick look/ });
  await walkTo(page, look);
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await walkTo(page, popup.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(look).toBeFocused();
});

test('[2.9] [2.4.2] by keyboard: the team and the activities are leafed through @desktop', async ({
  page,
}) => {
  await open(page, '/team');
  await walkTo(page, page.getByRole('button', { name: 'Next member' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText('Anjali Varma');
  await open(page, '/');
  await walkTo(page, page.getByRole('button', { name: 'Next activity' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#activities').getByRole('group', { name: '2 of 5' })).toBeVisible();
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
