import type { Locator, Page } from '@playwright/test';
import { valueAt } from '../../../cms/tests/support/http.ts';
import { expect, test } from './fixtures.ts';

const PAGES = '/content-manager/collection-types/api::page.page';

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

test('unsaved text is offered again to the same person only, after a reload and after an ended session', async ({
  admin,
  staff,
  allowed,
}) => {
  const { page } = admin;
  const { administrator } = staff;
  const made = await administrator.publish('page', { title: 'Our boat', body: 'It is blue.' });
  const entry = `${PAGES}/${valueAt(made.json, 'data', 'documentId')}`;
  const open = (locale: string) => admin.open(`/admin${entry}?plugins[i18n][locale]=${locale}`);
  const editor = await staff.member('Editor');
  const offer = offerIn(page);
  const title = admin.field('Title');
  page.on('dialog', (dialog) => dialog.accept());
  await admin.logIn(editor);
  await open('en');
  await title.fill('Our red boat');
  await isKept(page, 'Our red boat');
  await page.reload();
  await expect(title).toHaveValue('Our boat');
  await expect(offer).toContainText('was not saved: “Title”.');

  await administrator.call('PUT', entry, { title: 'Our boat', body: 'It is green.' });
  await page.reload();
  await expect(offer).toContainText('Test Person saved this entry since.');
  await administrator.call('PUT', entry, { title: 'Our ship' });
  await page.reload();
  await expect(offer).toContainText('Test Person changed “Title” since');
  await open('ta');
  await expect(title).toHaveValue('');
  await expect(offer, 'another language').toHaveCount(0);

  await admin.logIn(await staff.member('Editor'));
  await open('en');
  await expect(title).toHaveValue('Our ship');
  await expect(offer, 'another person').toHaveCount(0);

  await admin.logIn(editor);
  await open('en');
  await offer.getByRole('button', { name: 'Put it back' }).click();
  await expect(title).toHaveValue('Our red boat');
  await expect(offer).toHaveCount(0);
  await admin.field(/^Text\W*$/).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Really.');
  // The session ends while the form is open.
  const people = await administrator.call('GET', '/admin/users?pageSize=100');
  const users: unknown = valueAt(people.json, 'data', 'results');
  const user = Array.isArray(users) && users.find((each) => each.email === editor.email);
  allowed.problems.push(/status of 401/, /Token refresh failed/, /UnauthorizedError/);
  await administrator.call('PUT', `/admin/users/${user.id}`, { password: editor.password });
  const ended = page.getByRole('alertdialog', { name: 'You are logged out' });
  // Strapi reads some things again when a window gets the focus.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(ended).toContainText('offers what you wrote');
  await ended.getByRole('button', { name: 'Confirm' }).click();
  await page.getByLabel('Email').fill(editor.email);
  await page.getByLabel('Password', { exact: false }).first().fill(editor.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(new RegExp(entry));
  await offer.getByRole('button', { name: 'Put it back' }).click();
  await expect(title).toHaveValue('Our red boat');
  await expect(admin.field(/^Text\W*$/)).toContainText('It is green. Really.');
  await admin.save();
  await expect.poll(() => copiesIn(page), 'what is stored needs no copy').toEqual([]);
});
