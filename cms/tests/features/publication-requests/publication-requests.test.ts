// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Comparison, ListedVersion } from '../../../src/features/history/server/handlers.ts';
import { restoreByTitle } from '../../support/bin.ts';
import { colleagueForTest } from '../../support/entries.ts';
import { call, dataOf, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { countRequests } from '../../support/tables.ts';
import { adminPath, schemaOf } from '../../support/types.ts';
import {
  ask,
  draft,
  pathOf,
  publish,
  readAllRequests,
  readRequest,
  save,
  sendBack,
  sendBackPathOf,
  TYPE,
} from './requests.ts';

const strapi = await sharedCms();
const { admin, editor, author } = strapi;

async function readHistory(id: string): Promise<string> {
  const history = await editor.call('GET', `/website/history/${TYPE}/${id}?locale=en`);
  return dataOf<ListedVersion[]>(history)
    .toReversed()
    .map(({ action, byName }) => `${action} by ${byName}`)
    .join(', ');
}

test('an Editor reads who asked for a publication, and the message', async (t) => {
  const id = await draft(t, 'Kite day');
  await ask(id, 'The  kites\nare ready.');
  const request = await readRequest(id);
  assert.equal(request?.message, 'The  kites\nare ready.');
  assert.equal(request.byName, 'Author Sample');
  assert.deepEqual(request.changedSinceBy, []);
  const row = (await readAllRequests()).find(({ documentId }) => documentId === id);
  assert.equal(row?.name, 'Kite day');
});

test('an Author cannot ask again before an Editor has answered', async (t) => {
  const id = await draft(t, 'Kite day');
  await ask(id);
  const twice = await author.call('POST', pathOf(id), { message: '' });
  assert.match(twice.text, /Author Sample asked for it already/);
});

test('an Editor sends a request back once, and the Author reads the reason', async (t) => {
  const id = await draft(t, 'Kite day');
  await ask(id);
  const request = await readRequest(id);
  const reason = 'Which day is it?';
  assert.equal((await sendBack(id, request, reason, author)).status, 403);
  const back = await sendBack(id, request, reason);
  assert.equal(back.status, 200, back.text);
  const again = await sendBack(id, request, reason);
  assert.match(again.text, /published, sent back or asked for again in the meantime/);
  const seen = (await readRequest(id, 'en', author))?.sentBack;
  assert.deepEqual([seen?.byName, seen?.reason], ['Editor Sample', reason]);
});

test('an Editor who saw an earlier request cannot send back the next one', async (t) => {
  const id = await draft(t, 'Kite day');
  await ask(id);
  const first = await readRequest(id);
  assert.equal((await sendBack(id, first)).status, 200);
  await ask(id);
  const late = await sendBack(id, first);
  assert.equal(late.status, 400, late.text);
  assert.equal((await readRequest(id))?.sentBack, null);
});

test('a publication ends the request, and the history names each step until then', async (t) => {
  const id = await draft(t, 'Kite day');
  await ask(id);
  assert.equal((await sendBack(id, await readRequest(id))).status, 200);
  await save(id, { description: 'On Monday.' });
  await ask(id);
  assert.equal((await publish(id)).status, 200);
  assert.equal(await readRequest(id), null);
  assert.equal(
    await readHistory(id),
    [
      'saved by Author Sample',
      'asked by Author Sample',
      'sent-back by Editor Sample',
      'saved by Author Sample',
      'asked by Author Sample',
      'published by Editor Sample',
    ].join(', '),
  );
});

test('an Editor sees what was changed since the request, by whom, and compared in the history', async (t) => {
  const id = await draft(t, 'Rain walk');
  await ask(id);
  await save(id, { description: 'Bring boots.' }, editor);
  const changed = await readRequest(id);
  assert.deepEqual(changed?.changedSinceBy, ['Editor Sample']);
  const version = `/website/history/${TYPE}/${id}/${changed.versionId}`;
  const [field] = dataOf<Comparison>(await editor.call('GET', version)).fields;
  assert.equal(field?.before.text, 'Come and see.');
  assert.equal(field.after.text, 'Bring boots.');
});

test('an Editor who puts an entry back as it was requested is not named as a changer', async (t) => {
  const id = await draft(t, 'Rain walk');
  await ask(id);
  await save(id, { description: 'Bring boots.' }, editor);
  await save(id, { description: 'Come and see.' }, editor);
  assert.deepEqual((await readRequest(id))?.changedSinceBy, []);
});

test('each language has its own request', async (t) => {
  const id = await draft(t, 'Story night');
  await save(id, { title: 'கதை இரவு', description: 'வாருங்கள்.' }, author, 'ta');
  await ask(id);
  await ask(id, '', author, 'ta');
  assert.equal((await publish(id)).status, 200);
  assert.equal(await readRequest(id), null);
  assert.notEqual(await readRequest(id, 'ta'), null);
});

test('a deletion ends a request, also after the entry came back from the bin', async (t) => {
  const id = await draft(t, 'Story night');
  await ask(id);
  await editor.callAsForm('DELETE', `${adminPath('just-in', id)}?locale=*`);
  assert.equal(await readRequest(id), null);
  await restoreByTitle(editor, 'Story night');
  assert.equal(await readRequest(id), null);
  assert.ok(!(await readAllRequests()).some(({ documentId }) => documentId === id));
});

test('if two people send the same request at the same time, one is refused', async (t) => {
  const id = await draft(t, 'Two ask');
  const sent = [author, author, editor, editor].map((person) =>
    person.call('POST', pathOf(id), { message: '' }),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
  assert.deepEqual(statuses, [200, 400, 400, 400]);
  assert.equal(await countRequests(strapi, id), 1);
});

for (const [what, method, body] of [
  ['was blocked', 'PUT', { isActive: false }],
  ['has left', 'DELETE', undefined],
] as const) {
  test(`the request of an Author who ${what} keeps the name, and can be sent back and published`, async (t) => {
    const leaving = await colleagueForTest(t, 'Author');
    const id = await draft(t, 'Left behind', leaving);
    await ask(id, 'Before I go.', leaving);
    const me = await leaving.call('GET', '/admin/users/me');
    const user = `/admin/users/${valueAt(me.json, 'data', 'id')}`;
    assert.equal((await admin.call(method, user, body)).status, 200);
    assert.equal((await leaving.call('POST', pathOf(id), { message: '' })).status, 401);
    const row = (await readAllRequests()).find(({ documentId }) => documentId === id);
    assert.equal(row?.byName, 'Author Sample');
    assert.equal((await sendBack(id, row, 'Nobody reads it.')).status, 200);
    assert.equal((await publish(id)).status, 200);
    assert.equal(await readRequest(id), null);
  });
}

test('a request with a malformed or too long message is refused', async (t) => {
  const id = await draft(t, 'Empty');
  for (const body of [{ message: 'x'.repeat(501) }, { message: { $ne: '' } }, []]) {
    const { status, text } = await author.call('POST', pathOf(id), body);
    assert.equal(status, 400, text);
    assert.match(text, /at most 500 letters/);
  }
  assert.equal(await readRequest(id), null);
});

test('a request is refused for an entry that does not exist, or not in that language', async (t) => {
  const id = await draft(t, 'Empty');
  const asked = (path: string) => author.call('POST', path, { message: '' });
  assert.match((await asked(pathOf(id, 'ta'))).text, /never saved in this language/);
  assert.match((await asked(pathOf('none'))).text, /no longer exists/);
  assert.equal((await asked(pathOf(id, '../x'))).status, 403, 'there is no such language');
});

test('a request is refused for an entry that would break a page', async (t) => {
  const id = await draft(t, 'Empty');
  await save(id, { description: '' });
  const unfinished = await author.call('POST', pathOf(id), { message: '' });
  assert.match(unfinished.text, /It could not be published like this/);
  assert.equal(await readRequest(id), null);
});

test('a request cannot be sent back if it does not exist or the reason is malformed', async (t) => {
  const id = await draft(t, 'Empty');
  for (const wrong of [
    { id: 1.5, reason: 'x' },
    { id: '1', reason: 'x' },
    { id: 2 ** 40, reason: 'x' },
    { id: 1, reason: '  ' },
  ]) {
    const { status } = await editor.call('POST', sendBackPathOf(id), wrong);
    assert.equal(status, 400, JSON.stringify(wrong));
  }
  const none = await editor.call('POST', sendBackPathOf(id), { id: 1, reason: 'x' });
  assert.match(none.text, /Load the page again/);
});

test('a submission has no request for publication', async () => {
  const form = '/website/publication-requests/api::contact-form.contact-form/x';
  assert.equal((await admin.call('GET', form)).status, 404);
});

test('the website cannot read the requests', async () => {
  const { info } = schemaOf('publication-request');
  const open = await call(`${strapi.url}/api/${info.pluralName}`, { token: strapi.readToken });
  assert.equal(open.status, 404);
});
