import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Admin } from '../../support/admin.ts';
import { createDraft, uploadImage } from '../../support/entries.ts';
import { call, listAt, valueAt } from '../../support/http.ts';
import { shared } from '../../support/shared.ts';
import { readFileNames } from '../../support/tables.ts';
import { adminPath } from '../../support/types.ts';

const strapi = await shared();
const { admin, author, coordinator, editor } = strapi;

interface Image {
  readonly id: number;
}

async function listImages(query = '', person: Admin = editor): Promise<readonly unknown[]> {
  const { status, json, text } = await person.call('GET', `/website/pictures${query}`);
  assert.equal(status, 200, text);
  return listAt(json, 'data', 'images');
}

async function usesOf({ id }: Image): Promise<string> {
  const row = (await listImages()).find((each) => valueAt(each, 'id') === id);
  const names = listAt(row, 'uses').map((use) => valueAt(use, 'name'));
  return [...names, ...listAt(row, 'binnedTitles').map((title) => `bin: ${title}`)].join(', ');
}

const isListed = async (query: string, { id }: Image) =>
  (await listImages(query)).some((each) => valueAt(each, 'id') === id);

test('the first start stores each image of the texts once', async () => {
  const names = (await readFileNames(strapi)).filter((name) => name.startsWith('texts-'));
  assert.ok(names.length > 0);
  assert.equal(new Set(names).size, names.length);
});

test('staff see where each image is used and can delete one that is not used', async (t) => {
  const inField = await uploadImage(t, { name: 'in field.png' });
  const inText = await uploadImage(t, { name: 'in text.png' });
  const binned = await uploadImage(t, { name: 'binned.png' });
  const notUsed = await uploadImage(t, { name: 'not used.png' });
  await createDraft(t, editor, 'gallery', { shortDescription: 'A hall', image: inField.id });
  await createDraft(t, editor, 'gallery', { shortDescription: 'A hall', image: inField.id });
  const body = `Text ![A boat](${inText.url}).`;
  const page = await createDraft(t, editor, 'page', { title: 'Boats', body });
  const tamil = { title: 'படகுகள்', body: `![ஒரு படகு](${inField.url} "x")` };
  await editor.call('PUT', `${adminPath('page', page)}?locale=ta`, tamil);
  const deleted = await createDraft(t, editor, 'gallery', {
    shortDescription: 'Gone',
    image: binned.id,
  });
  await editor.remove('gallery', deleted);

  assert.equal(
    await usesOf(inField),
    'Gallery picture “A hall”, Gallery picture “A hall”, Page “படகுகள்”',
  );
  assert.equal(await usesOf(inText), 'Page “Boats”');
  assert.equal(await usesOf(binned), 'bin: “Gone”');
  assert.equal(await usesOf(notUsed), '');
  const first = (await listImages()).find((each) => valueAt(each, 'id') === inText.id);
  assert.match(String(valueAt(first, 'thumbnailUrl')), /^\/uploads\/thumbnail_/);
  assert.match(String(valueAt(first, 'uses', 0, 'path')), new RegExp(`${page}.*=en$`));
  const unused = await Promise.all(
    [inField, inText, binned, notUsed].map((each) => isListed('?unused=true', each)),
  );
  assert.deepEqual(unused, [false, false, false, true]);
  assert.equal((await author.call('DELETE', `/upload/files/${notUsed.id}`)).status, 403);
  assert.equal((await editor.call('DELETE', `/upload/files/${notUsed.id}`)).status, 200);
  assert.equal(await isListed('', notUsed), false);
});

test('only staff who can read the library see the list of images, and an odd page number does no harm', async () => {
  const path = '/website/pictures';
  assert.equal((await call(strapi.url + path)).status, 401);
  assert.equal((await call(strapi.url + path, { token: strapi.readToken })).status, 401);
  assert.equal((await coordinator.call('GET', path)).status, 403);
  const first = await listImages('', author);
  assert.ok(first.length > 0);
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
