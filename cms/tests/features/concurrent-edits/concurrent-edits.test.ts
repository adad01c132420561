import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Admin, logIn } from '../../support/admin.ts';
import {
  colleagueForTest,
  createPublished,
  discardDraftAfterTest,
  inviteWithRights,
  sendForm,
} from '../../support/entries.ts';
import { type Answer, valueAt } from '../../support/http.ts';
import { shared } from '../../support/shared.ts';
import { makeChangeOlder, setAgeOfVersions, withoutVersions } from '../../support/tables.ts';
import { adminPath } from '../../support/types.ts';

const strapi = await shared();
const { admin, editor } = strapi;

/** A second try within this time is refused again: no person reads the message so quickly. */
const READ_AFTER_MS = 1_100;
const ACTIVITY_UID = 'api::just-in.just-in';
const ACTIVITY = { title: 'T', description: 'D' };
const ABOUT_PAGE = '/content-manager/single-types/api::about-page.about-page';

/** Opens a form or a list. The CMS remembers it. */
function open(person: Admin, path: string): Promise<Answer> {
  return person.call('GET', path);
}

function refusalMessage({ status, json, text }: Answer): string {
  assert.equal(status, 400, text);
  return String(valueAt(json, 'error', 'message'));
}

/** Returns the path of a new activity in the API of the admin. */
async function publishActivity(t: TestContext, data: object = ACTIVITY): Promise<string> {
  return adminPath('just-in', await createPublished(t, admin, 'just-in', data));
}

const documentIdOf = (entry: string) => entry.slice(entry.lastIndexOf('/') + 1);

async function readField(path: string, field: string): Promise<unknown> {
  return valueAt((await open(admin, path)).json, 'data', field);
}

/** Reads what a form that was filled at `shownUpdatedAt` shows about changes by others. */
function readStatus(person: Admin, uid: string, documentId: string, shownUpdatedAt: unknown) {
  const query = new URLSearchParams({ locale: 'en', shownUpdatedAt: String(shownUpdatedAt) });
  return person.call('GET', `/website/concurrent-edits/${uid}/${documentId}?${query}`);
}

async function readFormStatus(person: Admin, entry: string, shownUpdatedAt: unknown) {
  const status = await readStatus(person, ACTIVITY_UID, documentIdOf(entry), shownUpdatedAt);
  return Object(valueAt(status.json, 'data'));
}

const BUTTONS: readonly (readonly [string, string, string, object?])[] = [
  ['Save', 'PUT', '', { ...ACTIVITY, title: 'Mine' }],
  ['Publish', 'POST', '/actions/publish', { ...ACTIVITY, title: 'Mine' }],
];

for (const [button, method, action, body] of BUTTONS) {
  test(`${button} is refused with the changes that a colleague made after the form was opened, and works the second time`, async (t) => {
    const entry = await publishActivity(t);
    await open(editor, `${entry}?locale=en`);
    await admin.call('PUT', entry, { title: 'Theirs' });
    const act = () => editor.callWithoutOpening(method, entry + action, body);
    const message = refusalMessage(await act());
    assert.match(
      message,
      /^Test Person changed this entry just now, after you opened it: “Title”\. Nothing of yours is stored yet\./,
    );
    assert.match(message, /That version stays in “History”\.$/);
    assert.equal(await readField(entry, 'title'), 'Theirs');
    assert.equal(
      refusalMessage(await act()),
      message,
      'a double press does not count as having read it',
    );
    await pause(READ_AFTER_MS);
    assert.equal((await act()).status, 200);
    assert.equal(await readField(entry, 'title'), 'Mine');
    assert.equal((await act()).status, 200, 'the person’s own save does not count as a change');
  });
}

test('a person who reads the entry again can save, but not one who read a list, the published row or another language', async (t) => {
  const entry = await publishActivity(t);
  const save = () => editor.callWithoutOpening('PUT', entry, { ...ACTIVITY, title: 'Mine' });
  await open(editor, entry);
  await admin.call('PUT', entry, { title: 'Theirs' });
  await open(editor, adminPath('just-in'));
  await open(editor, `${entry}?status=published`);
  await open(editor, `${entry}?locale=ta`);
  refusalMessage(await save());
  await open(editor, entry);
  assert.equal((await save()).status, 200);
});

