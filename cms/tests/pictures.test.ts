import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import sharp from 'sharp';
import type { Admin } from './admin.ts';
import { call, listAt, valueAt } from './http.ts';
import { shared } from './shared.ts';
import { adminPath } from './types.ts';

const strapi = await shared();
const { admin, author, coordinator, editor } = strapi;

interface Uploaded {
  readonly id: number;
  readonly url: string;
}

async function picture(t: TestContext, name: string): Promise<Uploaded> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const create = { width: 300, height: 200, channels: 3, background: { r, g, b } } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(bytes)]), name);
  const { json } = await editor.call('POST', '/upload/files', body);
  const id = Number(valueAt(json, 'id'));
  t.after(() => admin.call('DELETE', `/upload/files/${id}`));
  return { id, url: String(valueAt(json, 'url')) };
}

async function draft(t: TestContext, type: string, data: object, query = ''): Promise<string> {
  const { json, text } = await editor.call('POST', `${adminPath(type)}${query}`, data);
  const id = valueAt(json, 'data', 'documentId');
  assert.equal(typeof id, 'string', text);
  t.after(() => editor.remove(type, id));
  return String(id);
}

async function listed(query = '', person: Admin = editor): Promise<readonly unknown[]> {
  const { status, json, text } = await person.call('GET', `/website/pictures${query}`);
  assert.equal(status, 200, text);
  return listAt(json, 'data', 'images');
}

async function usesOf({ id }: Uploaded): Promise<string> {
  const row = (await listed()).find((each) => valueAt(each, 'id') === id);
  const names = listAt(row, 'uses').map((use) => valueAt(use, 'name'));
  return [...names, ...listAt(row, 'binnedTitles').map((title) => `bin: ${title}`)].join(', ');
}

const isListed = async (query: string, { id }: Uploaded) =>
  (await listed(query)).some((each) => valueAt(each, 'id') === id);

test('the first start adds no image that nothing uses', async () => {
  const names = await strapi.query(
    "select name from files where name like 'texts-%' group by name having count(*) > 1",
  );
  assert.deepEqual(names, []);
});

test('staff see where each image is used and can delete one that is not used', async (t) => {
  const shown = await picture(t, 'shown.png');
  const inText = await picture(t, 'in text.png');
  const binned = await picture(t, 'binned.png');
  const spare = await picture(t, 'spare.png');
  await draft(t, 'gallery', { shortDescription: 'A hall', image: shown.id });
  await draft(t, 'gallery', { shortDescription: 'A hall', image: shown.id });
  const body = `Text ![A boat](${inText.url}).`;
  const page = await draft(t, 'page', { title: 'Boats', body });
  const tamil = { title: 'படகுகள்', body: `![ஒரு படகு](${shown.url} "x")` };
  await editor.call('PUT', `${adminPath('page', page)}?locale=ta`, tamil);
  const gone = await draft(t, 'gallery', { shortDescription: 'Gone', image: binned.id });
  await editor.remove('gallery', gone);

  assert.equal(
    await usesOf(shown),
    'Gallery picture “A hall”, Gallery picture “A hall”, Page “படகுகள்”',
  );
  assert.equal(await usesOf(inText), 'Page “Boats”');
  assert.equal(await usesOf(binned), 'bin: “Gone”');
  assert.equal(await usesOf(spare), '');
  const first = (await listed()).find((each) => valueAt(each, 'id') === inText.id);
  assert.match(String(valueAt(first, 'thumbnailUrl')), /^\/uploads\/thumbnail_/);
  assert.match(String(valueAt(first, 'uses', 0, 'path')), new RegExp(`${page}.*=en$`));
  const unused = await Promise.all(
    [shown, inText, binned, spare].map((each) => isListed('?unused=true', each)),
  );
  assert.deepEqual(unused, [false, false, false, true]);
  assert.equal((await author.call('DELETE', `/upload/files/${spare.id}`)).status, 403);
  assert.equal((await editor.call('DELETE', `/upload/files/${spare.id}`)).status, 200);
  assert.equal(await isListed('', spare), false);
});

test('only staff who can read the library see the list of images, and an odd page number does no harm', async () => {
  const path = '/website/pictures';
  assert.equal((await call(strapi.url + path)).status, 401);
  assert.equal((await call(strapi.url + path, { token: strapi.readToken })).status, 401);
  assert.equal((await coordinator.call('GET', path)).status, 403);
  const first = await listed('', author);
  assert.ok(first.length > 0);
  const odd = ['0', '-1', '1e9', '99999999999999999999', 'NaN', '%00', "1'--", '1&page=2'];
  for (const page of odd) {
    assert.deepEqual(await listed(`?page=${page}`), first, page);
  }
  assert.deepEqual(await listed('?page[$gt]=1&unused[a]=true'), first);
  const last = await listed('?page=999999');
  assert.ok(last.length > 0, 'beyond the end stands the last page');
});
