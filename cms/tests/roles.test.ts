import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { firstAdmin } from './admin.ts';
import { at, call, list } from './http.ts';
import { newPlace } from './place.ts';
import { shared } from './shared.ts';
import { staffMember } from './staff.ts';

const strapi = await shared();
after(() => strapi.stop());

const editor = await staffMember(strapi.url, strapi.admin, 'Editor');
const coordinator = await staffMember(strapi.url, strapi.admin, 'Coordinator');

const TYPES = '/content-manager/collection-types';
const CONTENT = ['project', 'just-in', 'testimonial', 'team', 'gallery', 'stats-counter'];
const FORMS = ['contact-form', 'volunteer-form', 'intern-form', 'donate-form'];
const typePath = (type: string) => `${TYPES}/api::${type}.${type}`;

/** What only an administrator may do or see. */
const SETTINGS: readonly (readonly [string, string, object?])[] = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users', { firstname: 'A', lastname: 'B', email: 'c@example.org', roles: [1] }],
  ['GET', '/admin/roles/1/permissions'],
  ['GET', '/admin/api-tokens'],
  ['POST', '/admin/api-tokens', { name: 'Mine', type: 'full-access', lifespan: null }],
  ['GET', '/admin/transfer/tokens'],
  ['GET', '/admin/webhooks'],
  ['POST', '/email/test', { to: 'somebody@example.org' }],
  ['GET', '/email/settings'],
  ['PUT', '/upload/settings', {}],
  ['PUT', `/content-manager/content-types/api::team.team/configuration`, {}],
  ['PUT', `/content-manager/content-types/api::donate-form.donate-form/configuration`, {}],
];

/** A person of the entry that was just sent, as staff find it. */
async function sentVolunteer(firstName: string): Promise<string> {
  const sent = await call(`${strapi.url}/api/volunteer-forms`, {
    method: 'POST',
    token: strapi.writeToken,
    body: { data: { firstName, email: 'role@example.org', mobileNumber: '9876501234' } },
  });
  assert.equal(sent.status, 201, sent.text);
  return String(at(sent.json, 'data', 'documentId'));
}

test('an Editor creates, publishes and removes content of every type', async () => {
  for (const type of CONTENT) {
    assert.equal((await editor.call('GET', typePath(type))).status, 200, type);
  }
  const made = await editor.publish('just-in', { title: 'By the Editor', description: 'New' });
  assert.equal(made.status, 200, made.text);
  const { json } = await call(`${strapi.url}/api/just-ins?pagination[limit]=100`, {
    token: strapi.readToken,
  });
  assert.ok(list(json, 'data').some((each) => at(each, 'title') === 'By the Editor'));
  const entry = `${typePath('just-in')}/${at(made.json, 'data', 'documentId')}`;
  assert.equal((await editor.call('DELETE', entry)).status, 200);
});

test('an Editor uploads pictures', async () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(pixel)], { type: 'image/png' }), 'dot.png');
  const up = await call(`${strapi.url}/upload`, { method: 'POST', token: editor.token, body });
  assert.equal(up.status, 201, up.text);
  await strapi.admin.call('DELETE', `/upload/files/${at(up.json, 0, 'id')}`);
});

test('an Editor sees no submission, and can neither export nor erase one', async () => {
  const documentId = await sentVolunteer('Unseen');
  const entry = `${typePath('volunteer-form')}/${documentId}`;
  for (const type of FORMS) {
    assert.equal((await editor.call('GET', typePath(type))).status, 403, type);
    const file = await editor.call('GET', `/submissions/api::${type}.${type}/export`);
    assert.equal(file.status, 403, type);
  }
  assert.equal((await editor.call('GET', entry)).status, 403);
  assert.equal((await editor.call('PUT', entry, { progress: 'Done' })).status, 403);
  assert.equal((await editor.call('DELETE', entry)).status, 403);
  for (const action of ['find', 'erase']) {
    const reply = await editor.call('POST', `/submissions/${action}`, {
      email: 'role@example.org',
    });
    assert.equal(reply.status, 403, action);
  }
  assert.equal((await coordinator.call('GET', entry)).status, 200);
});

