import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { AdminPages } from './admin-pages.ts';
import { expect, rowsOf, test } from './fixtures.ts';

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A busy machine takes a second for each image. */
const SLOW = { timeout: 60_000 };
const PUBLISH = '**/api::gallery.gallery/actions/publish*';
const GALLERY = '/admin/content-manager/collection-types/api::gallery.gallery';

async function photo(name: string, width = 960, height = 640): Promise<Upload> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const image = sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

function photos(numbers: readonly number[]): Promise<Upload[]> {
  return Promise.all(numbers.map((number) => photo(`hall ${number}.png`)));
}

async function openDialog(admin: AdminPages): Promise<Locator> {
  await admin.page.getByRole('button', { name: 'Add several' }).click();
  return admin.page.getByRole('dialog');
}

/** Lets the request with this number fail: unsent, or done by the CMS with its answer lost. */
async function breakAt(page: Page, url: string, number: number, isAnswerLost: boolean) {
  let count = 0;
  await page.route(url, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    count += 1;
    if (count !== number) return route.continue();
    if (isAnswerLost) await route.fetch();
    return route.abort('connectionreset');
  });
}

/** Of the gallery in English, in its order, published or not. */
const captionsIn = (strapi: Parameters<typeof rowsOf>[0], isPublished: boolean) =>
  rowsOf(strapi, 'galleries')
    .filter(({ locale, published_at }) => locale === 'en' && Boolean(published_at) === isPublished)
    .sort((a, b) => Number(a.sort_order) - Number(b.sort_order))
    .map(({ short_description }) => String(short_description));

