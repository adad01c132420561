import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { built } from '../support/built.ts';
import {
  createDraft,
  createPublished,
  deleteAfterTest,
  deleteFileAfterTest,
  discardDraftAfterTest,
  sendForm,
} from '../support/entries.ts';
import { call, listAt, valueAt } from '../support/http.ts';
import { shared } from '../support/shared.ts';
import { adminPath, apiPath, CONTENT_TYPES, FORM_TYPES, isSingle } from '../support/types.ts';

const { TRANSLATED_LANGUAGES } = built<typeof import('../../src/content/languages/languages.ts')>(
  'content/languages/languages',
);
const strapi = await shared();
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

test('an Editor creates, publishes and removes content of every type', async (t) => {
  for (const type of CONTENT_TYPES) {
    assert.equal((await editor.call('GET', adminPath(type))).status, 200, type);
    if (!isSingle(type)) continue;
    const published = await editor.call('POST', `${adminPath(type)}/actions/publish`, {});
    assert.equal(published.status, 200, type);
  }
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
    assert.equal((await person.call('PUT', entry, { progress: 'Done' })).status, 403);
    assert.equal((await person.call('DELETE', entry)).status, 403);
    for (const action of ['find', 'erase']) {
      const { status } = await person.call('POST', `/website/submissions/${action}`, {
        email: EMAIL,
      });
      assert.equal(status, 403, action);
    }
    assert.equal((await coordinator.call('GET', entry)).status, 200);
  });
}

/** Reads all that visitors see, in English and in Tamil. */
async function seenByVisitors(): Promise<string> {
  const replies = CONTENT_TYPES.flatMap((type) =>
    ['en', 'ta'].map((locale) =>
      call(`${strapi.url}/${apiPath(type)}?locale=${locale}&populate=*&pagination[limit]=100`, {
        token: strapi.readToken,
      }),
    ),
  );
  return (await Promise.all(replies)).map(({ text }) => text).join('\n');
}

/** Returns the documentId of an entry that visitors see. */
async function publishedEntry(type: string): Promise<unknown> {
  const { json } = await editor.call('GET', adminPath(type));
  return valueAt(json, ...(isSingle(type) ? ['data'] : ['results', 0]), 'documentId');
}

type Attempt = readonly [method: string, path: string, body?: unknown];

/** Returns all requests that would change an entry for visitors. */
function attemptsOn(type: string, id: unknown): readonly Attempt[] {
  const uid = `api::${type}.${type}`;
  const entry = isSingle(type) ? adminPath(type) : adminPath(type, id);
  const documentIds = [id];
  const ofOne: readonly Attempt[] = [
    ['POST', `${entry}/actions/publish`, {}],
    ['POST', `${entry}/actions/publish?locale=ta`, {}],
    ['POST', `${entry}/actions/unpublish`, {}],
    ['POST', `${entry}/actions/unpublish`, { locale: 'en', discardDraft: true }],
    ['DELETE', entry],
    ['DELETE', `${entry}?locale=en`],
    ['DELETE', `${entry}?locale=*`],
    ['POST', `/website/plans/${uid}/${id}?locale=en`, { shownIds: [], publish: '', unpublish: '' }],
    [
      'POST',
      `/website/publication-requests/send-back/${uid}/${id}?locale=en`,
      { id: 1, reason: 'No' },
    ],
  ];
  if (isSingle(type)) return ofOne;
  return [
    ...ofOne,
    ['POST', `${adminPath(type)}/actions/publish`, {}],
    ['POST', `${adminPath(type)}/actions/bulkPublish`, { documentIds }],
    ['POST', `${adminPath(type)}/actions/bulkPublish`, { documentIds, locale: ['en', 'ta'] }],
    ['POST', `${adminPath(type)}/actions/bulkUnpublish`, { documentIds }],
    ['POST', `${adminPath(type)}/actions/bulkDelete`, { documentIds }],
    ['POST', `${adminPath(type)}/actions/bulkDelete`, { documentIds, locale: 'ta' }],
  ];
}

