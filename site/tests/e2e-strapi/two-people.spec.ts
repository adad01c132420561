import type { Route } from '@playwright/test';
import { call, valueAt } from '../../../cms/tests/http.ts';
import { AdminPages } from './admin-pages.ts';
import { expect, test } from './fixtures.ts';

const LISTS = '/content-manager/collection-types';
const MESSAGES = `${LISTS}/api::contact-form.contact-form`;
const PROJECTS = `${LISTS}/api::project.project`;
const ACTIVITIES = `${LISTS}/api::just-in.just-in`;

test('of two Coordinators with one message open, the second is asked before the first one’s note is replaced @slow', async ({
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
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const dialog = page.getByRole('alertdialog');
  await colleague.field('Notes').fill('Called on Monday.');
  await admin.field('Notes').fill('Answered by mail.');
  // Both press at once: the first save is on its way while the second person is asked.
  const onItsWay = Promise.withResolvers<void>();
  const isStored = colleague.page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await colleague.page.route(`**${entry}**`, async (route) => {
    if (route.request().method() === 'PUT') await onItsWay.promise;
    await route.fallback();
  });
  const hasBegun = colleague.page.waitForResponse('**/website/warnings/**');
  await colleague.page.getByRole('button', { name: 'Save', exact: true }).click();
  await hasBegun;
  await save.click();
  await expect(dialog).toContainText('Coordinator Sample is saving this entry at this moment.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  onItsWay.resolve();
  expect((await isStored).status()).toBe(200);
  expect(await stored()).toBe('Called on Monday.');
  await expect(admin.field('Notes')).toHaveValue('Answered by mail.');

  // Strapi reads some things again when a window gets the focus.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  for (const press of [() => save.click(), () => page.keyboard.press('Control+s')]) {
    await press();
    await expect(dialog).toContainText('Coordinator Sample changed this entry just now');
    await expect(dialog).toContainText('after you opened it: “Notes”.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(admin.field('Notes')).toHaveValue('Answered by mail.');
    expect(await stored()).toBe('Called on Monday.');
  }
  allowed.problems.push(/status of 500 .*\/website\/warnings\//);
  for (const answer of [{ status: 500 }, { json: {} }, undefined]) {
    const respond = (route: Route) => (answer ? route.fulfill(answer) : undefined);
    await page.route('**/website/warnings/**', respond);
    await save.click();
    await expect(dialog, 'no answer is none').toContainText('It could not be checked');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await stored()).toBe('Called on Monday.');
    await page.unroute('**/website/warnings/**', respond);
  }
  await page.unroute('**/website/warnings/**');
  await save.click();
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect.poll(stored).toBe('Answered by mail.');

  await admin.field('Notes').fill('Answered by mail, twice.');
  await save.click();
  await expect.poll(stored, 'one’s own save is no other’s').toBe('Answered by mail, twice.');
  await colleague.field('Notes').fill('Called on Tuesday.');
  await colleague.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(colleague.page.getByRole('alertdialog')).toContainText('Coordinator Sample changed');
  await theirs.close();
});

test('a translator is asked before a picture of English is put back, or a colleague’s translation replaced @slow', async ({
  admin,
  staff,
}) => {
  const { administrator } = staff;
  const { page } = admin;
  const words = { projectTitle: 'Kites', shortDescription: 'Kites', cardDescription: 'Kites' };
  const made = await administrator.publish('project', { ...words, projectIcon: 'spark' });
  const entry = `${PROJECTS}/${valueAt(made.json, 'data', 'documentId')}`;
  const change = (locale: string, data: object) =>
    administrator.call('PUT', `${entry}?locale=${locale}`, data);
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
  const warning = dialog.filter({ hasText: 'The words of the language' }).locator('svg').first();
  await fillIn.click();
  await expect(dialog).toContainText('The words of the language that you choose');
  await expect(warning, 'nothing could be replaced').toBeHidden();
  await dialog.getByRole('button', { name: 'No, cancel' }).click();
  await change('ta', { projectTitle: 'பட்டம்', shortDescription: 'ப', cardDescription: 'ப' });
  await admin.field('One line').fill('ப');
  await fillIn.click();
  await expect(warning).toBeVisible();
  await dialog.getByRole('button', { name: 'No, cancel' }).click();
  await admin.field('Short text').fill('ப');
  await expect(admin.check(), 'its English is there').not.toContainText('only a translation');
  await translate('காற்றாடி');
  await expect(dialog, 'there was no translation').toContainText('Test Person changed this entry');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await openTamil();
  await expect(admin.field('Title')).toHaveValue('பட்டம்');
  await change('ml', { projectTitle: 'പട്ടം' });
  await change('en', { projectIcon: 'disha' });
  await translate('காற்றாடி');
  await expect(dialog).toContainText('Test Person changed this entry just now');
  await expect(dialog, 'another language is none of it').not.toContainText('Title');
  expect(await icon()).toBe('disha');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await openTamil();
  await change('ml', { projectTitle: 'പട്ടങ്ങൾ' });
  await translate('காற்றாடி');
  await expect(page.getByText('Published document')).toBeVisible();
  expect(await icon()).toBe('disha');
});

test('an Editor reads who changed an entry meanwhile before it is unpublished, thrown away or deleted @slow', async ({
  admin,
  staff,
}) => {
  const { administrator } = staff;
  const { page } = admin;
  const made = await administrator.publish('just-in', {
    title: 'Lantern walk',
    description: 'Ours',
  });
  const entry = `${ACTIVITIES}/${valueAt(made.json, 'data', 'documentId')}`;
  for (const locale of ['ta', 'hi']) {
    const words = { title: 'Lanterns', description: 'Ours' };
    await administrator.call('POST', `${entry}/actions/publish?locale=${locale}`, words);
  }
  await administrator.call('PUT', entry, { description: 'Ours again' });
  await admin.logIn(await staff.member('Editor'));
  await admin.open(`/admin${entry}?plugins[i18n][locale]=en`);
  await expect(admin.field('Title')).toHaveValue('Lantern walk');
  await administrator.call('PUT', entry, { description: 'Theirs' });
  const dialog = page.getByRole('alertdialog');
  const changed = 'Test Person changed this entry just now, after you opened it: “Text”.';
  for (const [menu, item] of [
    ['More document actions', 'Unpublish'],
    ['More document actions', 'Discard changes'],
    ['More actions', 'Delete entry (English (en))'],
    ['More actions', 'Delete entry (all locales)'],
  ] as const) {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await expect(dialog, item).toContainText(changed);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  for (const item of ['Publish multiple locales', 'Unpublish multiple locales']) {
    await page.getByRole('button', { name: 'More document actions' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    const locales = page.getByRole('dialog', { name: item });
    await expect(locales, item).toContainText(
      /Test Person changed this entry .+, after you opened it: “Text”\./,
    );
    if (item.startsWith('Unpublish')) {
      await expect(locales).toContainText(
        'If you take English off: Visitors lose it in Tamil, Hindi too',
      );
      await expect(locales).toContainText(
        'If you take Tamil or Hindi off and leave English: Visitors then read it in English.',
      );
    }
    await locales.getByRole('button', { name: 'Close modal' }).click();
  }

  await admin.openList('just-in');
  await admin.row('Lantern walk').getByRole('checkbox').check();
  await page.waitForTimeout(1_100);
  await administrator.call('PUT', entry, { description: 'Theirs again' });
  const inList = 'Test Person changed “Lantern walk” just now: load the page again to see it.';
  for (const button of ['Unpublish', 'Delete']) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog, button).toContainText(inList);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(inList);

  await admin.open(`/admin${entry}?plugins[i18n][locale]=en`);
  await page.getByRole('button', { name: 'More document actions' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click();
  const replace = dialog.getByRole('radio', { name: 'Unpublish and replace last draft' });
  await replace.click();
  await expect(replace).toBeChecked();
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await expect(admin.field('Text'), 'the draft is what visitors saw').toHaveValue('Ours');
});

test('what an Editor wrote stays in the form when a save or a publication fails @slow', async ({
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

  await page.route('**/website/warnings/**', (route) => route.abort());
  await save.click();
  await expect(page.getByText('The CMS cannot be reached')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.unroute('**/website/warnings/**');
  await save.click();
  await expect.poll(stored).toBe('Typed 2');
});
