import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { call } from '../cms/tests/support/http.ts';
import type { StartedStrapi } from '../cms/tests/support/start-strapi.ts';
import { expect, rowsOf, test } from './fixtures.ts';

/** One person's registration, as the website's server sends it. */
async function register(strapi: StartedStrapi, firstName: string, email: string): Promise<void> {
  const person = { firstName, lastName: 'Sample', email, mobileNumber: '9876501234', student: '0' };
  const reply = await call(`${strapi.url}/api/volunteer-forms`, {
    method: 'POST',
    token: strapi.writeToken,
    headers: { 'Privacy-Notice': '3f2a91c07d55' },
    body: { data: person },
  });
  expect(reply.status, reply.text).toBe(201);
}

const LIST = '/admin/content-manager/collection-types/api::volunteer-form.volunteer-form';

test('a Coordinator logs in, finds a new volunteer, and sets status, caretaker and notes', async ({
  admin,
  staff,
  strapi,
}) => {
  await register(strapi, 'Aadhira', 'aadhira@sample.example');
  const { page } = admin;
  await admin.logInByForm(await staff.member('Coordinator'));
  const newOnes = page.getByRole('link', { name: /^\d+ new volunteers?$/ });
  await newOnes.click();
  await expect(admin.row('Aadhira')).toBeVisible();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(admin.row('Aadhira')).toContainText('New');
  await newOnes.click();
  await expect(page).toHaveURL(/progress/);

  await admin.row('Aadhira').getByText('Aadhira', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aadhira');
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876501234\?text=Hello%20Aadhira/,
  );
  await expect(page.getByText(/^Received on \d{1,2} \w+ \d{4}, \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByText(/was in use since \d{1,2} \w+ \d{4} or before/)).toBeVisible();
  await expect(page.getByText('3f2a91c07d55'), 'the code of the notice').toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'In progress' }).click();
  await page.getByRole('combobox', { name: 'Who takes care' }).click();
  await page.getByRole('option', { name: 'Coordinator Sample' }).first().click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Called on Monday.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved document')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: /^\d+ hidden by the filter: show all$/ }).click();
  await expect(admin.row('Aadhira')).toContainText('In progress');
  await expect(admin.row('Aadhira'), 'who changed it').toContainText('Coordinator Sample');
});

test('a Coordinator saves the list as a CSV file', async ({ admin, staff, strapi }) => {
  await register(strapi, 'தமிழினி', 'tamizhini@sample.example');
  const { page } = admin;
  await admin.logIn(await staff.member('Coordinator'));
  await admin.openList('volunteer-form');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^volunteers-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const [header, ...people] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  expect(header?.slice(1, 5)).toEqual(['Status', 'Who takes care', 'Notes', 'First name']);
  expect(people.map((row) => row.slice(1, 5))).toContainEqual(['New', '', '', 'தமிழினி']);
});

test('a Coordinator erases one person, and the others stay', async ({ admin, staff, strapi }) => {
  await register(strapi, 'Nila', 'nila@sample.example');
  await register(strapi, 'Ilakkiya', 'ilakkiya@sample.example');
  const { page } = admin;
  await admin.logIn(await staff.member('Coordinator'));
  await admin.openList('volunteer-form');
  await expect(admin.row('Nila')).toBeVisible();
  await page.getByRole('button', { name: 'Erase a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail of the person').fill('NILA@sample.example');
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect(dialog.getByRole('status')).toContainText('Found: 1 volunteer.');
  await dialog.getByRole('button', { name: 'Erase for ever' }).click();
  await expect(dialog.getByRole('status')).toContainText('Erased: 1 volunteer.');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(admin.row('Ilakkiya')).toBeVisible();
  await expect(admin.row('Nila')).toBeHidden();
  const names = rowsOf(strapi, 'volunteer_forms').map((row) => row.first_name);
  expect(names).not.toContain('Nila');
  expect(names).toContain('Ilakkiya');
});

test('a Coordinator sets two volunteers to Done at once', async ({ admin, staff, strapi }) => {
  const names = ['Kavin', 'Meena'];
  for (const name of names) await register(strapi, name, `${name}@sample.example`);
  const { page } = admin;
  await admin.logIn(await staff.member('Coordinator'));
  await admin.openList('volunteer-form');
  for (const name of names) await admin.row(name).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Set to Done' }).click();
  await expect(page.getByText('2 of 2 are done.')).toBeVisible();
  for (const name of names) await expect(admin.row(name)).toContainText('Done');
});

test('a Coordinator reads how many submissions a filter and a search hide, and shows them all', async ({
  admin,
  staff,
  strapi,
}) => {
  for (const name of ['Anbu', 'Arivu']) await register(strapi, name, `${name}@sample.example`);
  const { page } = admin;
  await admin.logIn(await staff.member('Coordinator'));
  await admin.open(`${LIST}?filters[$and][0][firstName][$eq]=Nobody`);
  const showAll = page.getByRole('button', { name: /^\d+ hidden by the filter: show all$/ });
  for (const width of [768, 1090]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(showAll, `at ${width} pixels`).toBeInViewport({ ratio: 1 });
    const gear = page.getByRole('button', { name: 'View settings' });
    await expect(gear, `at ${width} pixels`).toBeInViewport({ ratio: 1 });
  }
  await showAll.click();
  await expect(admin.row('Anbu')).toBeVisible();
  await admin.open(`${LIST}?filters[$and][0][firstName][$eq]=Anbu&_q=Anbu`);
  const both = /^\d+ hidden by the search and the filter: show all$/;
  await page.getByRole('button', { name: both }).click();
  for (const name of ['Anbu', 'Arivu']) await expect(admin.row(name)).toBeVisible();
});

test('a Coordinator finds a volunteer by the e-mail address', async ({ admin, staff, strapi }) => {
  await register(strapi, 'Zara', 'zara@sample.example');
  const { page } = admin;
  await admin.logIn(await staff.member('Coordinator'));
  await admin.openList('volunteer-form');
  await page.getByRole('link', { name: 'Find' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find');
  await page.keyboard.type('zara@');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Zara/ })).toBeVisible();
});

test('a Coordinator can open neither the bin nor a form for a page that is not in the CMS @slow', async ({
  admin,
  allowed,
  staff,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Coordinator'));
  await admin.open('/admin/bin');
  await expect(
    page.getByText("You don't have the permissions to access that content"),
  ).toBeVisible();
  allowed.problems.push(/404 .*\/website\/entry-of-page/);
  await admin.open('/admin/find?page=/no-such-page');
  await expect(page.getByText(/^Nothing in the CMS has the page \/no-such-page/)).toBeVisible();
});
