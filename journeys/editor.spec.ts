import { fileURLToPath } from 'node:url';
import type { Route } from '@playwright/test';
import { valueAt } from '../cms/tests/support/http.ts';
import { expect, test } from './fixtures.ts';

const picture = fileURLToPath(new URL('../cms/seed-media/gallery/01.webp', import.meta.url));
const otherPicture = fileURLToPath(new URL('../cms/seed-media/gallery/02.webp', import.meta.url));

test('[R42] an Editor previews an activity with an image, publishes it after consent, and visitors see it at once', async ({
  admin,
  allowed,
  staff,
  site,
}) => {
  const title = 'Book fair on Saturday';
  const homePage = async () => (await fetch(`${site.url}/`)).text();

  await admin.logIn(await staff.member('Editor'));
  await admin.openNew('just-in');
  await admin.field('Title').fill(title);
  await admin.field('Text').fill('Two hundred books, and a volunteer to read them with.');
  await admin.field('Words on the button').fill('Come along');
  await expect(admin.check()).toContainText('There are words for a button, but no link');
  await admin.field('Link').fill('/contact-us');
  await expect(admin.check()).toContainText('Nothing to correct.');
  await admin.addPicture(picture, 'A teacher reads to two children');
  await expect(admin.check()).toContainText('for each child a parent or guardian');
  await admin.permission().check();
  await admin.save();
  await expect(admin.check()).toContainText('Nothing to correct.');
  expect(await homePage()).not.toContain(title);

  const preview = await admin.openPreview();
  await expect(preview.getByText('You are seeing a draft.')).toBeVisible();
  const slide = preview.getByRole('group').filter({ hasText: title });
  await expect(slide).toBeVisible();
  await expect(slide.getByRole('img', { name: 'A teacher reads to two children' })).toBeVisible();
  expect(await homePage(), 'a visitor sees nothing of it').not.toContain(title);
  await preview.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(preview.getByText('You are seeing a draft.')).toBeHidden();
  await expect(preview.getByText(title)).toHaveCount(0);

  await admin.publish();
  await expect.poll(homePage).toContain(title);
  const live = admin.page.getByRole('link', { name: 'On the website now' });
  await expect(live).toHaveAttribute('href', `${site.url}/?activity=1#activities`);

  await expect(admin.permission()).toBeChecked();
  await admin.replaceFile(otherPicture);
  await expect(admin.permission(), 'it was set for the other picture').not.toBeChecked();

  allowed.problems.push(/status of 400 .*\/actions\/publish/);
  await admin.field('Link').fill('example.org');
  await admin.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(admin.field('Link')).toHaveAccessibleDescription(/^Begin the link with https:/);
});

test('a link that the website did not answer for is asked for again without a touch of the form @slow', async ({
  admin,
  staff,
}) => {
  await admin.logIn(await staff.member('Editor'));
  await admin.openNew('just-in');
  await admin.field('Title').fill('Book fair');
  await admin.field('Text').fill('Two hundred books.');
  await admin.field('Words on the button').fill('Come along');
  await expect(admin.check()).toContainText('no link');
  const text = 'The website did not answer in time';
  const unknown = { field: 'link', text, isObstacle: false, isUnknown: true };
  const answer = (route: Route) => route.fulfill({ json: { data: [unknown] } });
  await admin.page.route('**/website/check/**', answer, { times: 1 });
  await admin.field('Link').fill('/contact-us');
  await expect(admin.check()).toContainText(text);
  await expect(admin.check()).toContainText('Nothing to correct.');
});

test('a form is checked while an Editor types, at most every few seconds, and not while the Editor does nothing @slow', async ({
  admin,
  staff,
}) => {
  await admin.page.clock.install();
  const { clock } = admin.page;
  await admin.logIn(await staff.member('Editor'));
  await admin.openNew('just-in');
  let checks = 0;
  admin.page.on('request', (request) => {
    if (request.url().includes('/website/check/')) checks += 1;
  });
  await clock.runFor(1_500);
  expect(checks, 'of an empty form nothing can be wrong').toBe(0);
  await expect(admin.check()).toHaveCount(0);
  const now = () => admin.page.evaluate(() => Date.now());
  const begun = await now();
  const title = admin.field('Title');
  for (const word of ['Book', 'fair', 'on', 'Saturday', 'in', 'the', 'library']) {
    await title.pressSequentially(`${word} `);
    // A pause as between two thoughts.
    await clock.runFor(900);
  }
  await expect(admin.check()).toContainText('“Text” is empty');
  const max = Math.ceil(((await now()) - begun) / 3_000) + 1;
  expect(checks).toBeGreaterThan(0);
  expect(checks).toBeLessThanOrEqual(max);
  await clock.runFor(4_000);
  checks = 0;
  await clock.runFor(21_000);
  expect(checks, 'nothing is written').toBe(0);
});

