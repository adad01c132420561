import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createDraft, discardDraftAfterTest } from '../support/entries.ts';
import { valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { adminPath } from '../support/types.ts';

const { admin } = await sharedCms();

/** Saves a draft and returns what the CMS stored. */
async function save(t: TestContext, type: string, data: object): Promise<unknown> {
  const documentId = await createDraft(t, admin, type, data);
  return valueAt((await admin.call('GET', adminPath(type, documentId))).json, 'data');
}

async function change(type: string, entry: unknown, data: object): Promise<unknown> {
  const reply = await admin.callAsForm('PUT', adminPath(type, valueAt(entry, 'documentId')), data);
  return valueAt(reply.json, 'data');
}

test('a page without an address gets one from its title', async (t) => {
  assert.equal(
    valueAt(await save(t, 'page', { title: 'School library' }), 'address'),
    'school-library',
  );
});

test('a page gets an address with a number if another page or the website has the address', async (t) => {
  await save(t, 'page', { title: 'Reading room' });
  assert.equal(
    valueAt(await save(t, 'page', { title: 'Reading room' }), 'address'),
    'reading-room-2',
  );
  assert.equal(valueAt(await save(t, 'page', { title: 'Gallery' }), 'address'), 'gallery-2');
});

test('a page keeps its address when its title changes, until an editor empties the field', async (t) => {
  const page = await save(t, 'page', { title: 'Harvest' });
  assert.equal(valueAt(await change('page', page, { title: 'Onam' }), 'address'), 'harvest');
  const emptied = { title: 'Onam', address: '' };
  assert.equal(valueAt(await change('page', page, emptied), 'address'), 'onam');
});

test('a file of the library is stored by its path, and a file of another website keeps its host', async (t) => {
  const documents = await admin.call('GET', `${adminPath('document')}?populate=file`);
  const path = valueAt(documents.json, 'results', 0, 'file', 'url');
  const other = 'https://example.org/uploads/other.pdf';
  const body = `![A hall](http://127.0.0.1:1337${path}), [Report](https://cms.example${path}), `;
  const others = `![other](${other}), [other](${other})`;
  const page = await save(t, 'page', { title: 'A report', body: body + others });
  assert.equal(valueAt(page, 'body'), `![A hall](${path}), [Report](${path}), ${others}`);
  const report = { title: 'A report', description: 'D' };
  const activity = await save(t, 'just-in', { ...report, link: `https://cms.example${path}` });
  assert.equal(valueAt(activity, 'link'), path);
});

test('a file of the library is stored by its path in the links of the menu and to social networks', async (t) => {
  discardDraftAfterTest(t, 'organisation');
  const documents = await admin.call('GET', `${adminPath('document')}?populate=file`);
  const path = valueAt(documents.json, 'results', 0, 'file', 'url');
  const menuLinks = [{ name: 'Report', url: `https://cms.example${path}` }];
  const socialLinks = [
    { name: 'Video', url: 'https://example.org/video' },
    { name: 'Leaflet', url: `https://cms.example${path}` },
  ];
  const { json } = await admin.callAsForm('PUT', adminPath('organisation'), {
    menuLinks,
    socialLinks,
  });
  assert.partialDeepStrictEqual(valueAt(json, 'data', 'menuLinks'), [
    { name: 'Report', url: path },
  ]);
  assert.partialDeepStrictEqual(valueAt(json, 'data', 'socialLinks'), [
    { name: 'Video', url: 'https://example.org/video' },
    { name: 'Leaflet', url: path },
  ]);
});

const school = { name: 'A school, Aluva', district: 'Ernakulam', project: 'pg' };

test('[3.9] a school gets an id from its project and name, and decimal degrees', async (t) => {
  const stored = await save(t, 'school', { ...school, latitude: '9°55′48″N', longitude: '76,27' });
  assert.equal(valueAt(stored, 'schoolId'), 'pg-a-school-aluva');
  assert.deepEqual([valueAt(stored, 'latitude'), valueAt(stored, 'longitude')], ['9.93', '76.27']);
});

test('a school with coordinates outside India cannot be saved', async () => {
  const swapped = { ...school, latitude: '76.27', longitude: '9.93' };
  const refused = await admin.call('POST', adminPath('school'), swapped);
  assert.equal(refused.status, 400);
  assert.match(refused.text, /are swapped: exchange them/);
});
