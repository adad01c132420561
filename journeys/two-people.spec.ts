import type { Locator, Route } from '@playwright/test';
import { call, valueAt } from '../cms/tests/support/http.ts';
import { makeChangeOlder } from '../cms/tests/support/tables.ts';
import { AdminPages } from './admin-pages.ts';
import { databaseOf, expect, test } from './fixtures.ts';

const LISTS = '/content-manager/collection-types';
const MESSAGES = `${LISTS}/api::contact-form.contact-form`;
const PROJECTS = `${LISTS}/api::project.project`;
const ACTIVITIES = `${LISTS}/api::just-in.just-in`;
const ABOUT_PAGE = '/content-manager/single-types/api::about-page.about-page';

/** What stands beside the form about changes by others. */
function others({ page }: AdminPages): Locator {
  return page.getByRole('status', { name: 'Other people' });
}

test('a Coordinator reads the note that a colleague wrote in the same message before replacing it @slow', async ({
  admin,
  staff,
  strapi,
  browser,
  allowed,
}) => {
  const message = {
    fullName: 'Asha',
    email: 'a@sample.example',
    contactQuery: 'When do you meet?',
  };
  const sent = await call(`${strapi.url}/api/contact-forms`, {
    method: 'POST',
    token: strapi.writeToken,
    body: { data: message },
  });
  const entry = `${MESSAGES}/${valueAt(sent.json, 'data', 'documentId')}`;
  const stored = async () =>
    valueAt((await staff.administrator.call('GET', entry)).json, 'data', 'notes');
  const theirs = await browser.newContext();
  const colleague = new AdminPages(await theirs.newPage(), strapi.url);
  for (const person of [colleague, admin]) {
    await person.logIn(await staff.member('Coordinator'));
    await person.open(`/admin${entry}`);
    await expect(person.field('Name')).toHaveValue('Asha');
  }
  const { page } = admin;
  allowed.problems.push(/status of 400 .*api::contact-form/);
  await colleague.field('Notes').fill('Called on Monday.');
  await admin.field('Notes').fill('Answered by mail.');
  await colleague.save();

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(others(admin), 'told on return, before a save').toContainText(
    'Coordinator Sample changed this entry just now, after you opened it. “Notes” is now: “Called on Monday.”.',
  );
  await page.keyboard.press('Control+s');
  await expect(others(admin)).toContainText('Nothing of yours is stored yet');
  await expect(admin.field('Notes')).toHaveValue('Answered by mail.');
  expect(await stored()).toBe('Called on Monday.');
  await admin.save();
  await expect.poll(stored).toBe('Answered by mail.');
  await expect(others(admin)).toBeHidden();
  await admin.field('Notes').fill('Answered by mail, twice.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(stored, 'one’s own save is no other’s').toBe('Answered by mail, twice.');
  await expect(others(admin)).toBeHidden();

  await colleague.field('Notes').fill('Called on Tuesday.');
  await colleague.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(others(colleague)).toContainText('“Notes” is now: “Answered by mail, twice.”.');
  expect(await stored()).toBe('Answered by mail, twice.');
  await colleague.page.setViewportSize({ width: 390, height: 844 });
  const onPhone = colleague.page.getByText('“Notes” is now: “Answered by mail, twice.”.');
  await expect(onPhone.filter({ visible: true }).first()).toBeInViewport();
  await theirs.close();
});

for (const [what, path, label, button, tag] of [
  ['an entry is saved', '', 'Title', 'Save', ''],
  ['an entry is published', '', 'Title', 'Publish', ' @slow'],
  ['a text with a single entry is saved', ABOUT_PAGE, /^Heading\W*$/, 'Save', ' @slow'],
] as const) {
  test(`an Editor is told of a colleague’s change before ${what} and keeps their own text${tag}`, async ({
    admin,
    staff,
    strapi,
    browser,
    allowed,
  }) => {
    const { administrator } = staff;
    const made = await administrator.publish('just-in', { title: 'Kites', description: 'Ours' });
    const entry = path || `${ACTIVITIES}/${valueAt(made.json, 'data', 'documentId')}`;
    const theirs = await browser.newContext();
    const colleague = new AdminPages(await theirs.newPage(), strapi.url);
    for (const person of [colleague, admin]) {
      await person.logIn(await staff.member('Editor'));
      await person.open(`/admin${entry}?plugins[i18n][locale]=en`);
      await expect(person.field(label)).not.toHaveValue('');
    }
    allowed.problems.push(/status of 400 .*content-manager/);
    const press = () => admin.page.getByRole('button', { name: button, exact: true }).click();
    await admin.field(label).fill('Mine');
    await colleague.field(label).fill('Theirs');
    await colleague.save();
    await press();
    await expect(others(admin)).toContainText('Editor Sample changed this entry just now');
    await expect(others(admin)).toContainText('stays in “History”');
    await expect(admin.field(label)).toHaveValue('Mine');
    if (path === '') {
      await admin.page.getByRole('button', { name: 'What was changed' }).click();
      const dialog = admin.page.getByRole('dialog');
      await expect(dialog.getByRole('region', { name: 'Title' })).toContainText('Theirs');
      await dialog.getByRole('button', { name: 'Close' }).first().click();
    }
    const text = async () => (await administrator.call('GET', `${entry}?locale=en`)).text;
    expect(await text()).toContain('Theirs');
    const stored = admin.page.waitForResponse(
      (reply) => reply.url().includes(entry) && reply.request().method() !== 'GET',
    );
    await press();
    expect((await stored).status()).toBe(200);
    expect(await text()).toContain('Mine');
    await theirs.close();
  });
}

test('a translator is told before an English image is reverted or a colleague’s translation is replaced @slow', async ({
  admin,
  staff,
  allowed,
}) => {
  const { administrator } = staff;
  const { page } = admin;
  const words = { projectTitle: 'Kites', shortDescription: 'Kites', cardDescription: 'Kites' };
  const made = await administrator.publish('project', { ...words, projectIcon: 'spark' });
  const entry = `${PROJECTS}/${valueAt(made.json, 'data', 'documentId')}`;
  const change = (locale: string, data: object) =>
    administrator.callAsForm('PUT', `${entry}?locale=${locale}`, data);
  const icon = async () =>
    valueAt((await administrator.call('GET', entry)).json, 'data', 'projectIcon');
  const openTamil = async () => {
    await admin.open(`/admin${entry}?plugins[i18n][locale]=ta`);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  };
  const translate = async (title: string) => {
    await admin.field('Title').fill(title);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
  };
  const dialog = page.getByRole('alertdialog');

  await admin.logIn(await staff.member('Editor'));
  await openTamil();
  const fillIn = page.getByRole('button', { name: 'Fill in from another language' });
  await fillIn.click();
  await expect(dialog).toContainText('The words of the language that you choose');
  await dialog.getByRole('button', { name: 'No, cancel' }).click();
  await change('ta', { projectTitle: 'பட்டம்', shortDescription: 'ப', cardDescription: 'ப' });
  await admin.field('One line').fill('ப');
  await admin.field('Short text').fill('ப');
  await expect(admin.check(), 'its English is there').not.toContainText('only a translation');
  allowed.problems.push(/status of 400 .*\/actions\/publish/);
  await translate('காற்றாடி');
  const told = others(admin);
  await expect(told, 'there was no translation').toContainText('Test Person changed this entry');

  await openTamil();
  await expect(admin.field('Title')).toHaveValue('பட்டம்');
  await change('ml', { projectTitle: 'പട്ടം' });
  await change('en', { projectIcon: 'disha' });
  await translate('காற்றாடி');
  await expect(told).toContainText('Test Person changed this entry just now');
  await expect(told, 'another language is none of it').not.toContainText('“Title”');
  expect(await icon()).toBe('disha');

  await openTamil();
  await change('ml', { projectTitle: 'പട്ടങ്ങൾ' });
  await translate('காற்றாடி');
  await expect(page.getByText('Published document')).toBeVisible();
  expect(await icon()).toBe('disha');

  // The Editor is the last who wrote the Tamil, and stays so for Strapi.
  await openTamil();
  await change('en', { projectIcon: 'spark' });
  await translate('காற்றாடிகள்');
  await expect(told).toContainText('Test Person changed this entry just now');
  await expect(admin.field('Title')).toHaveValue('காற்றாடிகள்');
  await translate('காற்றாடிகள்');
  await expect(page.getByText('Published document')).toBeVisible();
});

test('a form without typed changes shows what the same Editor saved in another window @slow', async ({
  admin,
  staff,
  strapi,
}) => {
  const { administrator } = staff;
  const { page } = admin;
  const made = await administrator.publish('just-in', { title: 'Kite day', description: 'Ours' });
  const entry = `${ACTIVITIES}/${valueAt(made.json, 'data', 'documentId')}`;
  await admin.logIn(await staff.member('Editor'));
  await admin.open(`/admin${entry}?plugins[i18n][locale]=en`);
  await expect(admin.field('Title')).toHaveValue('Kite day');
  const other = new AdminPages(await page.context().newPage(), strapi.url);
  await other.open(`/admin${entry}?plugins[i18n][locale]=en`);
  await other.field('Text').fill('Written on the phone');
  await other.save();
  await other.page.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(/^You, in another window, .* The form shows it now/)).toBeVisible();
  await expect(admin.field('Text')).toHaveValue('Written on the phone');
  await admin.field('Title').fill('Kite morning');
  await admin.save();
  const { json } = await administrator.call('GET', entry);
  expect(valueAt(json, 'data', 'title')).toBe('Kite morning');
  expect(valueAt(json, 'data', 'description')).toBe('Written on the phone');
});

