import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import {
  colleagueForTest,
  createDraft,
  createPublished,
  discardDraftAfterTest,
  sendForm,
  uploadImage,
} from '../../support/entries.ts';
import { call, listAt, valueAt } from '../../support/http.ts';
import { shared, submissionOf } from '../../support/shared.ts';
import {
  countVersions,
  endTenMinutes,
  markVersionsAsAsked,
  setAgeOfVersions,
} from '../../support/tables.ts';
import { adminPath, apiPath, schemaOf } from '../../support/types.ts';

const strapi = await shared();
const { editor } = strapi;

const historyOf = (type: string, id: unknown) => `/website/history/api::${type}.${type}/${id}`;

async function versions(type: string, id: unknown, locale = 'en') {
  const { json } = await editor.call('GET', `${historyOf(type, id)}?locale=${locale}`);
  return listAt(json, 'data');
}

const actions = async (type: string, id: unknown, locale?: string) =>
  (await versions(type, id, locale)).map((each) => valueAt(each, 'action')).join(' ');

const draft = (t: TestContext, type: string, data: object) => createDraft(t, editor, type, data);

async function save(type: string, id: unknown, data: object, locale = 'en'): Promise<void> {
  const reply = await editor.call('PUT', `${adminPath(type, id)}?locale=${locale}`, data);
  assert.equal(reply.status, 200, reply.text);
}

async function read(type: string, id: unknown, locale = 'en') {
  const { json } = await editor.call('GET', `${adminPath(type, id)}?locale=${locale}`);
  return valueAt(json, 'data');
}

/** Brings back a version or a part of it, as the dialog of the admin does. */
async function bringBack(path: string, choice: object = {}) {
  const digest = valueAt((await editor.call('GET', path)).json, 'data', 'digest');
  return editor.call('POST', path, { ...choice, digest });
}

async function bin() {
  return listAt((await editor.call('GET', '/website/bin')).json, 'data');
}

async function restore(title: string) {
  const entry = (await bin()).find((each) => valueAt(each, 'title') === title);
  const reply = await editor.call('POST', `/website/bin/${valueAt(entry, 'id')}/restore`, {});
  assert.equal(reply.status, 200, reply.text);
  return valueAt(reply.json, 'data');
}

test('the saves of one person within ten minutes are one version, and a save of another person is a new one', async (t) => {
  const id = await draft(t, 'team', { name: 'Asha', position: 'reader' });
  await save('team', id, { position: 'writer' });
  assert.equal(await actions('team', id), 'saved');
  await endTenMinutes(strapi);
  await save('team', id, { position: 'painter' });
  assert.equal(await actions('team', id), 'saved saved');
  const colleague = await colleagueForTest(t, 'Editor');
  await colleague.call('PUT', adminPath('team', id), { position: 'singer' });
  assert.equal(await actions('team', id), 'saved saved saved');
});

const RIGHT = { title: 'Kite day', description: 'Come and see.' };
const WRONG = { title: 'Wrong title', description: 'A wrong text.' };

/** Publishes an activity and then other words. Returns its id and the path of its first version. */
async function publishTwice(t: TestContext) {
  const id = await createPublished(t, editor, 'just-in', RIGHT);
  const publish = `${adminPath('just-in', id)}/actions/publish`;
  assert.equal((await editor.call('POST', publish, WRONG)).status, 200);
  const first = (await versions('just-in', id)).at(-1);
  return { id, path: `${historyOf('just-in', id)}/${valueAt(first, 'id')}` };
}

async function readWords(id: string) {
  const { title, description } = Object(await read('just-in', id));
  return { title, description };
}

test('an editor sees in which fields a version differs from the entry of today', async (t) => {
  const { path } = await publishTwice(t);
  const compared = listAt((await editor.call('GET', path)).json, 'data', 'fields');
  assert.deepEqual(
    compared.map((each) => [
      valueAt(each, 'label'),
      valueAt(each, 'before', 'text'),
      valueAt(each, 'after', 'text'),
    ]),
    [
      ['Title', RIGHT.title, WRONG.title],
      ['Text', RIGHT.description, WRONG.description],
    ],
  );
});

test('an editor can bring back one field, and the others stay', async (t) => {
  const { id, path } = await publishTwice(t);
  assert.equal((await bringBack(path, { field: 'title' })).status, 200);
  assert.deepEqual(await readWords(id), { ...WRONG, title: RIGHT.title });
});

