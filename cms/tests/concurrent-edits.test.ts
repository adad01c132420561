import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Admin, staffMember } from './admin.ts';
import { built } from './built.ts';
import { type Answer, call, valueAt } from './http.ts';
import { send, shared } from './shared.ts';
import { adminPath } from './types.ts';

const strapi = await shared();
const { admin, editor } = strapi;

/** Within this time a second press is no answer to a sentence. */
const READ_AFTER_MS = 1_100;
const WORDS = { title: 'T', description: 'D' };
const ABOUT_PAGE = '/content-manager/single-types/api::about-page.about-page';

/** A request of a form that stays as it was filled: `Admin.call` opens the form anew before it saves. */
function press(person: Admin, method: string, path: string, body?: object): Promise<Answer> {
  const sent = body ?? (method === 'POST' ? {} : undefined);
  return call(strapi.url + path, { method, token: person.token, body: sent });
}

function open(person: Admin, path: string): Promise<Answer> {
  return press(person, 'GET', path);
}

function refusal({ status, json, text }: Answer): string {
  assert.equal(status, 400, text);
  return String(valueAt(json, 'error', 'message'));
}

async function activity(data: object = WORDS): Promise<string> {
  const { json } = await admin.publish('just-in', data);
  return adminPath('just-in', valueAt(json, 'data', 'documentId'));
}

async function stored(path: string, field: string): Promise<unknown> {
  return valueAt((await open(admin, path)).json, 'data', field);
}

const BUTTONS: readonly (readonly [string, string, string, object?])[] = [
  ['Save', 'PUT', '', { ...WORDS, title: 'Mine' }],
  ['Publish', 'POST', '/actions/publish', { ...WORDS, title: 'Mine' }],
];

for (const [button, method, action, body] of BUTTONS) {
  test(`${button} is refused with the changes that a colleague made after the form was opened, and works the second time`, async () => {
    const entry = await activity();
    await open(editor, `${entry}?locale=en`);
    await admin.call('PUT', entry, { title: 'Theirs' });
    const pressed = () => press(editor, method, entry + action, body);
    const said = refusal(await pressed());
    assert.match(
      said,
      /^Test Person changed this entry just now, after you opened it: “Title”\. Nothing of yours is stored yet\./,
    );
    assert.match(said, /That version stays in “History”\.$/);
    assert.equal(await stored(entry, 'title'), 'Theirs');
    assert.equal(refusal(await pressed()), said, 'a hand that presses twice has read nothing');
    await pause(READ_AFTER_MS);
    assert.equal((await pressed()).status, 200);
    assert.equal(await stored(entry, 'title'), 'Mine');
    assert.equal((await pressed()).status, 200, 'one’s own save is no other’s');
    await admin.call('DELETE', `${entry}?locale=*`);
  });
}

test('a person who reads the entry again can save, but not one who read a list, the published row or another language', async () => {
  const entry = await activity();
  const save = () => press(editor, 'PUT', entry, { ...WORDS, title: 'Mine' });
  await open(editor, entry);
  await admin.call('PUT', entry, { title: 'Theirs' });
  await open(editor, adminPath('just-in'));
  await open(editor, `${entry}?status=published`);
  await open(editor, `${entry}?locale=ta`);
  refusal(await save());
  await open(editor, entry);
  assert.equal((await save()).status, 200);
  await admin.call('DELETE', `${entry}?locale=*`);
});

test('a person who was told of one change is also told of the next change', async () => {
  const entry = await activity();
  await open(editor, entry);
  for (const title of ['Theirs', 'Theirs again']) {
    await admin.call('PUT', entry, { title });
    refusal(await press(editor, 'PUT', entry, { title: 'Mine' }));
    await pause(READ_AFTER_MS);
  }
  assert.equal(await stored(entry, 'title'), 'Theirs again');
  await admin.call('DELETE', `${entry}?locale=*`);
});

test('a translator is told of changes to the own language and to shared fields, not to other languages', async () => {
  const entry = await activity();
  const inTamil = `${entry}?locale=ta`;
  const save = () => press(editor, 'PUT', inTamil, { title: 'த', description: 'த' });
  await open(editor, inTamil);
  await admin.call('PUT', inTamil, { title: 'முதல்', description: 'முதல்' });
  assert.match(refusal(await save()), /^Test Person changed .+: “Title”, “Text”\./);
  await open(editor, inTamil);
  await admin.call('PUT', `${entry}?locale=ml`, { title: 'മ', description: 'മ' });
  await admin.call('PUT', entry, { title: 'English' });
  assert.equal((await save()).status, 200, 'another language is none of its words');
  await admin.call('PUT', entry, { link: '/team' });
  assert.match(refusal(await save()), /^Test Person changed .+: “Link”\./);
  await admin.call('DELETE', `${entry}?locale=*`);
});