test('an Editor reads who changed an entry before answering Strapi’s own question about it @slow', async ({
  admin,
  staff,
  strapi,
  allowed,
}) => {
  const { administrator } = staff;
  const { page } = admin;
  const made = await administrator.publish('just-in', {
    title: 'Lantern walk',
    description: 'Ours',
  });
  const documentId = String(valueAt(made.json, 'data', 'documentId'));
  const entry = `${ACTIVITIES}/${documentId}`;
  await administrator.callAsForm('PUT', entry, { description: 'Ours again' });
  await admin.logIn(await staff.member('Editor'));
  await admin.open(`/admin${entry}?plugins[i18n][locale]=en`);
  await expect(admin.field('Title')).toHaveValue('Lantern walk');
  allowed.problems.push(/status of 400 .*content-manager/);
  const dialog = page.getByRole('alertdialog');
  const unpublish = async () => {
    await page.getByRole('button', { name: 'More document actions' }).click();
    await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click();
    const replace = dialog.getByRole('radio', { name: 'Unpublish and replace last draft' });
    await replace.click();
    await expect(replace).toBeChecked();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
  };
  await administrator.callAsForm('PUT', entry, { description: 'Theirs' });
  await unpublish();
  await expect(others(admin)).toContainText(
    /Test Person changed this entry just now, after you opened it: “Text”\. Nothing was done/,
  );
  await expect(admin.field('Text')).toHaveValue('Theirs');
  await unpublish();
  await expect(admin.field('Text'), 'the draft is what visitors saw').toHaveValue('Ours');

  // A list may show the time of a change a second too late.
  await makeChangeOlder(databaseOf(strapi), 'just-in', documentId);
  await admin.openList('just-in');
  await admin.row('Lantern walk').getByRole('checkbox').check();
  await administrator.callAsForm('PUT', entry, { description: 'Theirs again' });
  for (const isThere of [1, 0]) {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const told = page.getByText('Test Person changed “Lantern walk” just now. Nothing was done.');
    if (isThere) await expect(told).toBeVisible();
    await expect(admin.row('Lantern walk')).toHaveCount(isThere);
  }
});

