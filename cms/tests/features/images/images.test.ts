import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  ImagePage,
  ListedImage,
} from '../../../src/features/images/server/read-image-page.ts';
import { createDraft, uploadImage } from '../../support/entries.ts';
import { call, dataOf, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { readFileNames } from '../../support/tables.ts';
import { adminPath } from '../../support/types.ts';

const strapi = await sharedCms();
const { admin, author, editor } = strapi;

interface Image {
  readonly id: number;
}

async function listImages(query = ''): Promise<readonly ListedImage[]> {
  return dataOf<ImagePage>(await editor.call('GET', `/website/pictures${query}`)).images;
}

async function usesOf({ id }: Image): Promise<string> {
  const row = (await listImages()).find((each) => each.id === id);
  assert.ok(row, `image ${id} is not listed`);
  const names = row.uses.map(({ name }) => name);
  return [...names, ...row.binnedTitles.map((title) => `bin: ${title}`)].join(', ');
}

const isListed = async (query: string, { id }: Image) =>
  (await listImages(query)).some((each) => each.id === id);

const isUnused = (image: Image) => isListed('?unused=true', image);

test('the first start stores each image of the texts once', async () => {
  const names = (await readFileNames(strapi)).filter((name) => name.startsWith('texts-'));
  assert.ok(names.length > 0);
  assert.equal(new Set(names).size, names.length);
});

test('an image says in which entries it is a field, and in which texts it stands', async (t) => {
  const inField = await uploadImage(t, { name: 'in field.png' });
  const inText = await uploadImage(t, { name: 'in text.png' });
  for (const shortDescription of ['A hall', 'A hall']) {
    await createDraft(t, editor, 'gallery', { shortDescription, image: inField.id });
  }
  const body = `Text ![A boat](${inText.url}).`;
  const page = await createDraft(t, editor, 'page', { title: 'Boats', body });
  const tamil = { title: 'படகுகள்', body: `![ஒரு படகு](${inField.url} "x")` };
  await editor.callAsForm('PUT', `${adminPath('page', page)}?locale=ta`, tamil);
  assert.equal(
    await usesOf(inField),
    'Gallery picture “A hall”, Gallery picture “A hall”, Page “படகுகள்”',
  );
  assert.equal(await usesOf(inText), 'Page “Boats”');
  const row = (await listImages()).find((each) => each.id === inText.id);
  assert.match(row?.thumbnailUrl ?? '', /^\/uploads\/thumbnail_/);
  assert.match(row?.uses[0]?.path ?? '', new RegExp(`${page}.*=en$`));
  assert.deepEqual(await Promise.all([inField, inText].map(isUnused)), [false, false]);
});

test('the list has the size and the texts of each image', async (t) => {
  const described = { caption: 'The hall', alternativeText: 'Children in a hall' };
  const { id } = await uploadImage(t, { width: 960, height: 640, ...described });
  const bare = await uploadImage(t);
  const images = await listImages();
  assert.partialDeepStrictEqual(
    images.find((image) => image.id === id),
    { width: 960, height: 640, ...described },
  );
  assert.partialDeepStrictEqual(
    images.find((image) => image.id === bare.id),
    { caption: '', alternativeText: '' },
  );
});

test('an image of an entry in the bin counts as used, and cannot be deleted', async (t) => {
  const image = await uploadImage(t, { name: 'binned.png' });
  const entry = { shortDescription: 'Gone', image: image.id };
  await editor.remove('gallery', await createDraft(t, editor, 'gallery', entry));
  assert.equal(await usesOf(image), 'bin: “Gone”');
  assert.equal(await isUnused(image), false);
  const refused = await editor.call('DELETE', `/upload/files/${image.id}`);
  assert.equal(refused.status, 400, refused.text);
  assert.match(refused.text, /belongs to what was deleted: “Gone”\. It stays for 30 days/);
});

test('an Editor can delete an image that is not used, and an Author cannot', async (t) => {
  const image = await uploadImage(t, { name: 'not used.png' });
  assert.equal(await usesOf(image), '');
  assert.equal(await isUnused(image), true);
  assert.equal((await author.call('DELETE', `/upload/files/${image.id}`)).status, 403);
  assert.equal((await editor.call('DELETE', `/upload/files/${image.id}`)).status, 200);
  assert.equal(await isListed('', image), false);
});

test('an odd page number of the list of images gives the first page, and one after the end the last page', async () => {
  const first = await listImages();
  const oddPages = ['0', '-1', '1e9', '99999999999999999999', 'NaN', '%00', "1'--", '1&page=2'];
  for (const page of oddPages) {
    assert.deepEqual(await listImages(`?page=${page}`), first, page);
  }
  assert.deepEqual(await listImages('?page[$gt]=1&unused[a]=true'), first);
  const last = await listImages('?page=999999');
  assert.ok(last.length > 0, 'a page after the end is the last page');
});

test('an image that an entry shows cannot be deleted, and the error names the entry', async () => {
  const { json } = await call(`${strapi.url}/api/galleries?populate=*`, {
    token: strapi.readToken,
  });
  const refused = await admin.call(
    'DELETE',
    `/upload/files/${valueAt(json, 'data', 0, 'image', 'id')}`,
  );
  assert.equal(refused.status, 400, refused.text);
  const caption = valueAt(json, 'data', 0, 'shortDescription');
  assert.match(refused.text, new RegExp(`is used in Gallery picture .{1,3}${caption}`));
});

test('a file to which a text links cannot be deleted, and the error names the entry', async (t) => {
  const { id, url } = await uploadImage(t, { name: 'linked.png' });
  await createDraft(t, editor, 'page', { title: 'Visits', body: `Our [bus](${url}).` });
  const refused = await editor.call('DELETE', `/upload/files/${id}`);
  assert.equal(refused.status, 400, refused.text);
  assert.match(refused.text, /is used in Page “Visits”/);
});