test('an Editor adds twenty images to the gallery with the keyboard over a failing connection, and each is stored once and in order @slow', async ({
  admin,
  staff,
  site,
  strapi,
  allowed,
}) => {
  const { page } = admin;
  allowed.problems.push(/ERR_CONNECTION_RESET/, /status of 400 .*\/upload\/files/);
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  const filesBefore = rowsOf(strapi, 'files').length;
  await admin.logIn(await staff.member('Editor'));
  await admin.openList('gallery');
  const dialog = await openDialog(admin);
  const publish = dialog.getByRole('button', { name: /^Publish/ });
  await expect(publish).toBeDisabled();

  await breakAt(page, '**/upload/files', 11, false);
  const [text, pdf] = ['A plain text', '%PDF-1.4\n%%EOF'].map((words) => Buffer.from(words));
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      ...(await photos(numbers.toReversed())),
      await photo('zz huge.png', 10_000, 6_000),
      await photo('zz tiny.png', 40, 40),
      { name: 'zz report.jpg', mimeType: 'image/jpeg', buffer: pdf ?? Buffer.of() },
      { name: 'zz letter.jpg', mimeType: 'image/jpeg', buffer: text ?? Buffer.of() },
      { name: 'zz empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.of() },
    ]);
  const captions = dialog.getByRole('textbox', { name: 'Caption' });
  await expect(dialog.getByText('Not uploaded: hall 11.png.')).toBeVisible(SLOW);
  await expect(captions).toHaveCount(20);
  const names = await dialog
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')));
  expect(names).toEqual(numbers.map((number) => `hall ${number}.png`));
  await dialog.getByRole('button', { name: 'Try again: 1 picture' }).click();
  await expect(publish).toHaveText('Publish 20', SLOW);
  const leftOut = dialog.getByRole('alert').filter({ hasText: 'Left out' });
  for (const [name, reason] of [
    ['zz huge.png', 'a picture can have up to 50 megapixels'],
    ['zz tiny.png', 'here it needs 960 × 640'],
    ['zz report.jpg', 'It is not a picture.'],
    ['zz letter.jpg', 'is not an image that the website can show'],
    ['zz empty.jpg', 'It is empty'],
  ] as const) {
    await expect(leftOut.getByRole('listitem').filter({ hasText: name })).toContainText(reason);
  }

  await publish.click();
  await expect(captions.first(), 'the first one that lacks a caption').toBeFocused();
  for (const number of numbers) {
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
  await expect(dialog.getByText('Set the tick when that is so')).toBeVisible();
  await page.keyboard.press('Space');
  await breakAt(page, PUBLISH, 11, true);
  const listBehind = /\/api::gallery\.gallery\?page=/;
  await page.route(listBehind, (route) => route.abort('connectionreset'));
  await publish.click();
  const broken = dialog.getByRole('alert').filter({ hasText: 'The connection broke.' });
  await expect(broken).toHaveText(/^Live: 10 pictures\. /, SLOW);
  await expect(broken).toBeInViewport({ ratio: 1 });
  await expect(captions).toHaveCount(10);
  await page.unroute(listBehind);
  const theirs = {
    shortDescription: 'Of a colleague',
    image: rowsOf(strapi, 'files')[0]?.id,
    imagePermission: true,
  };
  expect((await staff.administrator.publish('gallery', theirs)).status).toBe(200);
  await publish.click();
  await expect(dialog.getByText('Live: 10 pictures.', { exact: true })).toBeVisible(SLOW);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();

  await expect(admin.row('Hall, picture 20')).toContainText('Published');
  const added = captionsIn(strapi, true).slice(-21);
  expect(added.filter((caption) => caption !== 'Of a colleague')).toEqual(
    numbers.map((number) => `Hall, picture ${number}`),
  );
  const files = rowsOf(strapi, 'files').slice(filesBefore);
  expect(files.map((file) => file.alternative_text).sort()).toEqual(
    numbers.map((number) => `Children in hall ${number}`).sort(),
  );
  const wall = async () => (await fetch(`${site.url}/gallery`)).text();
  await expect.poll(wall).toContain('Hall, picture 20');
  const html = await wall();
  const places = numbers.map((number) => html.indexOf(`Hall, picture ${number}<`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('“Add photos” on the first page opens the dialog, also after a list in Malayalam, and leads to the gallery after publishing @slow', async ({
  admin,
  staff,
  site,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.open(`${GALLERY}?plugins[i18n][locale]=ml`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await admin.open('/admin');
  await page.getByRole('link', { name: 'Add photos' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(await photos([21]));
  await dialog.getByRole('textbox', { name: 'Caption' }).fill('Hall, picture 21');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Publish 1' }).click();
  await expect(page.getByRole('link', { name: 'See the gallery' })).toHaveAttribute(
    'href',
    `${site.url}/gallery`,
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add several' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('an Editor on a phone drops images for the gallery, and discarded ones leave nothing behind @slow', async ({
  admin,
  staff,
  strapi,
}) => {
  const { page } = admin;
  await page.setViewportSize({ width: 390, height: 844 });
  const before = rowsOf(strapi, 'files').length;
  await admin.logIn(await staff.member('Editor'));
  await admin.openList('gallery');
  const dialog = await openDialog(admin);
  await drop(dialog, await photos([10, 2]));
  await dialog.getByRole('button', { name: 'Publish 2' }).waitFor();
  await dialog.getByRole('button', { name: 'Leave out hall 2.png' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Throw away' }).click();
  await expect.poll(() => rowsOf(strapi, 'files').length).toBe(before);

  await openDialog(admin);
  await drop(dialog, await photos([10, 2, 1]));
  const save = dialog.getByRole('button', { name: 'Save 3 as drafts' });
  await save.waitFor();
  for (const row of await dialog.getByRole('group').all()) {
    const name = await row.getAttribute('aria-label');
    await row.getByRole('textbox', { name: 'Caption' }).fill(`A kite over ${name}`);
  }
  await save.click();
  await expect(dialog).toHaveCount(0);
  expect(captionsIn(strapi, false).slice(-3)).toEqual(
    [1, 2, 10].map((number) => `A kite over hall ${number}.png`),
  );
});

async function drop(dialog: Locator, files: readonly Upload[]): Promise<void> {
  const sent = files.map(({ name, buffer }) => ({ name, bytes: buffer.toString('base64') }));
  await dialog.evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, bytes } of dropped) {
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([content], name, { type: 'image/png' }));
    }
    for (const type of ['dragenter', 'dragover', 'drop']) {
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true }));
    }
  }, sent);
}
