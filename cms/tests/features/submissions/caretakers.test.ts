// @postgres-slow
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { deletePersonAfterTest } from '../../support/entries.ts';
import { listAt, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { adminPath } from '../../support/types.ts';
import { exportOf } from './exports.ts';
import { sendVolunteer } from './volunteers.ts';

const strapi = await sharedCms();
const { admin, coordinator } = strapi;

const CARETAKERS = '/website/submissions/caretakers';

const readCaretakers = async () => listAt((await coordinator.call('GET', CARETAKERS)).json, 'data');

/** Invites a Coordinator, who is deleted after the test. Returns the path of the account. */
async function inviteCoordinator(t: TestContext, person: object, isActive = true): Promise<string> {
  const role = await admin.call('GET', '/admin/roles?filters[code]=website-coordinator');
  const roles = [valueAt(role.json, 'data', 0, 'id')];
  deletePersonAfterTest(t, String(valueAt(person, 'email')));
  const invited = await admin.call('POST', '/admin/users', { ...person, roles });
  const user = `/admin/users/${valueAt(invited.json, 'data', 'id')}`;
  if (isActive) await admin.call('PUT', user, { isActive });
  return user;
}

const ASHA = { firstname: 'Asha', lastname: 'Kumar', email: 'asha@sample.example' };
const NAMESAKE = { firstname: 'Asha', lastname: 'Kumar', email: 'kumar@sample.example' };

/** Sends the form of a volunteer and assigns the entry to a person. */
async function assign(t: TestContext, caretaker: string) {
  const entry = adminPath('volunteer-form', await sendVolunteer(t));
  assert.equal((await coordinator.callAsForm('PUT', entry, { caretaker })).status, 200);
  const readCaretaker = async () =>
    valueAt((await coordinator.call('GET', entry)).json, 'data', 'caretaker');
  return { entry, readCaretaker };
}

test('an entry can be assigned to each Coordinator who has logged in', async (t) => {
  const before = await readCaretakers();
  const user = await inviteCoordinator(t, ASHA, false);
  assert.deepEqual(await readCaretakers(), before, 'she has not logged in yet');
  await admin.call('PUT', user, { isActive: true });
  assert.deepEqual(await readCaretakers(), ['Asha Kumar', ...before]);
});

test('an Editor cannot read the names of the caretakers', async () => {
  assert.equal((await strapi.editor.call('GET', CARETAKERS)).status, 403);
});

test('a visitor cannot assign an entry', async (t) => {
  await inviteCoordinator(t, ASHA);
  const entry = adminPath('volunteer-form', await sendVolunteer(t, { caretaker: 'Asha Kumar' }));
  const { json } = await coordinator.call('GET', entry);
  assert.equal(valueAt(json, 'data', 'caretaker'), null);
});

test('an entry cannot be assigned to a person who is no Coordinator', async (t) => {
  const entry = adminPath('volunteer-form', await sendVolunteer(t));
  const wrong = await coordinator.callAsForm('PUT', entry, { caretaker: 'Editor Sample' });
  assert.match(wrong.text, /Choose a person with the role Coordinator/);
});

test('the list and the CSV file can be limited to the entries of one caretaker', async (t) => {
  await inviteCoordinator(t, ASHA);
  await assign(t, 'Asha Kumar');
  await sendVolunteer(t);
  const hers = 'filters[$and][0][caretaker][$eq]=Asha Kumar';
  assert.equal((await exportOf(`?${hers}`)).length, 2, 'the header and one entry');
  const inList = await coordinator.call('GET', `${adminPath('volunteer-form')}?${hers}`);
  assert.equal(listAt(inList.json, 'results').length, 1);
});

test('an assigned entry follows the name of its caretaker', async (t) => {
  const user = await inviteCoordinator(t, ASHA);
  const { readCaretaker } = await assign(t, 'Asha Kumar');
  await admin.call('PUT', user, { lastname: 'Menon' });
  assert.equal(await readCaretaker(), 'Asha Menon');
});

test('an entry says that its caretaker has left, also when another person gets that name', async (t) => {
  const user = await inviteCoordinator(t, ASHA);
  const { entry, readCaretaker } = await assign(t, 'Asha Kumar');
  assert.equal((await admin.call('DELETE', user)).status, 200);
  assert.equal(await readCaretaker(), 'Asha Kumar (left)');
  await inviteCoordinator(t, NAMESAKE);
  assert.equal(await readCaretaker(), 'Asha Kumar (left)', 'another person has that name now');
  assert.equal((await coordinator.callAsForm('PUT', entry, { caretaker: null })).status, 200);
});

test('a new name of a caretaker, and that one has left, leave the time of the last change', async (t) => {
  const user = await inviteCoordinator(t, ASHA);
  const { entry } = await assign(t, 'Asha Kumar');
  const readUpdatedAt = async () =>
    valueAt((await coordinator.call('GET', entry)).json, 'data', 'updatedAt');
  const before = await readUpdatedAt();
  await admin.call('PUT', user, { lastname: 'Menon' });
  assert.equal(await readUpdatedAt(), before);
  assert.equal((await admin.call('DELETE', user)).status, 200);
  assert.equal(await readUpdatedAt(), before);
});

test('a form that was opened before its caretaker got another name or left can be saved', async (t) => {
  const user = await inviteCoordinator(t, ASHA);
  const { entry, readCaretaker } = await assign(t, 'Asha Kumar');
  // `coordinator` has opened the form, and changes only the notes. Strapi sends the other fields too.
  const save = (caretaker: string, notes: string) =>
    coordinator.call('PUT', entry, { caretaker, notes });
  await admin.call('PUT', user, { lastname: 'Menon' });
  const renamed = await save('Asha Kumar', 'Called.');
  assert.equal(renamed.status, 200, renamed.text);
  assert.equal(await readCaretaker(), 'Asha Menon');
  assert.equal((await admin.call('DELETE', user)).status, 200);
  const left = await save('Asha Menon', 'Called again.');
  assert.equal(left.status, 200, left.text);
  const { json } = await coordinator.call('GET', entry);
  assert.equal(valueAt(json, 'data', 'caretaker'), 'Asha Menon (left)');
  assert.equal(valueAt(json, 'data', 'notes'), 'Called again.');
});

test('two caretakers with one name are told apart by their e-mail addresses', async (t) => {
  await inviteCoordinator(t, ASHA);
  const { readCaretaker } = await assign(t, 'Asha Kumar');
  const other = await inviteCoordinator(t, NAMESAKE);
  assert.equal(await readCaretaker(), 'Asha Kumar (asha@sample.example)');
  assert.deepEqual((await readCaretakers()).slice(0, 2), [
    'Asha Kumar (asha@sample.example)',
    'Asha Kumar (kumar@sample.example)',
  ]);
  await admin.call('PUT', other, { lastname: 'Rao' });
  assert.equal(await readCaretaker(), 'Asha Kumar');
});
