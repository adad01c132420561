// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Admin, logIn } from '../../support/admin.ts';
import {
  colleagueForTest,
  discardDraftAfterTest,
  inviteWithRights,
  sendForm,
} from '../../support/entries.ts';
import { succeeded, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { setAgeOfVersions, withoutVersions } from '../../support/tables.ts';
import { adminPath } from '../../support/types.ts';
import {
  ACTIVITY,
  assertRefused,
  documentIdOf,
  open,
  openThenChanged,
  publishActivity,
  REMOVING_BUTTONS,
  readField,
  refusalMessage,
  SAVING_BUTTONS,
} from './activities.ts';

const strapi = await sharedCms();
const { admin, coordinator, editor } = strapi;

const ABOUT_PAGE = '/content-manager/single-types/api::about-page.about-page';

for (const [button, method, path, body] of SAVING_BUTTONS) {
  test(`${button} is refused with the changes that a colleague made after the form was opened, and stores nothing`, async (t) => {
    const entry = await openThenChanged(t);
    const message = refusalMessage(await editor.call(method, entry + path, body));
    assert.match(
      message,
      /^Test Person changed this entry just now, after you opened it: “Title”\. Nothing of yours is stored yet\./,
    );
    assert.match(message, /That version stays in “History”\.$/);
    assert.equal(await readField(entry, 'title'), 'Theirs');
  });
}

for (const [button, method, path, body] of REMOVING_BUTTONS) {
  test(`${button} is refused with the changes that a colleague made after the form was opened, and removes nothing`, async (t) => {
    const entry = await openThenChanged(t);
    assert.match(
      refusalMessage(await editor.call(method, entry + path, body)),
      /: “Title”\. Nothing was done\. Look at it, and press again if you still want it\.$/,
    );
    assert.equal(await readField(entry, 'title'), 'Theirs');
    assert.equal(await readField(`${entry}?status=published`, 'title'), 'T');
  });
}

const saveMine = (entry: string) => editor.call('PUT', entry, { ...ACTIVITY, title: 'Mine' });

test('a person who reads the entry again can save', async (t) => {
  const entry = await openThenChanged(t);
  await open(editor, entry);
  const saved = await saveMine(entry);
  assert.equal(saved.status, 200, saved.text);
});

for (const [what, pathOf] of [
  ['the list', () => adminPath('just-in')],
  ['its published row', (entry: string) => `${entry}?status=published`],
  ['another language', (entry: string) => `${entry}?locale=ta`],
] as const) {
  test(`a person who reads ${what} has not seen the change of a colleague`, async (t) => {
    const entry = await openThenChanged(t);
    await succeeded(admin.callAsForm('POST', `${entry}/actions/publish`, { title: 'Theirs' }));
    await open(editor, pathOf(entry));
    assertRefused(await saveMine(entry));
  });
}

/** Opens a new activity in Tamil as the editor. Returns its path and a function that saves the Tamil. */
async function openInTamil(t: Parameters<typeof publishActivity>[0]) {
  const entry = await publishActivity(t);
  const inTamil = `${entry}?locale=ta`;
  await open(editor, inTamil);
  const words = { title: 'த', description: 'த' };
  return { entry, inTamil, save: () => editor.call('PUT', inTamil, words) };
}

test('a translator is told of a change to their language', async (t) => {
  const { inTamil, save } = await openInTamil(t);
  await admin.callAsForm('PUT', inTamil, { title: 'முதல்', description: 'முதல்' });
  assert.match(refusalMessage(await save()), /^Test Person changed .+: “Title” and “Text”\./);
});

test('a translator is told of a change to a field that all languages share', async (t) => {
  const { entry, inTamil, save } = await openInTamil(t);
  await save();
  await open(editor, inTamil);
  await admin.callAsForm('PUT', entry, { link: '/team' });
  assert.match(refusalMessage(await save()), /^Test Person changed .+: “Link”\./);
});

test('a translator is not told of changes to the words of other languages', async (t) => {
  const { entry, save } = await openInTamil(t);
  await admin.callAsForm('PUT', `${entry}?locale=ml`, { title: 'മ', description: 'മ' });
  await admin.callAsForm('PUT', entry, { title: 'English' });
  const saved = await save();
  assert.equal(saved.status, 200, saved.text);
});

test('a change to a page with a single entry is refused in the same way', async (t) => {
  discardDraftAfterTest(t, 'about-page');
  const opened = await open(admin, `${ABOUT_PAGE}?locale=en`);
  // A form does not send the status that it shows.
  const { status: _status, ...before } = Object(valueAt(opened.json, 'data'));
  const save = (person: Admin, heading: string) =>
    person.call('PUT', `${ABOUT_PAGE}?locale=en`, { ...before, heading });
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

for (const [what, locale] of [
  ['an entry', 'en'],
  ['a first translation', 'ta'],
] as const) {
  test(`if two people save ${what} at the same time, one is refused`, async (t) => {
    const path = `${await publishActivity(t)}?locale=${locale}`;
    for (const person of [admin, editor]) await open(person, path);
    const replies = await Promise.all(
      [admin, editor].map((person, index) =>
        person.call('PUT', path, { ...ACTIVITY, title: `By ${index}` }),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    assert.deepEqual(statuses.toSorted(), [200, 400], `${replies.map(({ text }) => text)}`);
    assert.equal(await readField(path, 'title'), `By ${statuses.indexOf(200)}`);
  });
}

test('Publish is refused first for a change by a colleague, then for what would break a page', async (t) => {
  const entry = await publishActivity(t);
  await open(editor, entry);
  await admin.callAsForm('PUT', entry, { link: 'example.org' });
  const publish = () =>
    editor.call('POST', `${entry}/actions/publish`, {
      ...ACTIVITY,
      link: 'example.org',
    });
  assert.match(refusalMessage(await publish()), /^Test Person changed .+: “Link”\./);
  await open(editor, entry);
  assert.match(refusalMessage(await publish()), /^Begin the link with https:/);
});

test('a Coordinator reads the notes of a colleague before they are replaced', async (t) => {
  const data = { firstName: 'Asha', email: 'a@b.example', mobileNumber: '9876543210' };
  const sent = await sendForm(t, 'volunteer-form', { data });
  const entry = adminPath('volunteer-form', valueAt(sent.json, 'data', 'documentId'));
  await open(coordinator, entry);
  const colleague = await colleagueForTest(t, 'Coordinator');
  await colleague.callAsForm('PUT', entry, { notes: 'Called on Monday.' });
  const save = () => coordinator.call('PUT', entry, { notes: 'Answered by mail.' });
  const message = refusalMessage(await save());
  assert.match(message, /after you opened it\. “Notes” is now: “Called on Monday\.”/);
  assert.doesNotMatch(message, /History/, 'a submission has none');
  await open(coordinator, entry);
  assert.equal((await save()).status, 200);
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
  const save = () => person.call('PUT', entry, { title: 'Mine' });
  await open(person, entry);
  await admin.callAsForm('PUT', entry, { description: 'Hidden' });
  const saved = await save();
  assert.equal(saved.status, 200, saved.text);
  await admin.callAsForm('PUT', entry, { title: 'Theirs', description: 'Hidden too' });
  assert.match(refusalMessage(await save()), /after you opened it: “Title”\. /);
});

test('a save fails if the CMS cannot read who changed the entry', async (t) => {
  const entry = await publishActivity(t);
  await open(editor, entry);
  await admin.callAsForm('PUT', entry, { title: 'Theirs' });
  // This save changes nothing and so makes no version. Only the search for the colleague's change reads the versions.
  const save = () => editor.call('PUT', entry, { ...ACTIVITY, title: 'Theirs' });
  assert.equal((await withoutVersions(strapi, save)).status, 500);
  assert.match(refusalMessage(await save()), /^Test Person changed this entry just now/);
});

// The CMS does not know what a new person has read, as after its start.
test('a form that was opened before the CMS was started is refused if a colleague changed the entry since', async (t) => {
  const entry = await publishActivity(t);
  const person = await colleagueForTest(t, 'Editor');
  const message = refusalMessage(await person.call('PUT', entry, { title: 'Mine' }));
  assert.match(message, /^Test Person changed this entry .+ The CMS was restarted after/);
});

test('a form that was opened before the CMS was started can be saved if the last change was days before', async (t) => {
  const entry = await publishActivity(t);
  await setAgeOfVersions(strapi, documentIdOf(entry), 3);
  const person = await colleagueForTest(t, 'Editor');
  const saved = await person.call('PUT', entry, { title: 'Mine' });
  assert.equal(saved.status, 200, saved.text);
});
