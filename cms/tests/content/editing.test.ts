import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { choiceLabels } from '../../src/admin/frame/choice-labels.ts';
import { createDraft, createPublished, publishAgainAfterTest } from '../support/entries.ts';
import { call, listAt, valueAt } from '../support/http.ts';
import { shared } from '../support/shared.ts';
import { adminPath, CONTENT_TYPES, FORM_TYPES, ORDERED_TYPES, schemaOf } from '../support/types.ts';

const strapi = await shared();
const { admin, editor } = strapi;

const project = {
  projectTitle: 'A new project',
  projectIcon: 'spark',
  sortOrder: 50,
  shortDescription: 'Short',
  cardDescription: 'Card',
};

/** Returns the status of publishing a new entry: 200 or 400. */
async function tryToPublish(t: TestContext, type: string, data: object): Promise<number> {
  const id = await createDraft(t, admin, type, data);
  return (await admin.call('POST', `${adminPath(type, id)}/actions/publish`, data)).status;
}

test('[3.1] a page address is refused if it is not a slug', async (t) => {
  assert.equal(await tryToPublish(t, 'project', { ...project, url: 'a-new-project' }), 200);
  for (const url of ['A-New', 'a b', '-a', 'a-', 'a--b', 'a/b', '../a', 'é', 'a_b', 'a.b']) {
    assert.equal(await tryToPublish(t, 'project', { ...project, url }), 400, url);
  }
});

/** Creates a project, and returns its path and a function that saves it and returns its page address. */
async function createProject(t: TestContext, projectTitle: string) {
  const entry = adminPath(
    'project',
    await createDraft(t, admin, 'project', { ...project, projectTitle }),
  );
  const urlAfter = async (data: object, action = '') => {
    const method = action ? 'POST' : 'PUT';
    const { json, text } = await admin.call(method, entry + action, data);
    return valueAt(json, 'data', 'url') ?? text;
  };
  return { entry, urlAfter };
}

test('[3.1] a page address follows the title until the project is published', async (t) => {
  const { entry, urlAfter } = await createProject(t, 'മഴവിൽ');
  const draft = await admin.call('GET', entry);
  assert.equal(valueAt(draft.json, 'data', 'url'), 'mazhavil', 'the address has the vowels');
  assert.equal(await urlAfter({ projectTitle: 'Let’s Swim', url: 'mazhavil' }), 'lets-swim');
  assert.equal(
    await urlAfter({ projectTitle: 'Project Spark' }),
    'project-spark-2',
    'the first address is taken',
  );
  assert.equal(await urlAfter({ url: 'own-address' }), 'own-address');
  assert.equal(await urlAfter({ projectTitle: 'Swimming' }), 'own-address', 'an editor wrote it');
  assert.equal(await urlAfter({ url: '' }), 'swimming');
  assert.equal(await urlAfter({}, '/actions/publish'), 'swimming');
  assert.equal(await urlAfter({ projectTitle: 'Diving' }), 'swimming');
});

test('[3.1] the old addresses of a published project lead to the new one, until it is deleted', async (t) => {
  const { entry, urlAfter } = await createProject(t, 'Swimming');
  for (const url of ['swimming', 'diving', 'deep-diving']) {
    assert.equal(await urlAfter({ url }, '/actions/publish'), url);
  }
  const oldAddresses = async () => {
    const headers = { 'Strapi-Response-Format': 'v4' };
    const path = `${strapi.url}/api/old-addresses`;
    const { json } = await call(path, { token: strapi.readToken, headers });
    return listAt(json, 'data').map((each) => valueAt(each, 'attributes'));
  };
  const redirects = (await oldAddresses()).map((each) => [
    valueAt(each, 'from'),
    valueAt(each, 'to'),
  ]);
  assert.deepEqual(redirects, [
    ['diving', 'deep-diving'],
    ['swimming', 'deep-diving'],
  ]);
  assert.equal(valueAt((await oldAddresses())[0], 'project'), undefined);
  await admin.call('DELETE', entry);
  assert.deepEqual(await oldAddresses(), []);
});

test('the old address of a page leads to the new one and is given to no other page', async (t) => {
  const values = { title: 'Visits', address: 'visits', body: 'Come.' };
  const id = await createPublished(t, editor, 'page', values);
  const published = `${adminPath('page', id)}/actions/publish`;
  await editor.call('POST', published, { address: 'visit-us' });
  const readOldAddresses = async () => {
    const { json } = await call(`${strapi.url}/api/old-addresses`, { token: strapi.readToken });
    return listAt(json, 'data').map((each) => [
      valueAt(each, 'kind'),
      valueAt(each, 'from'),
      valueAt(each, 'to'),
    ]);
  };
  assert.deepEqual(await readOldAddresses(), [['page', 'visits', 'visit-us']]);
  const other = await createPublished(t, editor, 'page', { title: 'Visits', body: 'Go.' });
  const { json } = await editor.call('GET', adminPath('page', other));
  assert.equal(valueAt(json, 'data', 'address'), 'visits-2', 'the old address still redirects');
  await editor.remove('page', other);
  const typed = { values: { title: 'Visits', address: 'visits', body: 'Go.' } };
  const check = await editor.call('POST', '/website/check/api::page.page', typed);
  assert.match(check.text, /Another page had the page address “visits” before/);
  const hidden = await editor.call('GET', adminPath('old-address'));
  assert.equal(hidden.status, 403, 'only the CMS writes and reads the list');
});