test('a person who was told of one change is also told of the next change', async (t) => {
  const entry = await publishActivity(t);
  await open(editor, entry);
  const save = () => editor.callWithoutOpening('PUT', entry, { title: 'Mine' });
  await admin.call('PUT', entry, { title: 'Theirs' });
  refusalMessage(await save());
  await pause(READ_AFTER_MS);
  await admin.call('PUT', entry, { title: 'Theirs again' });
  refusalMessage(await save());
  assert.equal(await readField(entry, 'title'), 'Theirs again');
});

test('a translator is told of changes to their language and to shared fields, not to other languages', async (t) => {
  const entry = await publishActivity(t);
  const inTamil = `${entry}?locale=ta`;
  const save = () => editor.callWithoutOpening('PUT', inTamil, { title: 'த', description: 'த' });
  await open(editor, inTamil);
  await admin.call('PUT', inTamil, { title: 'முதல்', description: 'முதல்' });
  assert.match(refusalMessage(await save()), /^Test Person changed .+: “Title”, “Text”\./);
  await open(editor, inTamil);
  await admin.call('PUT', `${entry}?locale=ml`, { title: 'മ', description: 'മ' });
  await admin.call('PUT', entry, { title: 'English' });
  assert.equal((await save()).status, 200, 'a change in another language does not matter');
  await admin.call('PUT', entry, { link: '/team' });
  assert.match(refusalMessage(await save()), /^Test Person changed .+: “Link”\./);
});

test('a change to a single type is refused in the same way, also before it has a text in the language', async (t) => {
  discardDraftAfterTest(t, 'about-page');
  const opened = await open(admin, `${ABOUT_PAGE}?locale=en`);
  // A form does not send the status that it shows.
  const { status: _status, ...before } = Object(valueAt(opened.json, 'data'));
  const save = (person: Admin, heading: string) =>
    person.callWithoutOpening('PUT', `${ABOUT_PAGE}?locale=en`, { ...before, heading });
  await open(editor, `${ABOUT_PAGE}?locale=en`);
  const theirs = await save(admin, 'Theirs');
  assert.equal(theirs.status, 200, theirs.text);
  assert.match(
    refusalMessage(await save(editor, 'Mine')),
    /^Test Person changed this entry just now/,
  );
  await open(editor, `${ABOUT_PAGE}?locale=en`);
  assert.equal((await save(editor, 'Mine')).status, 200);
});

