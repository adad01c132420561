import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { valueAt } from './http.ts';
import { shared } from './shared.ts';
import { adminPath } from './types.ts';

const { admin } = await shared();

/** Saves a draft, as an editor does, for one test; gives what is stored of it. */
async function saved(t: TestContext, type: string, data: object): Promise<unknown> {
  const reply = await admin.call('POST', adminPath(type), data);
  assert.equal(reply.status, 201, reply.text);
  const entry = valueAt(reply.json, 'data');
  t.after(() => admin.remove(type, valueAt(entry, 'documentId')));
  return entry;
}

async function changed(type: string, entry: unknown, data: object): Promise<unknown> {
  const reply = await admin.call('PUT', adminPath(type, valueAt(entry, 'documentId')), data);
  return valueAt(reply.json, 'data');
}

test('a page without an address gets one from its title', async (t) => {
  assert.equal(
    valueAt(await saved(t, 'page', { title: 'School library' }), 'address'),
    'school-library',
  );
});

test('a page gets an address with a number if another page or the website has the address', async (t) => {
  await saved(t, 'page', { title: 'Reading room' });
  assert.equal(
    valueAt(await saved(t, 'page', { title: 'Reading room' }), 'address'),
    'reading-room-2',
  );
  assert.equal(valueAt(await saved(t, 'page', { title: 'Gallery' }), 'address'), 'gallery-2');
});

test('a page keeps its address when its title changes, until an editor empties the field', async (t) => {
  const page = await saved(t, 'page', { title: 'Harvest' });
  assert.equal(valueAt(await changed('page', page, { title: 'Onam' }), 'address'), 'harvest');
  const emptied = { title: 'Onam', address: '' };
  assert.equal(valueAt(await changed('page', page, emptied), 'address'), 'onam');
});

test('a file of the library is stored by its path, and a file of another website keeps its host', async (t) => {
  const documents = await admin.call('GET', `${adminPath('document')}?populate=file`);
  const path = valueAt(documents.json, 'results', 0, 'file', 'url');
  const other = 'https://example.org/uploads/other.pdf';
  const body = `![A hall](http://127.0.0.1:1337${path}), [Report](https://cms.example${path}), `;
  const others = `![other](${other}), [other](${other})`;
  const page = await saved(t, 'page', { title: 'A report', body: body + others });
  assert.equal(valueAt(page, 'body'), `![A hall](${path}), [Report](${path}), ${others}`);
  const words = { title: 'A report', description: 'D' };
  const activity = await saved(t, 'just-in', { ...words, link: `https://cms.example${path}` });
  assert.equal(valueAt(activity, 'link'), path);
});

const school = { name: 'A school, Aluva', district: 'Ernakulam', project: 'pg' };

test('[3.9] a school gets an id from its project and name, and decimal degrees', async (t) => {
  const stored = await saved(t, 'school', { ...school, latitude: '9°55′48″N', longitude: '76,27' });
  assert.equal(valueAt(stored, 'schoolId'), 'pg-a-school-aluva');
  assert.deepEqual([valueAt(stored, 'latitude'), valueAt(stored, 'longitude')], ['9.93', '76.27']);
});

test('a school with coordinates outside India cannot be saved', async () => {
  const swapped = { ...school, latitude: '76.27', longitude: '9.93' };
  const refused = await admin.call('POST', adminPath('school'), swapped);
  assert.equal(refused.status, 400);
  assert.match(refused.text, /are swapped: exchange them/);
});
