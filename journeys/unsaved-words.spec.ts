import type { Locator, Page } from '@playwright/test';
import type { Admin } from '../cms/tests/support/admin.ts';
import { listAt, valueAt } from '../cms/tests/support/http.ts';
import { adminPath } from '../cms/tests/support/types.ts';
import { expect, test } from './fixtures.ts';

/** The copies that the browser keeps. */
function copiesIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) =>
      key.startsWith('unsaved-words') ? [String(value)] : [],
    ),
  );
}

/** Waits until the browser keeps a copy with these words. */
async function isKept(page: Page, words: string): Promise<void> {
  await expect.poll(async () => (await copiesIn(page)).join(), words).toContain(words);
}

function offerIn(page: Page): Locator {
  return page.getByRole('region', { name: 'Not saved' });
}

/** Publishes a page. Returns its path in the API of the admin. */
async function publishBoat(administrator: Admin): Promise<string> {
  const made = await administrator.publish('page', { title: 'Our boat', body: 'It is blue.' });
  expect(made.status, made.text).toBe(200);
  return adminPath('page', valueAt(made.json, 'data', 'documentId'));
}

test('unsaved text is offered again after a reload, with what others changed since', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const { administrator } = staff;
  const entry = await publishBoat(administrator);
  const offer = offerIn(page);
  const title = admin.field('Title');
  page.on('dialog', (dialog) => dialog.accept());
  await admin.logIn(await staff.member('Editor'));
  await admin.open(`/admin${entry}?plugins[i18n][locale]=en`);
  await title.fill('Our red boat');
  await isKept(page, 'Our red boat');
  await page.reload();
  await expect(title).toHaveValue('Our boat');
  await expect(offer).toContainText('was not saved: “Title”.');
  await administrator.callAsForm('PUT', entry, { title: 'Our boat', body: 'It is green.' });
  await page.reload();
  await expect(offer).toContainText('Test Person saved this entry since.');
  await administrator.callAsForm('PUT', entry, { title: 'Our ship' });
  await page.reload();
  await expect(offer).toContainText('Test Person changed “Title” since');
  await offer.getByRole('button', { name: 'Put it back' }).click();
  await expect(title).toHaveValue('Our red boat');
  await expect(offer).toHaveCount(0);
});

test('unsaved text is offered neither in another language nor to another person @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const entry = await publishBoat(staff.administrator);
  const open = (locale: string) => admin.open(`/admin${entry}?plugins[i18n][locale]=${locale}`);
  const offer = offerIn(page);
  const title = admin.field('Title');
  page.on('dialog', (dialog) => dialog.accept());
  await admin.logIn(await staff.member('Editor'));
  await open('en');
  await title.fill('Our red boat');
  await isKept(page, 'Our red boat');
  await open('ta');
  await expect(title).toHaveValue('');
  await expect(offer, 'another language').toHaveCount(0);
  await admin.logIn(await staff.member('Editor'));
  await open('en');
  await expect(title).toHaveValue('Our boat');
  await expect(offer, 'another person').toHaveCount(0);
});

test('what is typed into a duplicate is not offered in a new entry @slow', async ({
  admin,
  staff,
  allowed,
}) => {
  const { page } = admin;
  // Strapi opens the form of a duplicate after it has failed to make one: two pages cannot have one address.
  allowed.problems.push(/status of 400 .*auto-clone/);
  await publishBoat(staff.administrator);
  const title = admin.field('Title');
  await admin.logIn(await staff.member('Editor'));
  await admin.openList('page');
  const row = page.getByRole('row', { name: /Our boat/ }).first();
  await row.getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Create' }).click();
  await expect(title).toHaveValue('Our boat');
  await title.fill('Our second boat');
  await page.goBack();
  // A form that closes stores its copy at once.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toBeVisible();
  expect(await copiesIn(page)).toEqual([]);
});

test('unsaved text is offered again to a person whose session ended while the form was open', async ({
  admin,
  staff,
  allowed,
}) => {
  const { page } = admin;
  const { administrator } = staff;
  const entry = await publishBoat(administrator);
  const editor = await staff.member('Editor');
  await admin.logIn(editor);
  await admin.open(`/admin${entry}?plugins[i18n][locale]=en`);
  const text = admin.field(/^Text\W*$/);
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Really.');
  await isKept(page, 'Really.');
  const people = await administrator.call('GET', '/admin/users?pageSize=100');
  const user = listAt(people.json, 'data', 'results').find(
    (each) => valueAt(each, 'email') === editor.email,
  );
  allowed.problems.push(/status of 401/, /Token refresh failed/, /UnauthorizedError/);
  const { password } = editor;
  await administrator.call('PUT', `/admin/users/${valueAt(user, 'id')}`, { password });
  const ended = page.getByRole('alertdialog', { name: 'You are logged out' });
  // Strapi reads some things again when a window gets the focus.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(ended).toContainText('offers what you wrote');
  await ended.getByRole('button', { name: 'Confirm' }).click();
  await page.getByLabel('Email').fill(editor.email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(new RegExp(entry));
  await offerIn(page).getByRole('button', { name: 'Put it back' }).click();
  await expect(text).toContainText('It is blue. Really.');
  await admin.save();
  await expect.poll(() => copiesIn(page), 'what is stored needs no copy').toEqual([]);
});