test('if two people save at the same time, one is refused, also for a first translation', async (t) => {
  const entry = await publishActivity(t);
  for (const locale of ['en', 'ta']) {
    const path = `${entry}?locale=${locale}`;
    for (const person of [admin, editor]) await open(person, path);
    const replies = await Promise.all(
      [admin, editor].map((person, index) =>
        person.callWithoutOpening('PUT', path, { ...ACTIVITY, title: `${index}, ${locale}` }),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    assert.deepEqual(statuses.toSorted(), [200, 400], `${replies.map(({ text }) => text)}`);
    assert.equal(await readField(path, 'title'), `${statuses.indexOf(200)}, ${locale}`);
  }
});

test('unpublishing, discarding and deleting are refused in the same way and change nothing', async (t) => {
  const refuseThenLetThrough = async (method: string, action: string, query: string) => {
    const entry = await publishActivity(t);
    await admin.call('PUT', entry, { title: 'Draft' });
    await open(editor, entry);
    await admin.call('PUT', entry, { title: 'Theirs' });
    const body = method === 'POST' ? {} : undefined;
    const act = () => editor.callWithoutOpening(method, `${entry}${action}${query}`, body);
    assert.match(
      refusalMessage(await act()),
      /: “Title”\. Nothing was done\. Look at it, and press again if you still want it\.$/,
    );
    assert.equal(await readField(entry, 'title'), 'Theirs');
    assert.equal(await readField(`${entry}?status=published`, 'title'), 'T');
    await pause(READ_AFTER_MS);
    assert.equal((await act()).status, 200, action);
  };
  await Promise.all([
    refuseThenLetThrough('POST', '/actions/unpublish', ''),
    refuseThenLetThrough('POST', '/actions/discard', ''),
    refuseThenLetThrough('DELETE', '', '?locale=en'),
    refuseThenLetThrough('DELETE', '', '?locale=*'),
  ]);
});

test('a save is refused if a colleague has deleted the entry, and does not create it again', async (t) => {
  const entry = await publishActivity(t);
  await admin.call('PUT', `${entry}?locale=ta`, { title: 'த', description: 'த' });
  const inTamil = `${entry}?locale=ta`;
  const save = (path: string) =>
    editor.callWithoutOpening('PUT', path, { ...ACTIVITY, title: 'Mine' });
  await open(editor, inTamil);
  await admin.call('DELETE', inTamil);
  assert.match(
    refusalMessage(await save(inTamil)),
    /^Test Person deleted this just now\. Nothing of yours/,
  );
  await open(editor, `${entry}?locale=en`);
  // Strapi looks for the entry before it waits for the other write.
  const [, saved] = await Promise.all([
    admin.callWithoutOpening('DELETE', `${entry}?locale=*`),
    save(`${entry}?locale=en`),
  ]);
  assert.ok(saved.status === 400 || saved.status === 404, saved.text);
});

test('a form of an entry that a colleague has deleted says who did so, when it is saved, published or read', async (t) => {
  const entry = await publishActivity(t);
  await open(editor, entry);
  await admin.callWithoutOpening('DELETE', `${entry}?locale=*`);
  for (const [method, path, body] of [
    ['PUT', entry, ACTIVITY],
    ['POST', `${entry}/actions/publish`, ACTIVITY],
    ['GET', entry, undefined],
  ] as const) {
    const { status, json } = await editor.callWithoutOpening(method, path, body);
    assert.equal(status, 404, method);
    const message = String(valueAt(json, 'error', 'message'));
    assert.match(message, /^Test Person deleted this just now\. .*“Bin”/, method);
  }
  const translated = await publishActivity(t);
  const inTamil = `${translated}?locale=ta`;
  await admin.call('PUT', inTamil, { title: 'த', description: 'த' });
  await open(editor, inTamil);
  await admin.callWithoutOpening('DELETE', `${translated}?locale=*`);
  const saved = await editor.callWithoutOpening('PUT', inTamil, ACTIVITY);
  assert.match(String(valueAt(saved.json, 'error', 'message')), /^Test Person deleted this/);
  const own = await admin.callWithoutOpening('GET', entry);
  assert.equal(valueAt(own.json, 'error', 'message'), 'Not Found');
});

test('a button for several entries of a list is refused with the name of the changed entry, and changes none of them', async (t) => {
  const entries = [
    await publishActivity(t, { ...ACTIVITY, title: 'One' }),
    await publishActivity(t),
  ];
  const documentIds = entries.map(documentIdOf);
  const list = `${adminPath('just-in')}?pageSize=100&locale=en`;
  const actions = `${adminPath('just-in')}/actions`;
  for (const action of ['bulkPublish', 'bulkUnpublish', 'bulkDelete']) {
    // A list may show the time of a change a second too late.
    await makeChangeOlder(strapi, 'just-in', String(documentIds[0]));
    await open(editor, list);
    await admin.call('PUT', String(entries[0]), { description: `Before ${action}` });
    const act = () =>
      editor.callWithoutOpening('POST', `${actions}/${action}`, { documentIds, locale: 'en' });
    assert.match(
      refusalMessage(await act()),
      /^Test Person changed “One” just now\. Nothing was done\./,
      action,
    );
    assert.equal(await readField(String(entries[1]), 'title'), 'T');
    await open(editor, list);
    assert.equal((await act()).status, 200, action);
  }
});

test('Publish is refused first for a change by a colleague, then for what would break a page', async (t) => {
  const entry = await publishActivity(t);
  await open(editor, entry);
  await admin.call('PUT', entry, { link: 'example.org' });
  const publish = () =>
    editor.callWithoutOpening('POST', `${entry}/actions/publish`, {
      ...ACTIVITY,
      link: 'example.org',
    });
  assert.match(refusalMessage(await publish()), /^Test Person changed .+: “Link”\./);
  await open(editor, entry);
  assert.match(refusalMessage(await publish()), /^Begin the link with https:/);
});

test('a publication from a list is refused first for what would break a page, then for a change by a colleague', async (t) => {
  const entry = await publishActivity(t);
  const documentIds = [documentIdOf(entry)];
  await makeChangeOlder(strapi, 'just-in', documentIdOf(entry));
  await open(editor, `${adminPath('just-in')}?pageSize=100&locale=en`);
  const path = `${adminPath('just-in')}/actions/bulkPublish`;
  const publish = () => editor.callWithoutOpening('POST', path, { documentIds, locale: 'en' });
  await admin.call('PUT', entry, { link: 'example.org' });
  assert.match(refusalMessage(await publish()), /^Begin the link with https:/);
  await admin.call('PUT', entry, { link: 'https://example.org' });
  assert.match(refusalMessage(await publish()), /^Test Person changed “T” just now\./);
});

test('publishing several languages from one form is refused if a language that was not opened has changed', async (t) => {
  const entry = await publishActivity(t);
  const tamil = `${entry}?locale=ta`;
  await admin.call('PUT', tamil, { ...ACTIVITY, description: 'அழைப்பு' });
  await makeChangeOlder(strapi, 'just-in', documentIdOf(entry));
  await open(editor, `${entry}?locale=en`);
  await admin.call('PUT', tamil, { ...ACTIVITY, description: 'வேறு சொற்கள்' });
  const documentIds = [documentIdOf(entry)];
  const reply = await editor.callWithoutOpening(
    'POST',
    `${adminPath('just-in')}/actions/bulkPublish?locale=en&locale=ta`,
    { documentIds, locale: ['en', 'ta'] },
  );
  assert.match(refusalMessage(reply), /^Test Person changed “T” just now\. Nothing was done\./);
});

test('a Coordinator reads the notes of a colleague before they are replaced', async (t) => {
  const data = { firstName: 'Asha', email: 'a@b.example', mobileNumber: '9876543210' };
  const sent = await sendForm(t, 'volunteer-form', { data });
  const documentId = String(valueAt(sent.json, 'data', 'documentId'));
  const entry = adminPath('volunteer-form', documentId);
  await open(strapi.coordinator, entry);
  const colleague = await colleagueForTest(t, 'Coordinator');
  await colleague.call('PUT', entry, { notes: 'Called on Monday.' });
  const save = () =>
    strapi.coordinator.callWithoutOpening('PUT', entry, { notes: 'Answered by mail.' });
  const readMessage = async () => {
    const shownUpdatedAt = new Date(0).toISOString();
    const uid = 'api::volunteer-form.volunteer-form';
    const { json } = await readStatus(strapi.coordinator, uid, documentId, shownUpdatedAt);
    return String(valueAt(json, 'data', 'changeMessage'));
  };
  assert.match(await readMessage(), /is now: “Called on Monday\.”/);
  const message = refusalMessage(await save());
  assert.match(message, /after you opened it\. “Notes” is now: “Called on Monday\.”/);
  assert.doesNotMatch(message, /History/);
  await open(strapi.coordinator, entry);
  assert.equal((await save()).status, 200);
  assert.match(await readMessage(), /^You, in another window,/);
});

test('a person who may not read a field is told nothing of a change to it', async (t) => {
  const entry = await publishActivity(t);
  const rights = ['read', 'update'].map((action) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: 'api::just-in.just-in',
    properties: { fields: ['title'], locales: ['en'] },
    conditions: [],
  }));
  const person = await logIn(strapi.url, await inviteWithRights(t, rights));
  const save = () => person.callWithoutOpening('PUT', entry, { title: 'Mine' });
  await open(person, entry);
  await admin.call('PUT', entry, { description: 'Hidden' });
  const saved = await save();
  assert.equal(saved.status, 200, saved.text);
  await admin.call('PUT', entry, { title: 'Theirs', description: 'Hidden too' });
  assert.match(refusalMessage(await save()), /after you opened it: “Title”\. /);
});