test('the text of an Editor stays in the form if a save or a publication fails @slow', async ({
  admin,
  staff,
  allowed,
}) => {
  const { administrator } = staff;
  const { page } = admin;
  const made = await administrator.publish('just-in', { title: 'Drums', description: 'Ours' });
  const entry = `${ACTIVITIES}/${valueAt(made.json, 'data', 'documentId')}`;
  const stored = async () =>
    valueAt((await administrator.call('GET', entry)).json, 'data', 'description');
  await admin.logIn(await staff.member('Editor'));
  await admin.open(`/admin${entry}?plugins[i18n][locale]=en`);
  await expect(admin.field('Text')).toHaveValue('Ours');
  allowed.problems.push(/status of (400|500) .*api::just-in/, /ERR_FAILED/, /failed request/);
  const refused = { status: 400, name: 'ValidationError', message: 'Too long', details: {} };
  const failures: readonly ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 400, json: { data: null, error: refused } }),
    (route) => route.fulfill({ status: 500 }),
    (route) => route.abort(),
  ];
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  for (const button of [save, publish]) {
    for (const [index, fail] of failures.entries()) {
      const words = `Typed ${index}`;
      const write = (route: Route) =>
        ['PUT', 'POST'].includes(route.request().method()) ? fail(route) : route.fallback();
      await page.route(`**${entry}**`, write);
      await admin.field('Text').fill(words);
      const readAgain = page.waitForResponse(
        (reply) => reply.url().includes(`${entry}?`) && reply.request().method() === 'GET',
      );
      await button.click();
      await readAgain;
      await expect(admin.field('Text')).toHaveValue(words);
      await expect(button).toBeEnabled();
      await page.unroute(`**${entry}**`, write);
    }
  }
  expect(await stored()).toBe('Ours');

  await save.click();
  await expect.poll(stored).toBe('Typed 2');
});
