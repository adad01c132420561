// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormStatus } from '../../../src/features/concurrent-edits/server/handlers.ts';
import type { Admin } from '../../support/admin.ts';
import { colleagueForTest, sendForm } from '../../support/entries.ts';
import { dataOf, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { makeChangeOlder, setAgeOfVersions } from '../../support/tables.ts';
import { adminPath } from '../../support/types.ts';
import {
  ACTIVITY_UID,
  documentIdOf,
  open,
  publishActivity,
  readField,
  refusalMessage,
} from './activities.ts';

const strapi = await sharedCms();
const { admin, coordinator, editor } = strapi;

/** Reads what a form that was filled at `shownUpdatedAt` shows about changes by others. */
function readStatus(person: Admin, uid: string, documentId: string, shownUpdatedAt: unknown) {
  const query = new URLSearchParams({ locale: 'en', shownUpdatedAt: String(shownUpdatedAt) });
  return person.call('GET', `/website/concurrent-edits/${uid}/${documentId}?${query}`);
}

async function readFormStatus(
  person: Admin,
  entry: string,
  shownUpdatedAt: unknown,
): Promise<FormStatus> {
  return dataOf(await readStatus(person, ACTIVITY_UID, documentIdOf(entry), shownUpdatedAt));
}

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
  await admin.callAsForm('PUT', entry, { title: 'Theirs' });
  const { changeMessage, seenVersionId } = await readFormStatus(editor, entry, shownUpdatedAt);
  assert.equal(changeMessage, 'Test Person changed this entry just now.');
  const path = `/website/history/api::just-in.just-in/${documentIdOf(entry)}/${seenVersionId}`;
  const compared = await editor.call('GET', path);
  assert.match(compared.text, /"before":\{"text":"T".*"after":\{"text":"Theirs"/);
});

test('a form shows the refusal of its save until the next save succeeds', async (t) => {
  const entry = await publishActivity(t);
  await open(editor, entry);
  await admin.callAsForm('PUT', entry, { title: 'Theirs' });
  const save = () => editor.call('PUT', entry, { title: 'Mine' });
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

test('the form of a submission shows the notes of a colleague, and then that the Coordinator replaced them', async (t) => {
  const data = { firstName: 'Asha', email: 'a@b.example', mobileNumber: '9876543210' };
  const sent = await sendForm(t, 'volunteer-form', { data });
  const documentId = String(valueAt(sent.json, 'data', 'documentId'));
  const entry = adminPath('volunteer-form', documentId);
  const readMessage = async () => {
    const uid = 'api::volunteer-form.volunteer-form';
    const status = await readStatus(coordinator, uid, documentId, new Date(0).toISOString());
    return dataOf<FormStatus>(status).changeMessage ?? '';
  };
  const colleague = await colleagueForTest(t, 'Coordinator');
  await colleague.callAsForm('PUT', entry, { notes: 'Called on Monday.' });
  assert.match(await readMessage(), /is now: “Called on Monday\.”/);
  await coordinator.callAsForm('PUT', entry, { notes: 'Answered by mail.' });
  assert.match(await readMessage(), /^You, in another window,/);
});

test('the status of a form refuses a time that is no date', async (t) => {
  const entry = await publishActivity(t);
  await admin.callAsForm('PUT', entry, { title: 'Theirs' });
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
