// @postgres-slow
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Cleanup } from '../../support/cleanup.ts';
import {
  colleagueForTest,
  createDraft,
  createPublished,
  discardDraftAfterTest,
  sendForm,
  uploadImage,
} from '../../support/entries.ts';
import { call, listAt, succeeded, valueAt } from '../../support/http.ts';
import { sharedCms, submissionOf } from '../../support/shared.ts';
import {
  countVersions,
  endTenMinutes,
  markVersionsAsAsked,
  repeatNewestVersion,
} from '../../support/tables.ts';
import { adminPath, apiPath, schemaOf } from '../../support/types.ts';
import {
  actions,
  bringBack,
  compare,
  draft,
  historyOf,
  readDraft,
  save,
  versions,
} from './entries-with-history.ts';

const strapi = await sharedCms();
const { editor } = strapi;

test('the saves of one person within ten minutes are one version, and a save of another person is a new one', async (t) => {
  const id = await draft(t, 'team', { name: 'Asha', position: 'reader' });
  await save('team', id, { position: 'writer' });
  assert.equal(await actions('team', id), 'saved');
  await endTenMinutes(strapi);
  await save('team', id, { position: 'painter' });
  assert.equal(await actions('team', id), 'saved saved');
  const colleague = await colleagueForTest(t, 'Editor');
  await colleague.callAsForm('PUT', adminPath('team', id), { position: 'singer' });
  assert.equal(await actions('team', id), 'saved saved saved');
});

const RIGHT = { title: 'Kite day', description: 'Come and see.' };
const WRONG = { title: 'Wrong title', description: 'A wrong text.' };

/** Publishes an activity and then other words. Returns its id and the path of its first version. */
async function publishTwice(t: TestContext) {
  const id = await createPublished(t, editor, 'just-in', RIGHT);
  const publish = `${adminPath('just-in', id)}/actions/publish`;
  assert.equal((await editor.callAsForm('POST', publish, WRONG)).status, 200);
  const first = (await versions('just-in', id)).at(-1);
  return { id, path: `${historyOf('just-in', id)}/${first?.id}` };
}

async function readWords(id: string) {
  const { title, description } = Object(await readDraft('just-in', id));
  return { title, description };
}

test('an editor sees in which fields a version differs from the entry of today', async (t) => {
  const { path } = await publishTwice(t);
  const { fields } = await compare(path);
  assert.deepEqual(
    fields.map(({ label, before, after }) => [label, before.text, after.text]),
    [
      ['Title', RIGHT.title, WRONG.title],
      ['Text', RIGHT.description, WRONG.description],
    ],
  );
});