test('an Author cannot publish, take off, delete, order or plan anything that visitors see', async (t) => {
  const before = await seenByVisitors();
  for (const type of CONTENT_TYPES) {
    const id = await publishedEntry(type);
    for (const [method, path, body] of attemptsOn(type, id)) {
      const { status, text } = await author.callWithoutOpening(method, path, body);
      // Statistics have no languages.
      assert.ok([403, 404].includes(status), `${method} ${path} ${status} ${text}`);
    }
    // An Author may only save.
    discardDraftAfterTest(t, type, isSingle(type) ? undefined : id);
    const entry = isSingle(type) ? adminPath(type) : adminPath(type, id);
    const sent = { publishedAt: '2026-01-01T00:00:00.000Z', status: 'published', createdBy: 1 };
    const saved = await author.call('PUT', `${entry}?status=published`, sent);
    assert.equal(saved.status, 200, `${type} ${saved.text}`);
  }
  const team = await publishedEntry('team');
  const moved = { documentId: team, side: 'after' };
  assert.equal((await author.call('POST', '/website/ordering/api::team.team', moved)).status, 403);
  const copied = await author.call('POST', `${adminPath('team')}/clone/${team}`, { name: 'Copy' });
  assert.equal(copied.status, 200, copied.text);
  const copy = valueAt(copied.json, 'data', 'documentId');
  deleteAfterTest(t, 'team', copy);
  const removedCopy = await author.remove('team', copy);
  assert.equal(removedCopy.status, 200, 'a copy is a draft');
  for (const path of ['/website/schools/compare', '/website/schools/import']) {
    const form = new FormData();
    form.append('files', new Blob(['id,name\n']), 'schools.csv');
    assert.equal((await author.call('POST', path, form)).status, 403, path);
  }
  const samples = listAt((await author.call('GET', '/website/samples')).json, 'data');
  const removed = await author.call('POST', '/website/samples/remove', {
    uids: samples.map((each) => valueAt(each, 'uid')),
    forGood: false,
  });
  assert.equal(valueAt(removed.json, 'data', 'removed'), 0, removed.text);
  assert.equal(await seenByVisitors(), before);
});

test('an Author can upload files but not change existing ones', async (t) => {
  const form = () => {
    const body = new FormData();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    body.append('files', new Blob([svg], { type: 'image/svg+xml' }), 'sign.svg');
    return body;
  };
  const uploaded = await author.call('POST', '/upload', form());
  const id = valueAt(uploaded.json, 0, 'id');
  assert.equal(typeof id, 'number', uploaded.text);
  deleteFileAfterTest(t, id);
  const words = new FormData();
  words.append('fileInfo', JSON.stringify({ alternativeText: 'Other' }));
  const attempts: readonly Attempt[] = [
    ['POST', `/upload?id=${id}`, form()],
    ['POST', `/upload?id=${id}`, words],
    ['PUT', `/upload/files/${id}`, { alternativeText: 'Other' }],
    ['POST', `/upload/files/${id}/replace`, form()],
    ['DELETE', `/upload/files/${id}`],
    ['POST', '/upload/actions/bulk-update', { updates: [{ id, fileInfo: { name: 'x' } }] }],
    ['POST', '/upload/actions/bulk-delete', { fileIds: [id] }],
    ['POST', '/upload/actions/bulk-move', { fileIds: [id], destinationFolderId: null }],
  ];
  for (const [method, path, body] of attempts) {
    const { status, text } = await author.call(method, path, body);
    assert.ok([403, 404].includes(status), `${method} ${path} ${status} ${text}`);
  }
  const stored = valueAt((await editor.call('GET', `/upload/files/${id}`)).json, 'name');
  assert.equal(stored, valueAt(uploaded.json, 0, 'name'));
});

test('an Author writes, translates and previews, and can delete their own entry until it is published', async (t) => {
  const words = { title: 'Made by the Author', description: 'New' };
  const id = await createDraft(t, author, 'just-in', words);
  const entry = adminPath('just-in', id);
  for (const locale of Object.keys(TRANSLATED_LANGUAGES)) {
    const translated = await author.call('PUT', `${entry}?locale=${locale}`, words);
    assert.equal(translated.status, 200, translated.text);
  }
  const preview = `/website/preview/api::just-in.just-in/${id}?locale=ml`;
  assert.equal((await author.call('GET', preview)).status, 200);
  assert.equal((await editor.call('POST', `${entry}/actions/publish`, words)).status, 200);
  for (const locale of ['en', '*']) {
    assert.equal((await author.call('DELETE', `${entry}?locale=${locale}`)).status, 403);
  }
  assert.equal((await author.call('DELETE', `${entry}?locale=hi`)).status, 200, 'no one saw it');
  assert.equal((await editor.call('POST', `${entry}/actions/unpublish`, {})).status, 200);
  assert.equal((await author.call('DELETE', `${entry}?locale=*`)).status, 200);

  const other = await createDraft(t, editor, 'just-in', words);
  const refused = await author.call('DELETE', `${adminPath('just-in', other)}?locale=*`);
  assert.equal(refused.status, 403);
});

