import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, call, list } from './http.ts';
import { send, shared } from './shared.ts';
import { adminPath, CONTENT_TYPES, FORM_TYPES, isSingle } from './types.ts';

const strapi = await shared();
const { editor, coordinator } = strapi;

const EMAIL = 'role@example.org';

/** What only an administrator may do or see. */
const SETTINGS: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users', { firstname: 'A', lastname: 'B', email: 'c@example.org', roles: [1] }],
  ['GET', '/admin/roles/1/permissions'],
  ['GET', '/admin/api-tokens'],
  ['POST', '/admin/api-tokens', { name: 'Mine', type: 'full-access', lifespan: null }],
  ['GET', '/admin/transfer/tokens'],
  ['GET', '/admin/webhooks'],
  ['POST', '/email/test', { to: 'anyone@example.org' }],
  ['GET', '/email/settings'],
  ['PUT', '/upload/settings', {}],
  ['PUT', `/content-manager/content-types/api::team.team/configuration`, {}],
  ['PUT', `/content-manager/content-types/api::donate-form.donate-form/configuration`, {}],
];

/** Sends a form; gives the entry's path in the admin. */
async function sentVolunteer(firstName: string): Promise<string> {
  const data = { firstName, email: EMAIL, mobileNumber: '9876501234' };
  const sent = await send(strapi, 'volunteer-form', { data });
  return adminPath('volunteer-form', at(sent.json, 'data', 'documentId'));
}

test('an Editor creates, publishes and removes content of every type', async () => {
  for (const type of CONTENT_TYPES) {
    assert.equal((await editor.call('GET', adminPath(type))).status, 200, type);
    if (!isSingle(type)) continue;
    const published = await editor.call('POST', `${adminPath(type)}/actions/publish`, {});
    assert.equal(published.status, 200, type);
  }
  const made = await editor.publish('just-in', { title: 'By the Editor', description: 'New' });
  assert.equal(made.status, 200, made.text);
  const { json } = await call(`${strapi.url}/api/just-ins?pagination[limit]=100`, {
    token: strapi.readToken,
  });
  assert.ok(list(json, 'data').some((each) => at(each, 'title') === 'By the Editor'));
  const removed = await editor.remove('just-in', at(made.json, 'data', 'documentId'));
  assert.equal(removed.status, 200);
});

test('an Editor sees no submission, and can neither export nor erase one', async () => {
  const entry = await sentVolunteer('Hidden');
  for (const type of FORM_TYPES) {
    assert.equal((await editor.call('GET', adminPath(type))).status, 403, type);
    const file = await editor.call('GET', `/submissions/api::${type}.${type}/export`);
    assert.equal(file.status, 403, type);
  }
  assert.equal((await editor.call('GET', entry)).status, 403);
  assert.equal((await editor.call('PUT', entry, { progress: 'Done' })).status, 403);
  assert.equal((await editor.call('DELETE', entry)).status, 403);
  for (const action of ['find', 'erase']) {
    const { status } = await editor.call('POST', `/submissions/${action}`, { email: EMAIL });
    assert.equal(status, 403, action);
  }
  assert.equal((await coordinator.call('GET', entry)).status, 200);
});

test('a Coordinator reads every list, searches it, and sets status and notes', async () => {
  for (const type of FORM_TYPES) {
    assert.equal((await coordinator.call('GET', adminPath(type))).status, 200, type);
  }
  const entry = await sentVolunteer('Findable');
  const found = await coordinator.call('GET', `${adminPath('volunteer-form')}?_q=findabl`);
  const documentId = String(at(found.json, 'results', 0, 'documentId'));
  assert.ok(entry.endsWith(documentId), found.text);
  const called = { progress: 'In progress', notes: 'Called' };
  const changed = await coordinator.call('PUT', entry, called);
  assert.equal(at(changed.json, 'data', 'progress'), 'In progress');
  const refused = await coordinator.call('PUT', entry, { progress: 'Forgotten' });
  assert.equal(refused.status, 400, 'there are three states');
});

test('a Coordinator rewrites no submission, makes none up, and sees and edits no content', async () => {
  const entry = await sentVolunteer('Original');
  await coordinator.call('PUT', entry, { firstName: 'Changed', progress: 'Done' });
  const { firstName, progress } = Object(at((await strapi.admin.call('GET', entry)).json, 'data'));
  assert.deepEqual([firstName, progress], ['Original', 'Done']);
  const madeUp = { firstName: 'X', email: EMAIL, mobileNumber: '9876501234' };
  const made = await coordinator.call('POST', adminPath('volunteer-form'), madeUp);
  assert.equal(made.status, 403);
  for (const type of CONTENT_TYPES) {
    assert.equal((await coordinator.call('GET', adminPath(type))).status, 403, type);
    const edited = await coordinator.call(isSingle(type) ? 'PUT' : 'POST', adminPath(type), {});
    assert.equal(edited.status, 403, type);
  }
  assert.equal((await coordinator.call('GET', '/upload/files')).status, 403);
  const up = await coordinator.call('POST', '/upload', {});
  assert.ok([400, 403].includes(up.status), String(up.status));
});

test('only an administrator sees or changes a setting', async () => {
  for (const person of [editor, coordinator]) {
    for (const [method, path, body] of SETTINGS) {
      const { status } = await person.call(method, path, body);
      assert.equal(status, 403, `${method} ${path}`);
    }
  }
  const roles = list((await strapi.admin.call('GET', '/admin/roles')).json, 'data');
  const names = roles.map((role) => at(role, 'name')).sort();
  assert.deepEqual(names, ['Coordinator', 'Editor', 'Super Admin']);
});

test('without logging in, no submission is exported or erased', async () => {
  const body = { email: EMAIL };
  for (const token of ['', strapi.readToken, strapi.writeToken]) {
    const file = `${strapi.url}/submissions/api::donate-form.donate-form/export`;
    assert.equal((await call(file, { token })).status, 401);
    const erased = await call(`${strapi.url}/submissions/erase`, { method: 'POST', body, token });
    assert.equal(erased.status, 401);
  }
});
