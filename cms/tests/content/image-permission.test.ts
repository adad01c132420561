import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { imagesIn } from '../../src/content/files/image-permission/image-permission.ts';
import { check } from '../support/check.ts';
import { createDraft } from '../support/entries.ts';
import { call, listAt, succeeded, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { endTenMinutes, renameFieldInVersions } from '../support/tables.ts';
import { adminPath, apiPath, CONTENT_TYPES, isSingle, schemaOf } from '../support/types.ts';

const strapi = await sharedCms();
const { editor } = strapi;

const IMAGE_PERMISSION = 'imagePermission';
/** Fields whose images show no child: logos, documents, and adults of the staff. */
const SHOWS_NO_CHILD = new Set([
  'document file',
  'organisation mark',
  'organisation wideMark',
  'partner logo',
  'team portrait',
]);

const permissionOf = (type: string) => schemaOf(type).attributes[IMAGE_PERMISSION];
const imageFieldsOf = (type: string) => permissionOf(type)?.options?.images ?? [];
const TYPES_WITH_PERMISSION = CONTENT_TYPES.filter(permissionOf);

/** Returns what the check says about the image permission. */
async function permissionFindings(type: string, values: object, locale = 'en'): Promise<string> {
  const found = await check(editor, type, { values, locale });
  return found
    .filter(({ field }) => field === IMAGE_PERMISSION)
    .map(({ text }) => text)
    .join('\n');
}

/** Returns the ids of two images of the library. */
async function twoImages(): Promise<[number, number]> {
  const { json } = await editor.call('GET', '/upload/files?pageSize=100');
  const [one, other] = listAt(json, 'results').filter(
    (file) => valueAt(file, 'mime') === 'image/webp',
  );
  assert.ok(one && other, 'the library has two images');
  return [Number(valueAt(one, 'id')), Number(valueAt(other, 'id'))];
}

const [one, other] = await twoImages();

const createGalleryImage = (t: TestContext, data: object) =>
  createDraft(t, editor, 'gallery', { shortDescription: 'A morning', image: one, ...data });

const isTicked = async (documentId: string) =>
  valueAt(
    (await editor.call('GET', adminPath('gallery', documentId))).json,
    'data',
    IMAGE_PERMISSION,
  );

const publish = (documentId: string, data: object = {}, locale = 'en') =>
  editor.callAsForm(
    'POST',
    `${adminPath('gallery', documentId)}/actions/publish?locale=${locale}`,
    data,
  );

test('[R42] every type with an image that can show a child has the image permission, once for all languages', () => {
  for (const type of CONTENT_TYPES) {
    const imageFields = Object.entries(schemaOf(type).attributes)
      .filter(([, field]) => field.type === 'media' || field.customField === 'global::markdown')
      .map(([name]) => name);
    const expected = imageFields.filter((name) => !SHOWS_NO_CHILD.has(`${type} ${name}`));
    assert.deepEqual(imageFieldsOf(type).toSorted(), expected.toSorted(), type);
  }
  for (const type of TYPES_WITH_PERMISSION) {
    const { customField, pluginOptions } = permissionOf(type) ?? {};
    assert.equal(customField, 'global::image-permission', type);
    assert.equal(pluginOptions, undefined, type);
  }
});

test('[R42] an entry with an image is published only with the image permission', async () => {
  for (const type of TYPES_WITH_PERMISSION) {
    for (const field of imageFieldsOf(type)) {
      const { type: kind, multiple } = schemaOf(type).attributes[field] ?? {};
      const file = multiple ? [{ id: one }] : { id: one };
      const value = kind === 'media' ? file : 'Look:\n\n![A kite](/uploads/kite.webp)';
      const text = await permissionFindings(type, { [field]: value });
      assert.match(text, /for each child a parent or guardian/, `${type} ${field}`);
      assert.equal(
        await permissionFindings(type, { [field]: value, [IMAGE_PERMISSION]: true }),
        '',
        `${type} ${field}`,
      );
    }
    assert.equal(await permissionFindings(type, {}), '', type);
  }
});

test('[R42] the image permission is required for an image in a text in every notation, but not for a link', () => {
  for (const [body, found] of [
    ['![A kite](/uploads/kite.webp) and ![a hat]( </uploads/hat.webp> "Hat")', 2],
    ['![Words with *marks* and [brackets]](/uploads/kite.webp)', 1],
    ['[![](/uploads/kite.webp)](/team)', 1],
    ['![A kite][one]\n\n[one]: /uploads/kite.webp', 1],
    ['See [us](/team)! [And you](/uploads/report.pdf)', 0],
  ] as const) {
    assert.equal(imagesIn(['body'], { body }).length, found, body);
  }
});

test('[R42] the image permission is required in every language, since all languages share it', async (t) => {
  const id = await createGalleryImage(t, {});
  const refused = await publish(id);
  assert.equal(refused.status, 400, refused.text);
  assert.match(refused.text, /for each child a parent or guardian/);
  const published = await publish(id, { [IMAGE_PERMISSION]: true });
  assert.equal(published.status, 200, published.text);

  const translation = { shortDescription: 'രാവിലെ' };
  await editor.callAsForm('PUT', `${adminPath('gallery', id)}?locale=ml`, translation);
  assert.equal((await publish(id, {}, 'ml')).status, 200);
  await editor.callAsForm('PUT', adminPath('gallery', id), {
    image: other,
    [IMAGE_PERMISSION]: false,
  });
  assert.equal((await publish(id, {}, 'ml')).status, 400);
  const { json } = await call(`${strapi.url}/api/galleries?populate=*&sort=id:desc`, {
    token: strapi.readToken,
  });
  const visible = listAt(json, 'data').find((each) => valueAt(each, 'documentId') === id);
  assert.equal(valueAt(visible, 'image', 'id'), one);
});

test('[R42] the image permission stays when an entry is saved with the same image', async (t) => {
  const id = await createGalleryImage(t, { image: other, [IMAGE_PERMISSION]: true });
  await editor.callAsForm('PUT', adminPath('gallery', id), {
    shortDescription: 'A noon',
    image: other,
  });
  assert.equal(await isTicked(id), true);
});

test('[R42] an image that is stored without the image permission, as by a version that is brought back, takes the image permission off', async (t) => {
  const id = await createGalleryImage(t, { image: other, [IMAGE_PERMISSION]: true });
  await endTenMinutes(strapi);
  await renameFieldInVersions(strapi, id, IMAGE_PERMISSION, 'before');
  await editor.callAsForm('PUT', adminPath('gallery', id), {
    image: one,
    [IMAGE_PERMISSION]: true,
  });
  assert.equal(await isTicked(id), true);

  const history = `/website/history/api::gallery.gallery/${id}`;
  const before = listAt((await editor.call('GET', `${history}?locale=en`)).json, 'data').at(-1);
  const path = `${history}/${valueAt(before, 'id')}`;
  const digest = valueAt((await editor.call('GET', path)).json, 'data', 'digest');
  const back = await editor.call('POST', path, { digest });
  assert.equal(back.status, 200, back.text);
  assert.equal(await isTicked(id), false);
});

const readAll = (type: string) =>
  succeeded(call(`${strapi.url}/${apiPath(type)}?populate=*`, { token: strapi.readToken }));

test('[R42] [7.1] the reads of the specification do not return the image permission', async () => {
  for (const type of TYPES_WITH_PERMISSION.filter((each) => each !== 'story')) {
    assert.ok(!(await readAll(type)).text.includes(IMAGE_PERMISSION), type);
  }
});

test('[R42] an entry of the sample has the image permission if it has an image', async () => {
  for (const type of TYPES_WITH_PERMISSION) {
    const { json } = await readAll(type);
    const entries = isSingle(type) ? [valueAt(json, 'data')] : listAt(json, 'data');
    for (const entry of entries.slice(0, 3)) {
      const stored = await editor.call('GET', adminPath(type, valueAt(entry, 'documentId')));
      const values = Object(valueAt(stored.json, 'data'));
      const has = imageFieldsOf(type).some(
        (field) => typeof values[field] !== 'string' && [values[field] ?? []].flat().length > 0,
      );
      assert.equal(
        values[IMAGE_PERMISSION] === true,
        has,
        `${type} ${valueAt(entry, 'documentId')}`,
      );
    }
  }
});
