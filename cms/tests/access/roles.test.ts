import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { allRoutes, requestOf } from '../support/all-routes.ts';
import { deleteAfterTest, sendForm } from '../support/entries.ts';
import { call, listAt, valueAt } from '../support/http.ts';
import { OPEN_TO_EVERY_LOGIN } from '../support/open-routes.ts';
import { sharedCms } from '../support/shared.ts';
import { adminPath, CONTENT_TYPES, FORM_TYPES, isSingle } from '../support/types.ts';

const strapi = await sharedCms();
const { editor, author, coordinator } = strapi;

const EMAIL = 'role@example.org';

/** The requests that only an administrator may send. */
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
  ['POST', '/admin/roles', { name: 'Mine', description: '' }],
  ['PUT', '/admin/roles/1/permissions', { permissions: [] }],
  ['POST', '/i18n/locales', { code: 'fr', name: 'French', isDefault: false }],
];

/** Sends a form and returns the path of the submission in the API of the admin. It is deleted after the test. */
async function sentVolunteer(t: TestContext, firstName: string): Promise<string> {
  const data = { firstName, email: EMAIL, mobileNumber: '9876501234' };
  const sent = await sendForm(t, 'volunteer-form', { data });
  return adminPath('volunteer-form', valueAt(sent.json, 'data', 'documentId'));
}

test('an Editor opens every type of content, and publishes those with a single entry', async () => {
  for (const type of CONTENT_TYPES) {
    assert.equal((await editor.call('GET', adminPath(type))).status, 200, type);
    if (!isSingle(type)) continue;
    const published = await editor.callAsForm('POST', `${adminPath(type)}/actions/publish`, {});
    assert.equal(published.status, 200, type);
  }
});

test('an Editor creates, publishes and removes an activity', async (t) => {
  const made = await editor.publish('just-in', { title: 'By the Editor', description: 'New' });
  assert.equal(made.status, 200, made.text);
  const documentId = valueAt(made.json, 'data', 'documentId');
  deleteAfterTest(t, 'just-in', documentId);
  const { json } = await call(`${strapi.url}/api/just-ins?pagination[limit]=100`, {
    token: strapi.readToken,
  });
  assert.ok(listAt(json, 'data').some((each) => valueAt(each, 'title') === 'By the Editor'));
  const removed = await editor.remove('just-in', documentId);
  assert.equal(removed.status, 200);
});

for (const [role, person] of [
  ['an Editor', editor],
  ['an Author', author],
] as const) {
  test(`${role} can neither see nor export nor erase a submission`, async (t) => {
    const entry = await sentVolunteer(t, 'Hidden');
    for (const type of FORM_TYPES) {
      assert.equal((await person.call('GET', adminPath(type))).status, 403, type);
      const file = await person.call('GET', `/website/submissions/api::${type}.${type}/export`);
      assert.equal(file.status, 403, type);
    }
    assert.equal((await person.call('GET', entry)).status, 403);
    assert.equal((await person.callAsForm('PUT', entry, { progress: 'Done' })).status, 403);
    assert.equal((await person.callAsForm('DELETE', entry)).status, 403);
    for (const action of ['find', 'erase']) {
      const { status } = await person.call('POST', `/website/submissions/${action}`, {
        email: EMAIL,
      });
      assert.equal(status, 403, action);
    }
    assert.equal((await coordinator.call('GET', entry)).status, 200);
  });
}

test('a Coordinator opens the list of each form', async () => {
  for (const type of FORM_TYPES) {
    assert.equal((await coordinator.call('GET', adminPath(type))).status, 200, type);
  }
});

test('a Coordinator finds a submission by a part of its name', async (t) => {
  const entry = await sentVolunteer(t, 'Findable');
  const found = await coordinator.call('GET', `${adminPath('volunteer-form')}?_q=findabl`);
  const documentId = String(valueAt(found.json, 'results', 0, 'documentId'));
  assert.ok(entry.endsWith(documentId), found.text);
});

test('a Coordinator sets the status of a submission to one of three, and writes notes', async (t) => {
  const entry = await sentVolunteer(t, 'Original');
  const called = { progress: 'In progress', notes: 'Called' };
  const changed = await coordinator.callAsForm('PUT', entry, called);
  assert.partialDeepStrictEqual(valueAt(changed.json, 'data'), called);
  const refused = await coordinator.callAsForm('PUT', entry, { progress: 'Forgotten' });
  assert.equal(refused.status, 400, 'there are three states');
});

test('a Coordinator can change no field that a visitor filled in', async (t) => {
  const entry = await sentVolunteer(t, 'Original');
  await coordinator.callAsForm('PUT', entry, { firstName: 'Changed', progress: 'Done' });
  const { firstName, progress } = Object(
    valueAt((await strapi.admin.call('GET', entry)).json, 'data'),
  );
  assert.deepEqual([firstName, progress], ['Original', 'Done']);
});

test('a Coordinator cannot create a submission', async () => {
  const madeUp = { firstName: 'X', email: EMAIL, mobileNumber: '9876501234' };
  const made = await coordinator.call('POST', adminPath('volunteer-form'), madeUp);
  assert.equal(made.status, 403);
});

test('a Coordinator can neither see nor edit content', async () => {
  for (const type of CONTENT_TYPES) {
    assert.equal((await coordinator.call('GET', adminPath(type))).status, 403, type);
    const edited = await coordinator.call(isSingle(type) ? 'PUT' : 'POST', adminPath(type), {});
    assert.equal(edited.status, 403, type);
  }
});

test('a Coordinator reaches no feature about content', async () => {
  const routes = (await allRoutes()).filter(
    (route) =>
      / \/website\/(?!submissions\/)/.test(route) && !Object.hasOwn(OPEN_TO_EVERY_LOGIN, route),
  );
  assert.ok(routes.length > 30, `${routes.length} routes`);
  for (const route of routes) {
    const { method, path } = requestOf(route);
    const body = method === 'POST' ? {} : undefined;
    const { status, text } = await coordinator.call(method, path, body);
    assert.equal(status, 403, `${route}: ${status} ${text}`);
  }
});

test('a Coordinator can neither see nor upload files', async () => {
  assert.equal((await coordinator.call('GET', '/upload/files')).status, 403);
  const up = await coordinator.call('POST', '/upload', {});
  assert.ok([400, 403].includes(up.status), String(up.status));
});

test('only an administrator can see or change a setting', async () => {
  for (const person of [editor, author, coordinator]) {
    for (const [method, path, body] of SETTINGS) {
      const { status } = await person.call(method, path, body);
      assert.equal(status, 403, `${method} ${path}`);
    }
  }
});

test('the CMS has the roles Author, Coordinator and Editor beside the administrator', async () => {
  const roles = listAt((await strapi.admin.call('GET', '/admin/roles')).json, 'data');
  const names = roles.map((role) => String(valueAt(role, 'name')));
  assert.deepEqual(names.sort(), ['Author', 'Coordinator', 'Editor', 'Super Admin']);
});

test('a person who is not logged in can neither export nor erase a submission', async () => {
  const body = { email: EMAIL };
  for (const token of ['', strapi.readToken, strapi.writeToken]) {
    const file = `${strapi.url}/website/submissions/api::donate-form.donate-form/export`;
    assert.equal((await call(file, { token })).status, 401);
    const erased = await call(`${strapi.url}/website/submissions/erase`, {
      method: 'POST',
      body,
      token,
    });
    assert.equal(erased.status, 401);
  }
});