test('a text that is too long is refused, also in a draft and on every database', async (t) => {
  for (const [field, limit] of [
    ['projectTitle', 120],
    ['longDescription', 20_000],
  ] as const) {
    const data = { ...project, url: `length-${limit}`, [field]: 'a'.repeat(limit) };
    assert.equal(await tryToPublish(t, 'project', data), 200, field);
    const longer = { ...data, [field]: 'a'.repeat(limit + 1) };
    const refused = await admin.call('POST', adminPath('project'), longer);
    assert.equal(refused.status, 400, field);
  }
});

test('an entry keeps its position in the list when it is edited', async (t) => {
  const team = async () => {
    const { json } = await call(`${strapi.url}/api/teams`, { token: strapi.readToken });
    return listAt(json, 'data').map((each) => valueAt(each, 'documentId'));
  };
  const before = await team();
  const entry = adminPath('team', before[0]);
  await publishAgainAfterTest(t, entry, ['position']);
  assert.equal(
    (await admin.call('POST', `${entry}/actions/publish`, { position: 'p' })).status,
    200,
  );
  assert.deepEqual(await team(), before);
});

test('[2.4.2] the newest activity is first until an editor moves another one before it', async (t) => {
  const firstTitles = async () => {
    const reply = await call(`${strapi.url}/api/just-ins`, { token: strapi.readToken });
    const inAdmin = await admin.call(
      'GET',
      `${adminPath('just-in')}?sort=sortOrder:ASC&pageSize=50`,
    );
    const titles = listAt(reply.json, 'data').map((each) => valueAt(each, 'title'));
    const listed = listAt(inAdmin.json, 'results').map((each) => valueAt(each, 'title'));
    assert.deepEqual(listed, titles, 'the admin shows the order that visitors see');
    return titles.slice(0, 2);
  };
  const older = await createPublished(t, admin, 'just-in', { title: 'Older', description: 'D' });
  const newer = await createPublished(t, admin, 'just-in', { title: 'Newer', description: 'D' });
  assert.deepEqual(await firstTitles(), ['Newer', 'Older']);
  const move = { documentId: older, side: 'before', other: newer };
  assert.equal(
    (await admin.call('POST', '/website/ordering/api::just-in.just-in', move)).status,
    200,
  );
  assert.deepEqual(await firstTitles(), ['Older', 'Newer']);
});

test('the check finds a single type by its type if it has no text in the language', async () => {
  const type = 'api::about-page.about-page';
  const path = `/content-manager/single-types/${type}`;
  const before = Object(valueAt((await admin.call('GET', `${path}?locale=ml`)).json, 'data'));
  const checked = await admin.call('POST', `/website/check/${type}`, {
    values: before,
    locale: 'ml',
  });
  assert.doesNotMatch(checked.text, /only a translation/);
});

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
    const type_ = valueAt(view.json, 'data', 'contentType');
    for (const cell of listAt(type_, 'layouts', 'edit').flat()) {
      const name = String(valueAt(cell, 'name'));
      const label = String(valueAt(type_, 'metadatas', name, 'edit', 'label'));
      assert.match(label, /^[A-Z“]/, `${uid} ${name}: "${label}"`);
    }
  }
  const path = '/content-manager/content-types/api::organisation.organisation/configuration';
  const { contentType, components } = Object(valueAt((await admin.call('GET', path)).json, 'data'));
  const hint = valueAt(contentType, 'metadatas', 'city', 'edit', 'description');
  assert.equal(hint, 'In texts, {city} stands for it.');
  const empty = valueAt(contentType, 'metadatas', 'city', 'edit', 'placeholder');
  assert.equal(empty, 'Empty: the website’s own text');
  assert.equal(valueAt(components, 'texts.link', 'metadatas', 'url', 'edit', 'label'), 'Link');
});

/** Fields of earlier versions, which visitors read only if the newer fields are empty. */
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

test('editors have a label that begins with a capital letter for every choice', () => {
  const values: string[] = [];
  for (const type of [...CONTENT_TYPES, ...FORM_TYPES]) {
    for (const field of Object.values(schemaOf(type).attributes)) {
      values.push(...(field.enum ?? []));
    }
  }
  assert.ok(values.length > 20);
  for (const value of values) assert.match(choiceLabels[value] ?? value, /^[A-Z]/);
});