test('the status of a form refuses a time that is no date', async (t) => {
  const entry = await publishActivity(t);
  await admin.call('PUT', entry, { title: 'Theirs' });
  for (const time of [
    '2020-01-01T00:00:00+05',
    '2020-13-45T99:99:99Z',
    'x',
    '',
    '1'.repeat(9000),
  ]) {
    const { status } = await readStatus(editor, ACTIVITY_UID, documentIdOf(entry), time);
    assert.equal(status, 400, time);
  }
});

test('a form that shows the newest words tells of no change', async (t) => {
  const entry = await publishActivity(t);
  assert.deepEqual(await readFormStatus(editor, entry, await readField(entry, 'updatedAt')), {
    changeMessage: null,
    isOwnChange: false,
    refusalMessage: null,
    seenVersionId: null,
  });
});

test('a form shows that a colleague changed the entry, with the version to compare', async (t) => {
  const entry = await publishActivity(t);
  await setAgeOfVersions(strapi, documentIdOf(entry), 1);
  await makeChangeOlder(strapi, 'just-in', documentIdOf(entry));
  const shownUpdatedAt = await readField(entry, 'updatedAt');
  await admin.call('PUT', entry, { title: 'Theirs' });
  const { changeMessage, seenVersionId } = await readFormStatus(editor, entry, shownUpdatedAt);
  assert.equal(changeMessage, 'Test Person changed this entry just now.');
  const path = `/website/history/api::just-in.just-in/${documentIdOf(entry)}/${seenVersionId}`;
  const compared = await editor.call('GET', path);
  assert.match(compared.text, /"before":\{"text":"T".*"after":\{"text":"Theirs"/);
});

test('a form shows the refusal of its save until the next save succeeds', async (t) => {
  const entry = await publishActivity(t);
  await open(editor, entry);
  await admin.call('PUT', entry, { title: 'Theirs' });
  const save = () => editor.callWithoutOpening('PUT', entry, { title: 'Mine' });
  const message = refusalMessage(await save());
  await open(editor, entry);
  const shownUpdatedAt = await readField(entry, 'updatedAt');
  const shownTo = async (person: Admin) =>
    (await readFormStatus(person, entry, shownUpdatedAt)).refusalMessage;
  assert.equal(await shownTo(editor), message);
  assert.equal(await shownTo(admin), null, 'the save was not by this person');
  assert.equal((await save()).status, 200);
  assert.equal(await shownTo(editor), null);
});

test('a save fails if the CMS cannot read who changed the entry', async (t) => {
  const entry = await publishActivity(t);
  await open(editor, entry);
  await admin.call('PUT', entry, { title: 'Theirs' });
  // What is stored already makes no version, so only the check reads them.
  const save = () => editor.callWithoutOpening('PUT', entry, { ...ACTIVITY, title: 'Theirs' });
  assert.equal((await withoutVersions(strapi, save)).status, 500);
  assert.match(refusalMessage(await save()), /^Test Person changed this entry just now/);
});

test('a form of which the CMS knows nothing, as after a restart, is refused once, and only after a recent change', async (t) => {
  const entries = [await publishActivity(t), await publishActivity(t)];
  const [entry = '', lasting = ''] = entries;
  await setAgeOfVersions(strapi, documentIdOf(lasting), 3);
  // The CMS does not know what a new person has read, as after a start.
  const person = await colleagueForTest(t, 'Editor');
  const save = (path: string) => person.callWithoutOpening('PUT', path, { title: 'Mine' });
  assert.equal((await save(lasting)).status, 200, 'that change was days before the start');
  const message = refusalMessage(await save(entry));
  assert.match(message, /^Test Person changed this entry .+ The CMS was restarted after/);
  await pause(READ_AFTER_MS);
  assert.equal((await save(entry)).status, 200);
  assert.equal((await save(entry)).status, 200);
});
