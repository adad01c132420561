import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { choiceLabels } from '../src/admin/platform/choice-labels.ts';
import { call, listAt, valueAt } from './http.ts';
import { shared } from './shared.ts';
import { adminPath, CONTENT_TYPES, FORM_TYPES, ORDERED_TYPES, schemaOf } from './types.ts';

const strapi = await shared();
const { admin } = strapi;

const project = {
  projectTitle: 'A new project',
  projectIcon: 'spark',
  sortOrder: 50,
  shortDescription: 'Short',
  cardDescription: 'Card',
};

/** Publishes, takes it away again, and gives the status of publishing: 200 or 400. */
async function tryToPublish(type: string, data: object): Promise<number> {
  const { json, status } = await admin.publish(type, data);
  const documentId = valueAt(json, 'data', 'documentId');
  if (documentId) await admin.remove(type, documentId);
  return status;
}

/** What stands beside the form of an entry about its being taken off. */
async function takenOff(type: string, documentId: string, locale: string): Promise<string> {
  const path = `/website/taken-off/api::${type}.${type}/${documentId}?locale=${locale}`;
  const { json, text } = await admin.call('GET', path);
  const sentences = valueAt(json, 'data');
  assert.ok(Array.isArray(sentences), text);
  return sentences.join(' ');
}

test('[3.1] a page address is refused if it is not a slug', async () => {
  assert.equal(await tryToPublish('project', { ...project, url: 'a-new-project' }), 200);
  for (const url of ['A-New', 'a b', '-a', 'a-', 'a--b', 'a/b', '../a', 'é', 'a_b', 'a.b']) {
    assert.equal(await tryToPublish('project', { ...project, url }), 400, url);
  }
});

