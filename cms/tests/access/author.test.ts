import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TRANSLATED_LANGUAGES } from '../../src/content/languages/languages.ts';
import { restoreByTitle } from '../support/bin.ts';
import {
  createDraft,
  createPublished,
  deleteAfterTest,
  deleteFileAfterTest,
  discardDraftAfterTest,
} from '../support/entries.ts';
import { call, listAt, succeeded, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { readRows } from '../support/tables.ts';
import { adminPath, apiPath, CONTENT_TYPES, isSingle } from '../support/types.ts';

const strapi = await sharedCms();
const { editor, author } = strapi;

/** Reads the published rows of all content. A publication replaces them with others. */
async function readPublishedRows() {
  const rows = await Promise.all(CONTENT_TYPES.map((type) => readRows(strapi, type)));
  return rows.flat().filter((row) => row.published_at !== null);
}

/** Returns the documentId of an entry that visitors see. */
async function publishedEntry(type: string): Promise<unknown> {
  const { json } = await editor.call('GET', adminPath(type));
  return valueAt(json, ...(isSingle(type) ? ['data'] : ['results', 0]), 'documentId');
}

type Attempt = readonly [method: string, path: string, body?: unknown];

/** The types on which each request is tried: a list, and a page with a single entry. */
const TRIED_IN_FULL = ['team', 'home-page'];

/** Returns requests that would change an entry for visitors: one for each right, or all. */
function attemptsOn(type: string, id: unknown): readonly Attempt[] {
  const uid = `api::${type}.${type}`;
  const entry = isSingle(type) ? adminPath(type) : adminPath(type, id);
  const documentIds = [id];
  const ofEachRight: readonly Attempt[] = [
    ['POST', `${entry}/actions/publish`, {}],
    ['POST', `${entry}/actions/unpublish`, {}],
    ['DELETE', `${entry}?locale=*`],
  ];
  if (!TRIED_IN_FULL.includes(type)) return ofEachRight;
  const ofOne: readonly Attempt[] = [
    ...ofEachRight,
    ['POST', `${entry}/actions/publish?locale=ta`, {}],
    ['POST', `${entry}/actions/unpublish`, { locale: 'en', discardDraft: true }],
    ['DELETE', entry],
    ['DELETE', `${entry}?locale=en`],
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

test('an Author cannot publish, take off, delete or plan anything that visitors see', async () => {
  const before = await readPublishedRows();
  for (const type of CONTENT_TYPES) {
    for (const [method, path, body] of attemptsOn(type, await publishedEntry(type))) {
      const { status, text } = await author.call(method, path, body);
      // Statistics have no languages.
      assert.ok([403, 404].includes(status), `${method} ${path} ${status} ${text}`);
    }
  }
  assert.deepEqual(await readPublishedRows(), before);
});

test('what an Author saves is a draft, also with the values of a published entry', async (t) => {
  const before = await readPublishedRows();
  const sent = { publishedAt: '2026-01-01T00:00:00.000Z', status: 'published', createdBy: 1 };
  for (const type of CONTENT_TYPES) {
    const id = isSingle(type) ? undefined : await publishedEntry(type);
    discardDraftAfterTest(t, type, id);
    const saved = await author.callAsForm('PUT', `${adminPath(type, id)}?status=published`, sent);
    assert.equal(saved.status, 200, `${type} ${saved.text}`);
  }
  assert.deepEqual(await readPublishedRows(), before);
});

test('an Author cannot move an entry in its list', async () => {
  const moved = { documentId: await publishedEntry('team'), side: 'after' };
  assert.equal((await author.call('POST', '/website/ordering/api::team.team', moved)).status, 403);
});

test('the copy that an Author makes of an entry is a draft, which the Author can delete', async (t) => {
  const path = `${adminPath('team')}/clone/${await publishedEntry('team')}`;
  const copied = await author.call('POST', path, { name: 'Copy' });
  assert.equal(copied.status, 200, copied.text);
  const copy = valueAt(copied.json, 'data', 'documentId');
  deleteAfterTest(t, 'team', copy);
  const removed = await author.remove('team', copy);
  assert.equal(removed.status, 200, removed.text);
});

test('an Author can neither compare nor import a table of schools', async () => {
  for (const path of ['/website/schools/compare', '/website/schools/import']) {
    const form = new FormData();
    form.append('files', new Blob(['id,name\n']), 'schools.csv');
    assert.equal((await author.call('POST', path, form)).status, 403, path);
  }
});

test('an Author removes no sample content', async () => {
  const samples = listAt((await author.call('GET', '/website/samples')).json, 'data');
  const removed = await author.call('POST', '/website/samples/remove', {
    uids: samples.map((each) => valueAt(each, 'uid')),
    forGood: false,
  });
  assert.equal(valueAt(removed.json, 'data', 'entries'), 0, removed.text);
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

const ACTIVITY = { title: 'Made by the Author', description: 'New' };

test('an Author writes an entry in every language and previews it', async (t) => {
  const id = await createDraft(t, author, 'just-in', ACTIVITY);
  for (const locale of Object.keys(TRANSLATED_LANGUAGES)) {
    const path = `${adminPath('just-in', id)}?locale=${locale}`;
    const translated = await author.callAsForm('PUT', path, ACTIVITY);
    assert.equal(translated.status, 200, translated.text);
  }
  const preview = `/website/preview/api::just-in.just-in/${id}?locale=ml`;
  assert.equal((await author.call('GET', preview)).status, 200);
});

test('an Author can delete their own entry and its translations while visitors do not see them', async (t) => {
  const entry = adminPath('just-in', await createDraft(t, author, 'just-in', ACTIVITY));
  await author.callAsForm('PUT', `${entry}?locale=hi`, ACTIVITY);
  assert.equal((await editor.callAsForm('POST', `${entry}/actions/publish`, ACTIVITY)).status, 200);
  for (const locale of ['en', '*']) {
    const { status } = await author.callAsForm('DELETE', `${entry}?locale=${locale}`);
    assert.equal(status, 403, locale);
  }
  assert.equal(
    (await author.callAsForm('DELETE', `${entry}?locale=hi`)).status,
    200,
    'no one saw it',
  );
  assert.equal((await editor.callAsForm('POST', `${entry}/actions/unpublish`, {})).status, 200);
  assert.equal((await author.callAsForm('DELETE', `${entry}?locale=*`)).status, 200);
});

test('an Author cannot delete the entry of another person', async (t) => {
  const id = await createDraft(t, editor, 'just-in', ACTIVITY);
  const refused = await author.callAsForm('DELETE', `${adminPath('just-in', id)}?locale=*`);
  assert.equal(refused.status, 403, refused.text);
});

const readActivities = async () =>
  (await succeeded(call(`${strapi.url}/${apiPath('just-in')}`, { token: strapi.readToken }))).text;

test('a version that an Author brings back is a draft', async (t) => {
  const words = { title: 'First words', description: 'Of the Editor' };
  const id = await createPublished(t, editor, 'just-in', words);
  const publish = `${adminPath('just-in', id)}/actions/publish`;
  await editor.callAsForm('POST', publish, { title: 'Second words' });
  const history = `/website/history/api::just-in.just-in/${id}`;
  const versions = listAt((await author.call('GET', `${history}?locale=en`)).json, 'data');
  const first = `${history}/${valueAt(versions.at(-1), 'id')}`;
  const { json } = await author.call('GET', first);
  const back = await author.call('POST', first, { digest: valueAt(json, 'data', 'digest') });
  assert.equal(back.status, 200, back.text);
  assert.match(await readActivities(), /Second words/);
  assert.doesNotMatch(await readActivities(), /First words/);
});

test('a published entry that an Author brings back from the bin is a draft', async (t) => {
  const words = { title: 'Words in the bin', description: 'Of the Editor' };
  const id = await createPublished(t, editor, 'just-in', words);
  await editor.callAsForm('DELETE', `${adminPath('just-in', id)}?locale=*`);
  await restoreByTitle(author, words.title, { publish: true });
  assert.doesNotMatch(await readActivities(), /Words in the bin/);
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
