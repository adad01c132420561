import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Admin } from '../cms/tests/support/admin.ts';
import { valueAt } from '../cms/tests/support/http.ts';
import { plainImage } from '../cms/tests/support/images.ts';
import { expect, rowsOf, test } from './fixtures.ts';

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A busy machine takes a second for each image. */
const SLOW = { timeout: 60_000 };
const PUBLISH = '**/api::gallery.gallery/actions/publish*';

async function photo(name: string, width = 960, height = 640): Promise<Upload> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return { name, mimeType: 'image/png', buffer: await plainImage(width, height, { r, g, b }) };
}

/** Uploads a photo by HTTP. Returns its id. */
async function uploadedPhoto(administrator: Admin, name: string): Promise<number> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array((await photo(name)).buffer)]), name);
  const { json, text } = await administrator.call('POST', '/upload/files', form);
  const id = valueAt(json, 'id');
  expect(id, text).toEqual(expect.any(Number));
  return Number(id);
}

async function tick(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `Tick ${name}` }).click();
}

/** Lets the request with this number fail after the CMS has done it. */
async function loseAnswer(page: Page, url: string, number: number): Promise<void> {
  let count = 0;
  await page.route(url, async (route) => {
    count += 1;
    if (count !== number) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
}

/** Of the gallery in English, in its order, published or not. */
const captionsIn = (strapi: Parameters<typeof rowsOf>[0], isPublished: boolean) =>
  rowsOf(strapi, 'galleries')
    .filter(({ locale, published_at }) => locale === 'en' && Boolean(published_at) === isPublished)
    .sort((a, b) => Number(a.sort_order) - Number(b.sort_order))
    .map(({ short_description }) => String(short_description));

test('an Editor uploads twenty images at once and adds them to the gallery with the keyboard over a failing connection, and each is stored once and in order @slow', async ({
  admin,
  staff,
  site,
  strapi,
  allowed,
}) => {
  const { page } = admin;
  allowed.problems.push(/ERR_CONNECTION_RESET/);
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  const names = numbers.map((number) => `hall ${number}.png`);
  const filesBefore = rowsOf(strapi, 'files').length;
  await admin.logIn(await staff.member('Editor'));
  await admin.open('/admin');
  await page.getByRole('link', { name: 'Add photos' }).click();
  await expect(page.getByRole('checkbox', { name: 'Only those used nowhere' })).toBeChecked();
  await page.getByRole('link', { name: 'Upload', exact: true }).click();

  await page.getByRole('button', { name: 'New', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'File upload', exact: true }).click();
  const photos = [...names.toReversed().map((name) => photo(name)), photo('zz tiny.png', 40, 40)];
  await (await chooser).setFiles(await Promise.all(photos));
  await expect(page.getByText('21 files uploaded successfully')).toBeVisible(SLOW);
  const first = rowsOf(strapi, 'files').find(({ name }) => name === 'hall 1.png');
  const fileInfo = { caption: 'Hall, picture 1', alternativeText: 'Children in hall 1' };
  await staff.administrator.call('PUT', `/upload/files/${first?.id}`, { fileInfo });

  await page.getByRole('link', { name: 'Pictures' }).click();
  await page.getByRole('checkbox', { name: 'Only those used nowhere' }).click();
  await tick(page, [...names, 'zz tiny.png']);
  await page.getByRole('button', { name: 'Add 21 pictures to the gallery' }).click();
  const dialog = page.getByRole('dialog');
  const rows = dialog.getByRole('group');
  const rowNames = await rows.evaluateAll((groups) =>
    groups.map((group) => group.getAttribute('aria-label')),
  );
  expect(rowNames).toEqual([...names, 'zz tiny.png']);
  await expect(rows.last()).toContainText('here it needs 960 × 640');
  await dialog.getByRole('button', { name: 'Leave out zz tiny.png' }).click();

  const publish = dialog.getByRole('button', { name: 'Publish 20' });
  await publish.click();
  const captions = dialog.getByRole('textbox', { name: 'Caption' });
  await expect(captions.nth(1), 'the first one that lacks a caption').toBeFocused();
  for (const number of numbers.slice(1)) {
    await page.keyboard.insertText(`Hall, picture ${number}`);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(`Children in hall ${number}`);
    // By the button that leaves the next one out.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  }
  await expect(
    dialog.getByText('without a caption: 0, without an alternative text: 0'),
  ).toBeVisible();

  await publish.click();
  const permission = dialog.getByRole('checkbox', { name: /^Everybody who can be recognised/ });
  await expect(permission, 'one tick for all of them').toBeFocused();
  await expect(dialog.getByText('Set the tick if this is so')).toBeVisible();
  await page.keyboard.press('Space');
  await loseAnswer(page, PUBLISH, 11);
  await publish.click();
  const broken = dialog.getByText('The connection broke.');
  await expect(broken).toHaveText(/^Live: 10 pictures\. /, SLOW);
  await expect(broken).toBeInViewport({ ratio: 1 });
  await expect(captions).toHaveCount(10);
  const theirs = {
    shortDescription: 'Of a colleague',
    image: rowsOf(strapi, 'files')[0]?.id,
    imagePermission: true,
  };
  expect((await staff.administrator.publish('gallery', theirs)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Publish 10' }).click();
  await expect(page.getByText('Live: 10 pictures. They are the last of the gallery.')).toBeVisible(
    SLOW,
  );
  await expect(page.getByRole('link', { name: 'See the gallery' })).toHaveAttribute(
    'href',
    `${site.url}/gallery`,
  );
  await expect(admin.row('hall 20.png'), 'it is used now').toHaveCount(0);

  const added = captionsIn(strapi, true).slice(-21);
  expect(added.filter((caption) => caption !== 'Of a colleague')).toEqual(
    numbers.map((number) => `Hall, picture ${number}`),
  );
  const files = rowsOf(strapi, 'files').slice(filesBefore);
  expect(files.map((file) => file.alternative_text).sort()).toEqual(
    [null, ...numbers.map((number) => `Children in hall ${number}`)].sort(),
  );
  const wall = async () => (await fetch(`${site.url}/gallery`)).text();
  await expect.poll(wall).toContain('Hall, picture 20');
  const html = await wall();
  const places = numbers.map((number) => html.indexOf(`Hall, picture ${number}<`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('an Author on a phone saves pictures for the gallery as drafts, and discarded text leaves the pictures as they were @slow', async ({
  admin,
  staff,
  strapi,
}) => {
  const { page } = admin;
  await page.setViewportSize({ width: 390, height: 844 });
  const names = ['kite 1.png', 'kite 2.png', 'kite 10.png'];
  for (const name of names.toReversed()) await uploadedPhoto(staff.administrator, name);
  const filesBefore = rowsOf(strapi, 'files');
  await admin.logIn(await staff.member('Author'));
  await admin.open('/admin/pictures');
  await expect(page.getByRole('button', { name: 'Add to the gallery' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await tick(page, names);
  const add = page.getByRole('button', { name: 'Add 3 pictures to the gallery' });
  await add.click();
  const dialog = page.getByRole('dialog');
  const rows = dialog.getByRole('group');
  await dialog.getByRole('button', { name: 'Leave out kite 2.png' }).click();
  await expect(rows).toHaveCount(2);
  await expect(
    dialog.getByRole('textbox', { name: 'Alternative text' }).first(),
    'an Author may not change a file',
  ).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Caption' }).first().fill('A kite');
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await cancel.click();
  await expect(dialog, 'the browser asked, and Playwright answered no').toBeVisible();
  page.once('dialog', (question) => question.accept());
  await cancel.click();
  await expect(dialog).toHaveCount(0);
  expect(rowsOf(strapi, 'files')).toEqual(filesBefore);

  await add.click();
  for (const name of names) {
    const row = dialog.getByRole('group', { name });
    await row.getByRole('textbox', { name: 'Caption' }).fill(`A kite over ${name}`);
  }
  await expect(dialog.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save 3 as drafts' }).click();
  await expect(dialog).toHaveCount(0);
  expect(captionsIn(strapi, false).slice(-3)).toEqual(names.map((name) => `A kite over ${name}`));
});

test('a picture that a colleague adds meanwhile keeps their caption, and comes once @slow', async ({
  admin,
  staff,
  strapi,
}) => {
  const { page } = admin;
  const name = 'boat.png';
  const image = await uploadedPhoto(staff.administrator, name);
  await admin.logIn(await staff.member('Editor'));
  await admin.openList('gallery');
  await page.getByRole('link', { name: 'Add several' }).click();
  await tick(page, [name]);
  await page.getByRole('button', { name: 'Add 1 picture to the gallery' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Caption' }).fill('My boat');
  await dialog.getByRole('checkbox').click();
  const theirs = { shortDescription: 'The boat of a colleague', image, imagePermission: true };
  expect((await staff.administrator.publish('gallery', theirs)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Publish 1' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Another person added this');
  const boats = captionsIn(strapi, true).filter((caption) => caption.includes('boat'));
  expect(boats).toEqual(['The boat of a colleague']);
});

test('an Editor adds the picture of a deleted draft again, and cannot delete it while its draft is in the bin @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const image = await uploadedPhoto(staff.administrator, 'binned.png');
  const list = '/content-manager/collection-types/api::gallery.gallery';
  const { json } = await staff.administrator.call('POST', list, { image });
  await staff.administrator.callAsForm('DELETE', `${list}/${valueAt(json, 'data', 'documentId')}`);
  await admin.logIn(await staff.member('Editor'));
  await admin.open('/admin/pictures');
  await expect(admin.row('binned.png')).toContainText('In the bin');
  await tick(page, ['binned.png']);
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Add 1 picture to the gallery' }).click();
  await page.getByRole('button', { name: 'Save 1 as drafts' }).click();
  await expect(admin.row('binned.png')).toContainText('Without a name');
});