test('before selected entries are deleted, an Editor reads that all languages go into the bin', async ({
  admin,
  staff,
}) => {
  const entries = '/content-manager/collection-types/api::just-in.just-in';
  await admin.logIn(await staff.member('Editor'));
  const titles = ['Gone A', 'Gone B'];
  for (const title of titles) {
    const { json } = await staff.administrator.publish('just-in', { title, description: 'D' });
    const inTamil = `${entries}/${valueAt(json, 'data', 'documentId')}/actions/publish?locale=ta`;
    await staff.administrator.callAsForm('POST', inTamil, { title, description: 'D' });
  }
  await admin.openList('just-in');
  for (const title of titles) await admin.row(title).getByRole('checkbox').check();
  await admin.page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = admin.page.getByRole('alertdialog');
  await expect(dialog).toContainText('What is ticked is deleted in all languages');
  await expect(dialog).toContainText('This deletes them in all languages.');
  await expect(dialog).toContainText('For 30 days “Bin”');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(admin.row('Gone')).toHaveCount(0);
  await admin.open('/admin/bin');
  for (const title of titles) await expect(admin.row(title)).toContainText('English, Tamil');
});

test('an Editor drags five team members into a new order and moves one with the menu, and the website shows that order', async ({
  admin,
  staff,
  site,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.openList('team');
  const handles = page.getByTitle('Drag to another place');
  const menus = page.getByRole('button', { name: /^Move / });
  const inList = async () => (await menus.allInnerTexts()).map((label) => label.slice(5));
  let before: string[] = [];
  // Strapi draws its rows twice while the list opens.
  await expect(async () => {
    before = await inList();
    expect(before.length).toBeGreaterThanOrEqual(10);
  }).toPass();
  // The founder, before them, stands in the middle of the page wherever the list has her (4.4).
  const five = before.slice(5, 10);
  const onSite = async () => {
    const html = await (await fetch(`${site.url}/team`)).text();
    return five.toSorted((a, b) => html.indexOf(a) - html.indexOf(b));
  };
  expect(await onSite()).toEqual(five);
  for (const name of five.slice(1)) {
    await handles.nth(before.indexOf(name)).hover();
    await page.mouse.down();
    // Chromium says with the second movement that something is dragged over the row.
    await handles.nth(5).hover();
    await menus.nth(5).hover();
    await page.mouse.up();
    await expect(menus.nth(5), 'it has the focus').toBeFocused();
    await expect(menus.nth(5)).toHaveAccessibleName(`Move ${name}`);
  }
  await expect.poll(onSite).toEqual(five.toReversed());

  await menus.nth(5).click();
  await page.getByRole('menuitem', { name: 'Move to the end' }).click();
  await expect(page.getByText('moved to the end')).toBeAttached();
  await expect.poll(async () => (await inList()).at(-1)).toBe(five[4]);
});

test('an Editor changes the address of a page and a project, and the old addresses redirect visitors at once @slow', async ({
  admin,
  staff,
  site,
}) => {
  const { administrator } = staff;
  const text = { title: 'Open days', address: 'open-days', body: 'Come and see.' };
  const summary = { projectIcon: 'spark', shortDescription: 'Short', cardDescription: 'Card' };
  const project = { ...summary, projectTitle: 'Library bus', url: 'library-bus', sortOrder: 90 };
  await admin.logIn(await staff.member('Editor'));
  for (const [type, data, was, is] of [
    ['page', text, '/open-days', '/visit-a-school'],
    ['project', project, '/projects/library-bus', '/projects/bus-of-books'],
  ] as const) {
    const answer = async (path: string) => {
      const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
      return [status, headers.get('Location')];
    };
    const { json } = await administrator.publish(type, data);
    await expect.poll(() => answer(was)).toEqual([200, null]);
    const entry = `api::${type}.${type}/${valueAt(json, 'data', 'documentId')}`;
    await admin.open(`/admin/content-manager/collection-types/${entry}?plugins[i18n][locale]=en`);
    await admin.field('Page address').fill(is.split('/').at(-1) ?? '');
    const redirect = admin.check().getByText('they will be led to the new address');
    await expect(redirect).toBeVisible();
    await admin.publish();
    await expect(redirect, 'it is done').toHaveCount(0);
    const before = performance.now();
    await expect.poll(() => answer(was), { timeout: 10_000 }).toEqual([301, is]);
    expect(performance.now() - before, was).toBeLessThan(3_000);
    // The admin's page of an entry asks for it now and then.
    await admin.openList(type);
    await administrator.remove(type, valueAt(json, 'data', 'documentId'));
    await expect.poll(() => answer(was), 'it leads to nothing').toEqual([404, null]);
  }
});