test('an editor can bring back a whole version, as a draft only', async (t) => {
  const { id, path } = await publishTwice(t);
  assert.equal((await bringBack(path)).status, 200);
  assert.deepEqual(await readWords(id), RIGHT);
  assert.match(await actions('just-in', id), /^saved published/);
  const url = `${strapi.url}/${apiPath('just-in')}`;
  assert.match((await call(url, { token: strapi.readToken })).text, /A wrong text/);
});

test('a version is not brought back if the entry changed after the editor compared them', async (t) => {
  const { id, path } = await publishTwice(t);
  const seen = { digest: valueAt((await editor.call('GET', path)).json, 'data', 'digest') };
  await save('just-in', id, { title: 'Third title' });
  const refused = await editor.call('POST', path, seen);
  assert.match(refused.text, /changed this entry while you looked/);
  assert.deepEqual(await readWords(id), { ...WRONG, title: 'Third title' });
});

test('an editor can bring back the parts of a page, and each language has its own versions', async (t) => {
  discardDraftAfterTest(t, 'home-page');
  const single = adminPath('home-page');
  const cards = ['project-spark', 'project-disha'].map((url) => ({ name: `To ${url}`, url }));
  await strapi.admin.call('PUT', single, { shortcuts: cards });
  const { documentId: id, shortcuts } = Object(await read('home-page', undefined));
  await editor.call('PUT', single, { shortcuts: shortcuts.slice(1) });
  const [, before] = await versions('home-page', id);
  const path = `${historyOf('home-page', id)}/${valueAt(before, 'id')}`;
  const [field] = listAt((await editor.call('GET', path)).json, 'data', 'fields');
  assert.match(String(valueAt(field, 'before', 'text')), /: .*\n.*: /);
  assert.equal((await bringBack(path)).status, 200);
  const after = Object(await read('home-page', undefined)).shortcuts;
  const names = (parts: object[]) => parts.map((part) => valueAt(part, 'name'));
  assert.deepEqual(names(after), names(shortcuts));
  assert.equal(await actions('home-page', id, 'ta'), '');
});

test('an editor can bring back a deleted entry from the bin in both of its languages', async (t) => {
  const id = await draft(t, 'page', { title: 'Our garden', address: 'our-garden', body: 'Trees.' });
  await save('page', id, { title: 'Unser Tamil', body: 'மரங்கள்' }, 'ta');
  await editor.call('DELETE', `${adminPath('page', id)}?locale=*`);
  const entry = (await bin()).find((each) => valueAt(each, 'title') === 'Our garden');
  assert.deepEqual(listAt(entry, 'locales'), ['en', 'ta']);
  assert.equal(valueAt(entry, 'byName'), 'Editor Sample');
  await draft(t, 'page', { title: 'Another', address: 'our-garden' });
  const restored = await restore('Our garden');
  assert.equal(valueAt(restored, 'documentId'), id);
  assert.match(
    listAt(restored, 'problems').join(),
    /^Page address: another entry has “our-garden”/,
  );
  assert.equal(valueAt(await read('page', id), 'address'), 'our-garden-2');
  assert.equal(valueAt(await read('page', id, 'ta'), 'body'), 'மரங்கள்');
  assert.equal(valueAt(await read('page', id, 'ta'), 'address'), 'our-garden-2');
  assert.equal(
    (await bin()).some((each) => valueAt(each, 'title') === 'Our garden'),
    false,
  );
  assert.match(await actions('page', id), /^saved/);
});

test('an entry of the bin comes back at its old place in a list that nobody has ordered', async (t) => {
  const description = 'Come and see.';
  const ids: string[] = [];
  for (const title of ['Kite day', 'Book day', 'Seed day']) {
    ids.unshift(await createPublished(t, editor, 'just-in', { title, description }));
  }
  const middle = ids[1];
  await editor.call('DELETE', `${adminPath('just-in', middle)}?locale=*`);
  await restore('Book day');
  const list = await editor.call('GET', `${adminPath('just-in')}?sort=sortOrder:ASC`);
  const inAdmin = listAt(list.json, 'results').map((each) => valueAt(each, 'documentId'));
  assert.deepEqual(inAdmin.slice(0, 3), ids);
  await editor.call('POST', `${adminPath('just-in', middle)}/actions/publish`, {
    title: 'Book day',
    description,
  });
  const read = await call(`${strapi.url}/${apiPath('just-in')}`, { token: strapi.readToken });
  const onWebsite = listAt(read.json, 'data').map((each) => valueAt(each, 'documentId'));
  assert.deepEqual(onWebsite.slice(0, 3), ids);
});