test('a change to a single type is refused in the same way, also before it has a text in the language', async () => {
  const before = Object(valueAt((await open(admin, `${ABOUT_PAGE}?locale=en`)).json, 'data'));
  const save = (person: Admin, heading: string) =>
    press(person, 'PUT', `${ABOUT_PAGE}?locale=en`, { ...before, heading });
  await open(editor, `${ABOUT_PAGE}?locale=en`);
  assert.equal((await save(admin, 'Theirs')).status, 200);
  assert.match(refusal(await save(editor, 'Mine')), /^Test Person changed this entry just now/);
  await open(editor, `${ABOUT_PAGE}?locale=en`);
  assert.equal((await save(editor, before.heading)).status, 200);
});

test('if two people save at the same time, one is refused, also for a first translation', async () => {
  const entry = await activity();
  for (const locale of ['en', 'ta']) {
    const path = `${entry}?locale=${locale}`;
    for (const person of [admin, editor]) await open(person, path);
    const replies = await Promise.all(
      [admin, editor].map((person, index) =>
        press(person, 'PUT', path, { ...WORDS, title: `${index}, ${locale}` }),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    assert.deepEqual(statuses.toSorted(), [200, 400], `${replies.map(({ text }) => text)}`);
    assert.equal(await stored(path, 'title'), `${statuses.indexOf(200)}, ${locale}`);
  }
  await admin.call('DELETE', `${entry}?locale=*`);
});

test('unpublishing, discarding and deleting are refused in the same way and change nothing', async () => {
  for (const [method, action, query] of [
    ['POST', '/actions/unpublish', ''],
    ['POST', '/actions/discard', ''],
    ['DELETE', '', '?locale=en'],
    ['DELETE', '', '?locale=*'],
  ] as const) {
    const entry = await activity();
    await admin.call('PUT', entry, { title: 'Draft' });
    await open(editor, entry);
    await admin.call('PUT', entry, { title: 'Theirs' });
    const pressed = () => press(editor, method, `${entry}${action}${query}`);
    assert.match(
      refusal(await pressed()),
      /: “Title”\. Nothing was done\. Look at it, and press again if you still want it\.$/,
    );
    assert.equal(await stored(entry, 'title'), 'Theirs');
    assert.equal(await stored(`${entry}?status=published`, 'title'), 'T');
    await pause(READ_AFTER_MS);
    assert.equal((await pressed()).status, 200, action);
    await admin.call('DELETE', `${entry}?locale=*`);
  }
});

test('a save is refused if a colleague has deleted the entry, and does not create it again', async () => {
  const entry = await activity();
  await admin.call('PUT', `${entry}?locale=ta`, { title: 'த', description: 'த' });
  const inTamil = `${entry}?locale=ta`;
  const save = (path: string) => press(editor, 'PUT', path, { ...WORDS, title: 'Mine' });
  await open(editor, inTamil);
  await admin.call('DELETE', inTamil);
  assert.match(
    refusal(await save(inTamil)),
    /^Test Person deleted this just now\. Nothing of yours/,
  );
  await open(editor, `${entry}?locale=en`);
  // Strapi looks for the entry before it waits for whoever writes it.
  const [, saved] = await Promise.all([
    press(admin, 'DELETE', `${entry}?locale=*`),
    save(`${entry}?locale=en`),
  ]);
  assert.ok(saved.status === 400 || saved.status === 404, saved.text);
});

test('a button for several entries of a list is refused with the name of the changed entry, and changes none of them', async () => {
  const entries = [await activity({ ...WORDS, title: 'One' }), await activity()];
  const documentIds = entries.map((entry) => entry.split('/').at(-1));
  const list = `${adminPath('just-in')}?pageSize=100&locale=en`;
  const actions = `${adminPath('just-in')}/actions`;
  for (const action of ['bulkPublish', 'bulkUnpublish', 'bulkDelete']) {
    // Strapi says no finer time in a list.
    await pause(READ_AFTER_MS);
    await open(editor, list);
    await pause(READ_AFTER_MS);
    await admin.call('PUT', String(entries[0]), { description: `Before ${action}` });
    const pressed = () =>
      press(editor, 'POST', `${actions}/${action}`, { documentIds, locale: 'en' });
    assert.match(
      refusal(await pressed()),
      /^Test Person changed “One” just now\. Nothing was done\./,
      action,
    );
    assert.equal(await stored(String(entries[1]), 'title'), 'T');
    await open(editor, list);
    assert.equal((await pressed()).status, 200, action);
  }
});

test('publishing several languages from one form is refused if a language that was not opened has changed', async () => {
  const entry = await activity();
  const tamil = `${entry}?locale=ta`;
  await admin.call('PUT', tamil, { ...WORDS, description: 'அழைப்பு' });
  await pause(READ_AFTER_MS);
  await open(editor, `${entry}?locale=en`);
  await pause(READ_AFTER_MS);
  await admin.call('PUT', tamil, { ...WORDS, description: 'வேறு சொற்கள்' });
  const documentIds = [entry.split('/').at(-1)];
  const pressed = await press(
    editor,
    'POST',
    `${adminPath('just-in')}/actions/bulkPublish?locale=en&locale=ta`,
    { documentIds, locale: ['en', 'ta'] },
  );
  assert.match(refusal(pressed), /^Test Person changed “T” just now\. Nothing was done\./);
  await admin.call('DELETE', `${entry}?locale=*`);
});

test('a Coordinator reads the notes of a colleague before they are replaced', async () => {
  const data = { firstName: 'Asha', email: 'a@b.example', mobileNumber: '9876543210' };
  const sent = await send(strapi, 'volunteer-form', { data });
  const documentId = String(valueAt(sent.json, 'data', 'documentId'));
  const entry = adminPath('volunteer-form', documentId);
  await open(strapi.coordinator, entry);
  const colleague = await staffMember(strapi.url, admin, 'Coordinator');
  await colleague.call('PUT', entry, { notes: 'Called on Monday.' });
  const save = () => press(strapi.coordinator, 'PUT', entry, { notes: 'Answered by mail.' });
  const path = `/website/concurrent-edits/${'api::volunteer-form.volunteer-form'}/${documentId}`;
  const shownUpdatedAt = new Date(0).toISOString();
  const beside = await press(strapi.coordinator, 'POST', path, {
    typedInterval: '',
    shownUpdatedAt,
  });
  assert.match(
    String(valueAt(beside.json, 'data', 'changeMessage')),
    /is now: “Called on Monday\.”/,
  );
  const said = refusal(await save());
  assert.match(said, /“Notes” is now: “Called on Monday\.”/);
  assert.doesNotMatch(said, /History/);
  await pause(READ_AFTER_MS);
  assert.equal((await save()).status, 200);
  const afterwards = await press(strapi.coordinator, 'POST', path, {
    typedInterval: '',
    shownUpdatedAt,
  });
  assert.match(
    String(valueAt(afterwards.json, 'data', 'changeMessage')),
    /^You, in another window,/,
  );
  await strapi.coordinator.remove('volunteer-form', documentId);
});

test('a person without the right to read a field is told nothing about it', async () => {
  const author = strapi.author;
  const entry = await activity();
  await open(author, entry);
  const { text } = await open(strapi.coordinator, entry);
  assert.doesNotMatch(text, /"title"/);
  const path = `/website/concurrent-edits/api::just-in.just-in/${entry.split('/').at(-1)}?locale=en`;
  const refused = await strapi.coordinator.call('POST', path, { typedInterval: '' });
  assert.equal(refused.status, 403);
  await admin.call('DELETE', `${entry}?locale=*`);
});

test('beside a form stand the others who have it open, what was changed since, and the refused press', async () => {
  const entry = await activity();
  const documentId = entry.split('/').at(-1);
  const path = (locale: string) =>
    `/website/concurrent-edits/api::just-in.just-in/${documentId}?locale=${locale}`;
  const said = async (person: Admin, body: object, locale = 'en') =>
    Object(valueAt((await person.call('POST', path(locale), body)).json, 'data'));
  const shownUpdatedAt = await stored(entry, 'updatedAt');
  const quiet = {
    others: [],
    changeMessage: null,
    isOwnChange: false,
    refusalMessage: null,
    versionId: null,
  };
  assert.deepEqual(await said(admin, { typedInterval: '', shownUpdatedAt }), quiet);
  const [other, ...rest] = (await said(editor, { typedInterval: '', shownUpdatedAt }, 'ta')).others;
  assert.deepEqual(rest, []);
  assert.equal(`${other.name} ${other.locale}`, 'Test Person en');
  assert.ok(Date.now() - Date.parse(other.since) < 60_000);

  await open(editor, entry);
  await pause(READ_AFTER_MS);
  await admin.call('PUT', entry, { title: 'Theirs' });
  const { changeMessage, versionId } = await said(editor, { typedInterval: '', shownUpdatedAt });
  assert.equal(changeMessage, 'Test Person changed this entry just now.');
  const before = `/website/history/api::just-in.just-in/${documentId}/${versionId}`;
  const compared = await editor.call('GET', before);
  assert.match(compared.text, /"before":\{"text":"T".*"after":\{"text":"Theirs"/);
  const refused = refusal(await press(editor, 'PUT', entry, { title: 'Mine' }));
  await open(editor, entry);
  const now = { typedInterval: '', shownUpdatedAt: await stored(entry, 'updatedAt') };
  assert.deepEqual((await said(editor, now)).refusalMessage, refused);
  assert.deepEqual((await said(admin, now)).refusalMessage, null, 'it was not this person’s press');
  await press(editor, 'PUT', entry, { title: 'Mine' });
  assert.deepEqual((await said(editor, now)).refusalMessage, null);

  assert.equal((await said(admin, now)).others.length, 1);
  await said(editor, { typedInterval: '', isLeft: true });
  assert.deepEqual((await said(admin, now)).others, [], 'who left is gone at once');

  for (const body of [
    {},
    { typedInterval: 1 },
    { typedInterval: 'x'.repeat(99) },
    { typedInterval: '', shownUpdatedAt: 'now' },
  ]) {
    assert.equal((await editor.call('POST', path('en'), body)).status, 400);
  }
  await admin.call('DELETE', `${entry}?locale=*`);
});

test('an open form is no longer reported two minutes after the last typing, or soon after it was closed', () => {
  const { recordOpenForm, findOtherForms } = built<{
    recordOpenForm(report: object, now: number): void;
    findOtherForms(form: object, now: number): { name: string; openedAt: number }[];
  }>('features/concurrent-edits/server/open-forms');
  const at = (seconds: number, name: string, typedInterval: string) => {
    const form = { uid: 'a', documentId: 'b', personId: name };
    const now = seconds * 1_000;
    recordOpenForm({ ...form, name, locale: 'en', typedInterval }, now);
    return findOtherForms(form, now).map(
      (other) => `${other.name} since ${other.openedAt / 1_000}`,
    );
  };
  assert.deepEqual(at(0, 'Arun', ''), []);
  for (const seconds of [20, 40, 60, 80, 100, 119]) {
    at(seconds, 'Arun', '');
    assert.deepEqual(at(seconds, 'Banu', `${seconds}`), ['Arun since 0']);
  }
  at(121, 'Arun', '');
  assert.deepEqual(at(121, 'Banu', ''), [], 'Arun typed nothing');
  assert.deepEqual(at(122, 'Arun', 'x'), ['Banu since 20']);
  assert.deepEqual(at(123, 'Banu', ''), ['Arun since 0'], 'Arun types again');
  assert.deepEqual(at(150, 'Banu', ''), [], 'Arun closed it');
});

test('a write is refused if the database cannot be read', async () => {
  const { refuseUnseenChanges } = built<{
    refuseUnseenChanges(strapi: object, write: object): Promise<void>;
  }>('features/concurrent-edits/server/refuse-unseen-changes');
  const route = { handler: 'collection-types.update', info: { pluginName: 'content-manager' } };
  const ctx = { state: { route, user: { id: 1 } }, request: { body: {} } };
  const withDatabase = (findOne: () => Promise<unknown>) => ({
    requestContext: { get: () => ctx },
    contentTypes: {},
    contentType: () => ({ attributes: {}, options: {} }),
    plugin: () => ({ service: () => ({ create: () => ({ can: {} }) }) }),
    db: { dialect: { client: 'sqlite' }, query: () => ({ findOne }) },
  });
  const write = { uid: 'api::page.page', action: 'update', documentId: 'a', data: {} };
  const fails = withDatabase(() => Promise.reject(new Error('no database')));
  await assert.rejects(refuseUnseenChanges(fails, write), /no database/);
});

test('a form that was opened before a restart is refused once, and only after a recent change', async () => {
  const entries = [await activity(), await activity()];
  const [entry = '', lasting = ''] = entries;
  const longAgo = strapi.time(-3 * 24 * 60 * 60 * 1_000);
  const id = lasting.split('/').at(-1);
  await strapi.query(`update versions set at = ${longAgo} where entry_id = '${id}'`);
  // Nothing is known of what a person has read, as after a start.
  const person = await staffMember(strapi.url, admin, 'Editor');
  const save = (path: string) => press(person, 'PUT', path, { title: 'Mine' });
  assert.equal((await save(lasting)).status, 200, 'that was days before the start');
  const said = refusal(await save(entry));
  assert.match(said, /^Test Person changed this entry .+ The CMS was started anew since/);
  await pause(READ_AFTER_MS);
  assert.equal((await save(entry)).status, 200);
  assert.equal((await save(entry)).status, 200);
  for (const each of entries) await admin.call('DELETE', `${each}?locale=*`);
});