test('[3.1] a page address follows the title until the project is published, and an old address leads to the new one', async () => {
  const draft = await admin.call('POST', adminPath('project'), {
    ...project,
    projectTitle: 'മഴവിൽ',
  });
  const entry = adminPath('project', valueAt(draft.json, 'data', 'documentId'));
  const urlAfter = async (data: object, action = '') => {
    const method = action ? 'POST' : 'PUT';
    const { json, text } = await admin.call(method, entry + action, data);
    return valueAt(json, 'data', 'url') ?? text;
  };
  assert.equal(valueAt(draft.json, 'data', 'url'), 'mazhavil', 'with its vowels');
  assert.equal(await urlAfter({ projectTitle: 'Let’s Swim', url: 'mazhavil' }), 'lets-swim');
  assert.equal(await urlAfter({ projectTitle: 'Project Spark' }), 'project-spark-2', 'is taken');
  assert.equal(await urlAfter({ url: 'own-address' }), 'own-address');
  assert.equal(await urlAfter({ projectTitle: 'Swimming' }), 'own-address', 'an editor wrote it');
  assert.equal(await urlAfter({ url: '' }), 'swimming');
  assert.equal(await urlAfter({}, '/actions/publish'), 'swimming');
  assert.equal(await urlAfter({ projectTitle: 'Diving' }), 'swimming');

  // The address changes after publication: visitors are led from the old ones.
  for (const url of ['diving', 'deep-diving']) await urlAfter({ url }, '/actions/publish');
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

test('the old address of a page leads to the new one and is given to no other page', async () => {
  const values = { title: 'Visits', address: 'visits', body: 'Come.' };
  const { json } = await strapi.editor.publish('page', values);
  const id = valueAt(json, 'data', 'documentId');
  const published = `${adminPath('page', id)}/actions/publish`;
  await strapi.editor.call('POST', published, { address: 'visit-us' });
  const known = async () => {
    const { json } = await call(`${strapi.url}/api/old-addresses`, { token: strapi.readToken });
    return listAt(json, 'data').map((each) => [
      valueAt(each, 'kind'),
      valueAt(each, 'from'),
      valueAt(each, 'to'),
    ]);
  };
  assert.deepEqual(await known(), [['page', 'visits', 'visit-us']]);
  const another = await strapi.editor.publish('page', { title: 'Visits', body: 'Go.' });
  assert.equal(
    valueAt(another.json, 'data', 'address'),
    'visits-2',
    'the old address still leads on',
  );
  await strapi.editor.remove('page', valueAt(another.json, 'data', 'documentId'));
  const typed = { values: { title: 'Visits', address: 'visits', body: 'Go.' } };
  const check = await strapi.editor.call('POST', '/website/check/api::page.page', typed);
  assert.match(check.text, /Another page had the page address “visits” before/);
  const hidden = await strapi.editor.call('GET', adminPath('old-address'));
  assert.equal(hidden.status, 403, 'the CMS alone writes and reads the list');
  await strapi.editor.remove('page', id);
});

test('a text that is too long is refused, also in a draft and on every database', async () => {
  for (const [field, limit] of [
    ['projectTitle', 120],
    ['longDescription', 20_000],
  ] as const) {
    const data = { ...project, url: 'length', [field]: 'a'.repeat(limit) };
    assert.equal(await tryToPublish('project', data), 200, field);
    const longer = { ...data, [field]: 'a'.repeat(limit + 1) };
    const refused = await admin.call('POST', adminPath('project'), longer);
    assert.equal(refused.status, 400, field);
  }
});

test('an entry keeps its position in the list when it is edited', async () => {
  const team = async () => {
    const { json } = await call(`${strapi.url}/api/teams`, { token: strapi.readToken });
    return listAt(json, 'data').map((each) => valueAt(each, 'documentId'));
  };
  const before = await team();
  const entry = adminPath('team', before[0]);
  const position = valueAt((await admin.call('GET', entry)).json, 'data', 'position');
  assert.equal(
    (await admin.call('POST', `${entry}/actions/publish`, { position: 'p' })).status,
    200,
  );
  assert.deepEqual(await team(), before);
  // Visitors of other languages read the sample's translation again.
  await admin.call('POST', `${entry}/actions/publish`, { position });
});

test('[2.4.2] the newest activity is first until an editor moves another one before it', async () => {
  const seen = async () => {
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
  const made: unknown[] = [];
  for (const title of ['Older', 'Newer']) {
    const { json } = await admin.publish('just-in', { title, description: 'D' });
    made.push(valueAt(json, 'data', 'documentId'));
  }
  assert.deepEqual(await seen(), ['Newer', 'Older']);
  const move = { documentId: made[0], side: 'before', other: made[1] };
  assert.equal(
    (await admin.call('POST', '/website/ordering/api::just-in.just-in', move)).status,
    200,
  );
  assert.deepEqual(await seen(), ['Older', 'Newer']);
  for (const id of made) await admin.remove('just-in', id);
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

test('before an editor takes a language off, the form says what visitors lose in the others', async () => {
  const made = await admin.publish('page', { title: 'Boats', body: 'Wood.' });
  const documentId = String(valueAt(made.json, 'data', 'documentId'));
  const entry = adminPath('page', documentId);
  const said = (locale: string) => takenOff('page', documentId, locale);
  assert.equal(await said('en'), '', 'English is all there is');
  await admin.call('PUT', `${entry}?locale=ta`, { title: 'படகுகள்', body: 'மரம்.' });
  assert.equal(await said('en'), '', 'visitors see nothing of the draft');
  await admin.call('POST', `${entry}/actions/publish?locale=ta`, {});
  assert.match(await said('en'), /^Visitors lose it in Tamil too: without its English version/);
  assert.equal(await said('ta'), 'Visitors then read it in English.');
  assert.equal(await said('kn'), '', 'there is no Kannada');
  await admin.call('POST', `${entry}/actions/unpublish`, { locale: 'en' });
  assert.equal(await said('ta'), '', 'without its English version they see nothing of it today');
  await admin.call('DELETE', `${entry}?locale=*`);
});

test('before an editor takes a project off, the form says how many stories lose it', async () => {
  const all = await admin.call('GET', `${adminPath('project')}?sort=sortOrder:ASC`);
  const disha = listAt(all.json, 'results').find(
    (each) => valueAt(each, 'projectTitle') === 'Project Disha',
  );
  const said = await takenOff('project', String(valueAt(disha, 'documentId')), 'en');
  assert.match(said, /One story loses this project when it is deleted, and stays\./);
});

test('before an editor takes a linked page off, the form says which entries link to it', async (t) => {
  const { editor } = strapi;
  const ours = await editor.publish('page', { title: 'Our bus', body: 'Yellow.' });
  const documentId = valueAt(ours.json, 'data', 'documentId');
  const said = () => takenOff('page', String(documentId), 'en');
  assert.equal(await said(), '', 'nothing links to it');

  const documents = await editor.call('GET', `${adminPath('document')}?populate=file`);
  const file = valueAt(documents.json, 'results', 0, 'file');
  const linking: readonly [string, object][] = [
    [
      'page',
      { title: 'Visits', body: `By [bus](/our-bus/#times), [report](${valueAt(file, 'url')}).` },
    ],
    ['just-in', { title: 'A ride', description: 'D', link: '/ml/our-bus' }],
    // The same letters, and other pages.
    ['page', { title: 'Buses', body: '[a](/our-buses), [b](https://other.example/our-bus)' }],
  ];
  t.after(() => editor.remove('page', documentId));
  for (const [type, data] of linking) {
    const { json, status, text } = await editor.publish(type, data);
    assert.equal(status, 200, text);
    t.after(() => editor.remove(type, valueAt(json, 'data', 'documentId')));
  }
  assert.match(await said(), /^It is linked from Activity “A ride”, Page “Visits”\. Those links/);
  const refused = await editor.call('DELETE', `/upload/files/${valueAt(file, 'id')}`);
  assert.match(refused.text, /is used in .*Page “Visits”/);
});

test('an editor can link to files, and to pages and projects by their titles in each language', async () => {
  const targets = async (locale: string) => {
    const { json } = await strapi.editor.call('GET', `/website/link-targets?locale=${locale}`);
    return listAt(json, 'data');
  };
  const titleOf = (found: readonly unknown[], path: string) =>
    valueAt(
      found.find((each) => valueAt(each, 'path') === path),
      'title',
    );
  const [english, malayalam] = [await targets('en'), await targets('ml')];
  assert.equal(titleOf(english, '/team'), 'Team');
  assert.equal(titleOf(english, '/privacy'), 'Privacy Policy');
  assert.equal(titleOf(malayalam, '/team'), 'ടീം');
  assert.match(String(titleOf(malayalam, '/privacy')), /\p{Script=Malayalam}/u);
  assert.equal(titleOf(english, '/projects/project-spark'), 'Project Spark');
  const pdfs = english.filter((each) => valueAt(each, 'kind') === 'Footer PDF');
  assert.ok(pdfs.length > 0);
  for (const pdf of pdfs) {
    const path = String(valueAt(pdf, 'path'));
    assert.match(path, /^\/uploads\/.+\.pdf$/);
    assert.match(String(titleOf(malayalam, path)), /\p{Script=Malayalam}/u);
  }
  const refused = await strapi.coordinator.call('GET', '/website/link-targets');
  assert.equal(refused.status, 403);
});

test('editors see a plain label for each field', async () => {
  const types = await admin.call('GET', '/content-manager/content-types');
  const shown = listAt(types.json, 'data').filter(
    (each) =>
      String(valueAt(each, 'uid')).startsWith('api::') && valueAt(each, 'isDisplayed') === true,
  );
  assert.ok(shown.length > FORM_TYPES.length);
  for (const type of shown) {
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

/** What earlier versions had in place of other fields: visitors read it where those are empty. */
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
      // Lists that editors order by dragging have the number behind the place.
      const isPlace = name === 'sortOrder' && ORDERED_TYPES.includes(type);
      const isOlder = [...OLDER_FIELDS, 'team imageUrl'].includes(`${type} ${name}`);
      if (visible === false || isPlace || isOlder) continue;
      assert.ok(placed.includes(name), `${type}: ${name} has no place in cms/src/views/`);
    }
  }
});

test('editors have a field for each built-in text of the website', () => {
  const folder = path.join(import.meta.dirname, '../../site/app/texts/content');
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