test('an Author brings back drafts only, from the history and from the bin', async (t) => {
  const words = { title: 'First words', description: 'Of the Editor' };
  const id = await createPublished(t, editor, 'just-in', words);
  const entry = adminPath('just-in', id);
  await editor.call('POST', `${entry}/actions/publish`, { title: 'Second words' });
  const history = `/website/history/api::just-in.just-in/${id}`;
  const versions = listAt((await author.call('GET', `${history}?locale=en`)).json, 'data');
  const first = `${history}/${valueAt(versions.at(-1), 'id')}`;
  const { json } = await author.call('GET', first);
  const back = await author.call('POST', first, { digest: valueAt(json, 'data', 'digest') });
  assert.equal(back.status, 200, back.text);
  const readActivities = async () =>
    (await call(`${strapi.url}/${apiPath('just-in')}`, { token: strapi.readToken })).text;
  assert.match(await readActivities(), /Second words/);
  assert.doesNotMatch(await readActivities(), /First words/);

  await editor.call('DELETE', `${entry}?locale=*`);
  const bin = listAt((await author.call('GET', '/website/bin')).json, 'data');
  const binned = bin.find((each) => valueAt(each, 'title') === 'First words');
  const path = `/website/bin/${valueAt(binned, 'id')}/restore`;
  const restored = await author.call('POST', path, { publish: true });
  assert.equal(restored.status, 200, restored.text);
  assert.doesNotMatch(await readActivities(), /First words/);
});

test('an Author cannot give a role, neither to another person nor to their own account', async () => {
  const me = () => author.call('GET', '/admin/users/me');
  const { json, text } = await me();
  const id = valueAt(json, 'data', 'id');
  await author.call('PUT', '/admin/users/me', { roles: [1], isActive: true });
  const direct = await author.call('PUT', `/admin/users/${id}`, { roles: [1] });
  assert.equal(direct.status, 403);
  assert.equal((await me()).text, text);
});

test('a Coordinator reads and searches every list and sets status and notes', async (t) => {
  for (const type of FORM_TYPES) {
    assert.equal((await coordinator.call('GET', adminPath(type))).status, 200, type);
  }
  const entry = await sentVolunteer(t, 'Findable');
  const found = await coordinator.call('GET', `${adminPath('volunteer-form')}?_q=findabl`);
  const documentId = String(valueAt(found.json, 'results', 0, 'documentId'));
  assert.ok(entry.endsWith(documentId), found.text);
  const called = { progress: 'In progress', notes: 'Called' };
  const changed = await coordinator.call('PUT', entry, called);
  assert.equal(valueAt(changed.json, 'data', 'progress'), 'In progress');
  const refused = await coordinator.call('PUT', entry, { progress: 'Forgotten' });
  assert.equal(refused.status, 400, 'there are three states');
});

test('a Coordinator can neither change nor create a submission, and neither see nor edit content', async (t) => {
  const entry = await sentVolunteer(t, 'Original');
  await coordinator.call('PUT', entry, { firstName: 'Changed', progress: 'Done' });
  const { firstName, progress } = Object(
    valueAt((await strapi.admin.call('GET', entry)).json, 'data'),
  );
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

test('only an administrator can see or change a setting', async () => {
  for (const person of [editor, author, coordinator]) {
    for (const [method, path, body] of SETTINGS) {
      const { status } = await person.call(method, path, body);
      assert.equal(status, 403, `${method} ${path}`);
    }
  }
  const roles = listAt((await strapi.admin.call('GET', '/admin/roles')).json, 'data');
  const names = roles.map((role) => String(valueAt(role, 'name')));
  // Other tests may add roles to the same CMS at the same time.
  const shipped = ['Author', 'Coordinator', 'Editor', 'Super Admin'];
  assert.deepEqual(names.filter((name) => [...shipped, 'Mine'].includes(name)).sort(), shipped);
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