test('a Coordinator reads every list, searches it, and sets status and notes', async () => {
  for (const type of FORMS) {
    assert.equal((await coordinator.call('GET', typePath(type))).status, 200, type);
  }
  const documentId = await sentVolunteer('Findable');
  const found = await coordinator.call('GET', `${typePath('volunteer-form')}?_q=findabl`);
  assert.equal(at(found.json, 'results', 0, 'documentId'), documentId, found.text);
  const entry = `${typePath('volunteer-form')}/${documentId}`;
  const changed = await coordinator.call('PUT', entry, {
    progress: 'In progress',
    notes: 'Called',
  });
  assert.equal(changed.status, 200, changed.text);
  assert.equal(at(changed.json, 'data', 'progress'), 'In progress');
  const refused = await coordinator.call('PUT', entry, { progress: 'Forgotten' });
  assert.equal(refused.status, 400, 'there are three states');
});

test('a Coordinator cannot rewrite what somebody sent, nor make an entry up', async () => {
  const documentId = await sentVolunteer('Original');
  const entry = `${typePath('volunteer-form')}/${documentId}`;
  await coordinator.call('PUT', entry, { firstName: 'Changed', progress: 'Done' });
  const { json } = await strapi.admin.call('GET', entry);
  assert.equal(at(json, 'data', 'firstName'), 'Original');
  assert.equal(at(json, 'data', 'progress'), 'Done');
  const invented = { firstName: 'X', email: 'x@example.org', mobileNumber: '9876501234' };
  const made = await coordinator.call('POST', typePath('volunteer-form'), invented);
  assert.equal(made.status, 403);
});

test('a Coordinator sees and edits no content', async () => {
  for (const type of CONTENT) {
    assert.equal((await coordinator.call('GET', typePath(type))).status, 403, type);
    const made = await coordinator.call('POST', typePath(type), { title: 'X' });
    assert.equal(made.status, 403, type);
  }
  assert.equal((await coordinator.call('GET', '/upload/files')).status, 403);
  const up = await coordinator.call('POST', '/upload', {});
  assert.ok([400, 403].includes(up.status), String(up.status));
});

test('neither of them sees or changes a setting', async () => {
  for (const [name, person] of [
    ['Editor', editor],
    ['Coordinator', coordinator],
  ] as const) {
    for (const [method, path, body] of SETTINGS) {
      const reply = await person.call(method, path, body);
      assert.equal(reply.status, 403, `${name}: ${method} ${path} gave ${reply.status}`);
    }
  }
});

test('nobody has a role that sees everything but an administrator', async () => {
  const roles = list((await strapi.admin.call('GET', '/admin/roles')).json, 'data');
  assert.deepEqual(roles.map((role) => at(role, 'name')).sort(), [
    'Coordinator',
    'Editor',
    'Super Admin',
  ]);
});

test('without logging in, no submission is exported or erased', async () => {
  const file = await call(`${strapi.url}/submissions/api::donate-form.donate-form/export`);
  assert.equal(file.status, 401);
  const body = { email: 'role@example.org' };
  for (const token of [undefined, strapi.readToken, strapi.writeToken]) {
    const options = { method: 'POST', body, ...(token ? { token } : {}) };
    const reply = await call(`${strapi.url}/submissions/erase`, options);
    assert.equal(reply.status, 401);
  }
});

test('what was changed about the two roles is put right at the next start; other roles stay', async () => {
  const place = await newPlace();
  try {
    const first = await place.start();
    const admin = await firstAdmin(first);
    const roles = list((await admin.call('GET', '/admin/roles')).json, 'data');
    const editorId = at(
      roles.find((role) => at(role, 'code') === 'strapi-editor'),
      'id',
    );
    const read = 'plugin::content-manager.explorer.read';
    const subject = 'api::contact-form.contact-form';
    const permissions = [
      { action: read, subject, properties: { fields: ['email'] }, conditions: [] },
    ];
    const changed = await admin.call('PUT', `/admin/roles/${editorId}/permissions`, {
      permissions,
    });
    assert.equal(changed.status, 200, changed.text);
    await first.stop();
    // Somebody had a role of that name before there was this one.
    await place.query(
      "update admin_roles set code = 'of-somebody-else' where code = 'website-coordinator'",
    );
    const second = await place.start();
    await second.stop();
    const subjects = await place.query(
      `select p.subject from admin_permissions p
       join admin_permissions_role_lnk l on l.permission_id = p.id where l.role_id = ${editorId}`,
    );
    assert.ok(subjects.length > 20);
    assert.ok(subjects.every((row) => row.subject !== subject));
    const names = await place.query('select name, code from admin_roles order by id');
    assert.deepEqual(
      names.map(({ name, code }) => `${name}: ${code}`),
      [
        'Super Admin: strapi-super-admin',
        'Editor: strapi-editor',
        'Coordinator (earlier): of-somebody-else',
        'Coordinator: website-coordinator',
      ],
    );
  } finally {
    await place.remove();
  }
});
