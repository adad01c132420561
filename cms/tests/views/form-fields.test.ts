import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { listAt, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { CONTENT_TYPES, FORM_TYPES, ORDERED_TYPES, schemaOf } from '../support/types.ts';

const { admin } = await sharedCms();

test('editors see a plain label for each field', async () => {
  const types = await admin.call('GET', '/content-manager/content-types');
  const displayedTypes = listAt(types.json, 'data').filter(
    (each) =>
      String(valueAt(each, 'uid')).startsWith('api::') && valueAt(each, 'isDisplayed') === true,
  );
  assert.ok(displayedTypes.length > FORM_TYPES.length);
  for (const type of displayedTypes) {
    const uid = String(valueAt(type, 'uid'));
    const view = await admin.call('GET', `/content-manager/content-types/${uid}/configuration`);
    const contentType = valueAt(view.json, 'data', 'contentType');
    for (const cell of listAt(contentType, 'layouts', 'edit').flat()) {
      const name = String(valueAt(cell, 'name'));
      const label = String(valueAt(contentType, 'metadatas', name, 'edit', 'label'));
      assert.match(label, /^[A-Z“]/, `${uid} ${name}: "${label}"`);
    }
  }
});

test('a field of the organisation says how texts name it and what its emptiness means', async () => {
  const path = '/content-manager/content-types/api::organisation.organisation/configuration';
  const contentType = valueAt((await admin.call('GET', path)).json, 'data', 'contentType');
  const hint = valueAt(contentType, 'metadatas', 'city', 'edit', 'description');
  assert.equal(hint, 'In texts, {city} stands for it.');
  const empty = valueAt(contentType, 'metadatas', 'city', 'edit', 'placeholder');
  assert.equal(empty, 'Empty: the website’s own text');
});

test('editors see a plain label for a field of a part', async () => {
  const path = '/content-manager/content-types/api::organisation.organisation/configuration';
  const components = valueAt((await admin.call('GET', path)).json, 'data', 'components');
  assert.equal(valueAt(components, 'texts.link', 'metadatas', 'url', 'edit', 'label'), 'Link');
});

/** The first names of section 3.3, which visitors read only if the fields of the second names are empty. */
const OLDER_FIELDS = ['name', 'pos', 'mainText', 'event', 'image'].map(
  (name) => `testimonial ${name}`,
);

test('the form has each field that editors write', async () => {
  for (const type of CONTENT_TYPES) {
    const path = `/content-manager/content-types/api::${type}.${type}/configuration`;
    const { json } = await admin.call('GET', path);
    const rows = listAt(json, 'data', 'contentType', 'layouts', 'edit');
    const placed = rows.flat().map((cell) => valueAt(cell, 'name'));
    for (const [name, { visible }] of Object.entries(schemaOf(type).attributes)) {
      // Editors set this number by dragging the entries of a list.
      const isPlace = name === 'sortOrder' && ORDERED_TYPES.includes(type);
      const isOlder = [...OLDER_FIELDS, 'team imageUrl'].includes(`${type} ${name}`);
      if (visible === false || isPlace || isOlder) continue;
      assert.ok(placed.includes(name), `${type}: ${name} has no place in cms/src/views/`);
    }
  }
});

test('editors have a field for each built-in text of the website', () => {
  const folder = path.join(import.meta.dirname, '../../../site/app/texts/content');
  for (const [file, type] of [
    ['home-page', 'home-page'],
    ['about-page', 'about-page'],
    ['list-page', 'list-page'],
    ['opportunity-pages', 'opportunity-page'],
    ['organisation', 'organisation'],
    ['transparency', 'transparency'],
    ['pages', 'page'],
  ] as const) {
    const { attributes } = schemaOf(type);
    const texts: unknown = JSON.parse(readFileSync(path.join(folder, `${file}.json`), 'utf8'));
    for (const name of [texts].flat().flatMap((each) => Object.keys(Object(each)))) {
      assert.ok(name in attributes, `${file}.json: ${name} has no field in the schema of ${type}`);
    }
  }
});