test('a version shows a day in words', async (t) => {
  const id = await createDraft(t, editor, 'story', { title: 'Kites', date: '2026-01-17' });
  const colleague = await colleagueForTest(t, 'Editor');
  await colleague.callAsForm('PUT', adminPath('story', id), { date: '2026-02-18' });
  const first = (await versions('story', id)).at(-1);
  const path = `${historyOf('story', id)}/${first?.id}`;
  const [date] = (await compare(path)).fields;
  assert.deepEqual([date?.before.text, date?.after.text], ['17 Jan 2026', '18 Feb 2026']);
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

test('what an editor brings back right after a save is a version of its own', async (t) => {
  const { id, path } = await publishTwice(t);
  await save('just-in', id, { title: 'Third title' });
  assert.equal((await bringBack(path)).status, 200);
  assert.match(await actions('just-in', id), /^saved saved published/);
});

test('a version is not brought back if the entry changed after the editor compared them', async (t) => {
  const { id, path } = await publishTwice(t);
  const { digest } = await compare(path);
  await save('just-in', id, { title: 'Third title' });
  const refused = await editor.call('POST', path, { digest });
  assert.match(refused.text, /changed this entry while you looked/);
  assert.deepEqual(await readWords(id), { ...WRONG, title: 'Third title' });
});

test('if an editor brings back a version while a colleague saves, one of the two is refused', async (t) => {
  for (const round of [1, 2, 3]) {
    const { id, path } = await publishTwice(t);
    const entry = adminPath('just-in', id);
    const { digest } = await compare(path);
    const theirs = { ...WRONG, title: `Of a colleague, ${round}` };
    await strapi.admin.call('GET', entry);
    const replies = await Promise.all([
      editor.call('POST', path, { digest }),
      strapi.admin.call('PUT', entry, theirs),
    ]);
    const statuses = replies.map(({ status }) => status);
    assert.deepEqual(statuses.toSorted(), [200, 400], `${replies.map(({ text }) => text)}`);
    assert.deepEqual(await readWords(id), statuses[0] === 200 ? RIGHT : theirs);
  }
});

test('an editor can bring back the parts of a page, and each language has its own versions', async (t) => {
  discardDraftAfterTest(t, 'home-page');
  const single = adminPath('home-page');
  const cards = ['project-spark', 'project-disha'].map((url) => ({ name: `To ${url}`, url }));
  await strapi.admin.callAsForm('PUT', single, { shortcuts: cards });
  const { documentId: id, shortcuts } = Object(await readDraft('home-page', undefined));
  await editor.callAsForm('PUT', single, { shortcuts: shortcuts.slice(1) });
  const [, before] = await versions('home-page', id);
  const path = `${historyOf('home-page', id)}/${before?.id}`;
  const [field] = (await compare(path)).fields;
  assert.match(field?.before.text ?? '', /: .*\n.*: /);
  assert.equal((await bringBack(path)).status, 200);
  const after = Object(await readDraft('home-page', undefined)).shortcuts;
  const names = (parts: object[]) => parts.map((part) => valueAt(part, 'name'));
  assert.deepEqual(names(after), names(shortcuts));
  assert.equal(await actions('home-page', id, 'ta'), '');
});

test('an entry keeps 30 versions, its last published and last requested one', async (t) => {
  const person = { name: 'Meera', position: 'reader' };
  const id = await createPublished(t, editor, 'team', person);
  await endTenMinutes(strapi);
  await save('team', id, { position: 'author' });
  await markVersionsAsAsked(strapi, id);
  await endTenMinutes(strapi);
  await save('team', id, { position: 'reader' });
  await repeatNewestVersion(strapi, id, 29);
  await endTenMinutes(strapi);
  await save('team', id, { position: 'painter' });
  assert.equal(await actions('team', id), `${'saved '.repeat(30)}asked published`);
});

test('a version that comes back names an image that has been deleted', async (t) => {
  const { id: image } = await uploadImage(t, { name: 'dot.png' });
  const id = await draft(t, 'gallery', { shortDescription: 'A dot', image });
  await endTenMinutes(strapi);
  await save('gallery', id, { image: null });
  assert.equal((await editor.call('DELETE', `/upload/files/${image}`)).status, 200);
  const before = (await versions('gallery', id)).at(1);
  const reply = await bringBack(`${historyOf('gallery', id)}/${before?.id}`);
  assert.match(
    listAt(reply.json, 'data', 'notRestored').join(),
    /the file “dot.*” has been deleted/,
  );
});

async function sendQuestion(t: Cleanup): Promise<string> {
  const person = { firstName: 'Asha', email: 'bin@b.example', mobileNumber: '9876543210' };
  const sent = await sendForm(t, 'contact-form', { data: submissionOf('contact-form', person) });
  return String(valueAt(sent.json, 'data', 'documentId'));
}

test('a submission that is sent, changed and deleted has no versions', async (t) => {
  const { coordinator } = strapi;
  const rows = await countVersions(strapi);
  const id = await sendQuestion(t);
  const done = { progress: 'Done' };
  await succeeded(coordinator.callAsForm('PUT', adminPath('contact-form', id), done));
  await coordinator.remove('contact-form', id);
  assert.equal(await countVersions(strapi), rows);
});

test('a person who is added to the staff has no versions', async (t) => {
  const rows = await countVersions(strapi);
  await colleagueForTest(t, 'Editor');
  assert.equal(await countVersions(strapi), rows);
});

test('nobody gets a history of a submission', async (t) => {
  const path = historyOf('contact-form', await sendQuestion(t));
  assert.equal((await editor.call('GET', path)).status, 403, 'an Editor may not read it');
  assert.equal((await strapi.admin.call('GET', path)).status, 404, 'an administrator may');
});

test('the website cannot read the versions', async () => {
  const { info } = schemaOf('version');
  const open = await call(`${strapi.url}/api/${info.pluralName}`, { token: strapi.readToken });
  assert.equal(open.status, 404);
});
