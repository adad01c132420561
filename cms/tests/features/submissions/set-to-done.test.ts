// @postgres-slow
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { call, listAt, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { adminPath } from '../../support/types.ts';
import { sendVolunteer, VOLUNTEERS } from './volunteers.ts';

const strapi = await sharedCms();
const { admin, coordinator } = strapi;

const DONE = `/website/submissions/${VOLUNTEERS}/done`;

/** Sets entries to Done, as the button above the list does. */
function setToDone(rows: readonly object[], person = coordinator) {
  const entries = rows.map((row) => ({
    documentId: valueAt(row, 'documentId'),
    updatedAt: valueAt(row, 'updatedAt'),
  }));
  return person.call('POST', DONE, { entries });
}

/** Sends the forms of two volunteers. Returns their ids and a function that reads them as the list does. */
async function sendTwo(t: TestContext) {
  const ids = [await sendVolunteer(t), await sendVolunteer(t, { firstName: 'Meena' })];
  const readEntries = async () => {
    const list = `${adminPath('volunteer-form')}?pageSize=100&sort=createdAt:DESC`;
    return listAt((await coordinator.call('GET', list)).json, 'results')
      .map((row) => Object(row))
      .filter(({ documentId }) => ids.includes(documentId));
  };
  return { ids, readEntries };
}

test('selected entries are set to Done by the person who does so, and keep their notes', async (t) => {
  const { ids, readEntries } = await sendTwo(t);
  await admin.callAsForm('PUT', adminPath('volunteer-form', ids[0]), { notes: 'Called.' });
  assert.equal((await setToDone(await readEntries())).status, 200);
  const rows = await readEntries();
  assert.equal(rows.length, 2);
  for (const row of rows) {
    assert.equal(row.progress, 'Done');
    assert.equal(row.notes ?? '', row.documentId === ids[0] ? 'Called.' : '');
    assert.equal(valueAt(row, 'updatedBy', 'firstname'), 'Coordinator');
  }
});

test('selected entries that were changed or erased since the list was read are not set to Done', async (t) => {
  const { ids, readEntries } = await sendTwo(t);
  const rows = await readEntries();
  await admin.callAsForm('PUT', adminPath('volunteer-form', ids[0]), { notes: 'Called.' });
  const erased = { documentId: 'erased', updatedAt: rows[0].updatedAt };
  const reply = await setToDone([...rows, erased]);
  assert.equal(reply.status, 200, reply.text);
  const skipped = listAt(reply.json, 'data', 'skipped');
  assert.deepEqual(new Set(skipped), new Set([ids[0], 'erased']));
  const states = (await readEntries()).map((row) => [row.documentId, row.progress]);
  const expected = { [String(ids[0])]: 'New', [String(ids[1])]: 'Done' };
  assert.deepEqual(Object.fromEntries(states), expected);
});

test('only a Coordinator sets entries to Done', async (t) => {
  const { readEntries } = await sendTwo(t);
  const rows = await readEntries();
  for (const person of [strapi.author, strapi.editor]) {
    assert.equal((await setToDone(rows, person)).status, 403);
  }
  assert.equal((await call(`${strapi.url}${DONE}`, { method: 'POST', body: {} })).status, 401);
});

test('a request that names no entries, malformed ones or more than a hundred sets none to Done', async (t) => {
  const one = { documentId: await sendVolunteer(t), updatedAt: new Date().toISOString() };
  for (const entries of [undefined, [], 'x', [{}], [{ ...one, x: 1 }], Array(101).fill(one)]) {
    const { status } = await coordinator.call('POST', DONE, { entries });
    assert.equal(status, 400, JSON.stringify(entries)?.slice(0, 80));
  }
});

test('an entry of content cannot be set to Done', async () => {
  const entries = [{ documentId: 'some', updatedAt: new Date().toISOString() }];
  const path = '/website/submissions/api::page.page/done';
  assert.equal((await admin.call('POST', path, { entries })).status, 404);
});