test('an English text that was deleted alone comes back at its old place', async (t) => {
  const ids: string[] = [];
  for (const title of ['Kite page', 'Book page']) ids.push(await draft(t, 'page', { title }));
  await save('page', ids[0], { title: 'த' }, 'ta');
  await editor.call('DELETE', `${adminPath('page', ids[0])}?locale=en`);
  await restore('Kite page');
  const list = await editor.call('GET', `${adminPath('page')}?sort=createdAt:ASC&pageSize=100`);
  const listed = listAt(list.json, 'results').map((each) => valueAt(each, 'documentId'));
  assert.deepEqual(listed.slice(-2), ids);
});

test('an entry keeps 30 versions, its last published and last requested one', async (t) => {
  const person = { name: 'Meera', position: 'reader' };
  const id = await createPublished(t, editor, 'team', person);
  await endTenMinutes(strapi);
  await save('team', id, { position: 'author' });
  await markVersionsAsAsked(strapi, id);
  for (let index = 0; index < 31; index += 1) {
    await endTenMinutes(strapi);
    await save('team', id, { position: `reader ${index}` });
  }
  assert.equal(await actions('team', id), `${'saved '.repeat(30)}asked published`);
});

test('what was deleted 31 days ago is no longer in the bin', async (t) => {
  const id = await draft(t, 'team', { name: 'Meera', position: 'reader' });
  await editor.remove('team', id);
  assert.ok((await bin()).some((each) => valueAt(each, 'title') === 'Meera'));
  await setAgeOfVersions(strapi, id, 31);
  assert.ok(!(await bin()).some((each) => valueAt(each, 'title') === 'Meera'));
});

test('an image of an entry in the bin cannot be deleted', async (t) => {
  const { id: image } = await uploadImage(t, { name: 'dot.png' });
  const id = await draft(t, 'gallery', { shortDescription: 'A dot', image });
  await editor.remove('gallery', id);
  const refused = await editor.call('DELETE', `/upload/files/${image}`);
  assert.match(refused.text, /belongs to what was deleted: “A dot”/);
});

test('a version that comes back names an image that has been deleted', async (t) => {
  const { id: image } = await uploadImage(t, { name: 'dot.png' });
  const id = await draft(t, 'gallery', { shortDescription: 'A dot', image });
  await endTenMinutes(strapi);
  await save('gallery', id, { image: null });
  assert.equal((await editor.call('DELETE', `/upload/files/${image}`)).status, 200);
  const before = (await versions('gallery', id)).at(1);
  const reply = await bringBack(`${historyOf('gallery', id)}/${valueAt(before, 'id')}`);
  assert.match(listAt(reply.json, 'data', 'problems').join(), /the file “dot.*” has been deleted/);
});

test('neither a submission nor a person of the staff has versions', async (t) => {
  const { coordinator, admin } = strapi;
  const person = { firstName: 'Asha', email: 'bin@b.example', mobileNumber: '9876543210' };
  const rows = await countVersions(strapi);
  const sent = await sendForm(t, 'contact-form', { data: submissionOf('contact-form', person) });
  const id = String(valueAt(sent.json, 'data', 'documentId'));
  await coordinator.call('PUT', adminPath('contact-form', id), { progress: 'Done' });
  await coordinator.remove('contact-form', id);
  await colleagueForTest(t, 'Editor');
  assert.equal(await countVersions(strapi), rows);
  assert.equal((await editor.call('GET', historyOf('contact-form', id))).status, 403);
  assert.equal((await admin.call('GET', historyOf('contact-form', id))).status, 404);
});

test('a Coordinator and a visitor can read neither the history nor the bin', async () => {
  const { coordinator } = strapi;
  const team = historyOf('team', 'some');
  for (const path of ['/website/bin', team, `${team}/1`]) {
    assert.equal((await coordinator.call('GET', path)).status, 403, path);
    assert.equal((await call(`${strapi.url}${path}`)).status, 401, path);
  }
  for (const path of [`${team}/1`, '/website/bin/1/restore']) {
    assert.equal((await coordinator.call('POST', path, {})).status, 403, path);
  }
  assert.equal((await editor.call('POST', '/website/bin/7x/restore', {})).status, 404);
  const { info } = schemaOf('version');
  const open = await call(`${strapi.url}/api/${info.pluralName}`, { token: strapi.readToken });
  assert.equal(open.status, 404);
});
