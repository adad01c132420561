// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { ACTIVITY, open, publishActivity, refusalMessage } from './activities.ts';

const { admin, editor } = await sharedCms();

test('a save is refused if a colleague has deleted the translation', async (t) => {
  const inTamil = `${await publishActivity(t)}?locale=ta`;
  await admin.callAsForm('PUT', inTamil, { title: 'த', description: 'த' });
  await open(editor, inTamil);
  await admin.callAsForm('DELETE', inTamil);
  assert.match(
    refusalMessage(await editor.call('PUT', inTamil, ACTIVITY)),
    /^Test Person deleted this just now\. Nothing of yours/,
  );
});

test('a save at the same time as a deletion by a colleague does not create the entry again', async (t) => {
  const entry = await publishActivity(t);
  await open(editor, `${entry}?locale=en`);
  // Strapi looks for the entry before it waits for the other write.
  const [, saved] = await Promise.all([
    admin.call('DELETE', `${entry}?locale=*`),
    editor.call('PUT', `${entry}?locale=en`, { ...ACTIVITY, title: 'Mine' }),
  ]);
  assert.ok(saved.status === 400 || saved.status === 404, saved.text);
  assert.equal((await open(admin, entry)).status, 404);
});

/** Checks that a request for a deleted entry says who deleted it. */
async function assertTellsOfDeletion(method: string, path: string, body?: object): Promise<void> {
  const { status, json } = await editor.call(method, path, body);
  assert.equal(status, 404, `${method} ${path}`);
  const message = String(valueAt(json, 'error', 'message'));
  assert.match(message, /^Test Person deleted this just now\. .*“Bin”/, `${method} ${path}`);
}

test('a form of an entry that a colleague has deleted says who did so, when it is saved, published or read', async (t) => {
  const entry = await publishActivity(t);
  await open(editor, entry);
  await admin.call('DELETE', `${entry}?locale=*`);
  await assertTellsOfDeletion('PUT', entry, ACTIVITY);
  await assertTellsOfDeletion('POST', `${entry}/actions/publish`, ACTIVITY);
  await assertTellsOfDeletion('GET', entry);
});

test('a form of a translation whose entry a colleague has deleted says who did so', async (t) => {
  const entry = await publishActivity(t);
  const inTamil = `${entry}?locale=ta`;
  await admin.callAsForm('PUT', inTamil, { title: 'த', description: 'த' });
  await open(editor, inTamil);
  await admin.call('DELETE', `${entry}?locale=*`);
  await assertTellsOfDeletion('PUT', inTamil, ACTIVITY);
});

test('a person who deleted an entry is not told so', async (t) => {
  const entry = await publishActivity(t);
  await admin.call('DELETE', `${entry}?locale=*`);
  const { json } = await admin.call('GET', entry);
  assert.equal(valueAt(json, 'error', 'message'), 'Not Found');
});
