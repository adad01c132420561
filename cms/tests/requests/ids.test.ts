// @postgres
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { afterTest } from '../support/cleanup.ts';
import {
  createDraft,
  deleteAfterTest,
  discardDraftAfterTest,
  sendForm,
} from '../support/entries.ts';
import { call, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { readRows } from '../support/tables.ts';
import { adminPath } from '../support/types.ts';

const isPostgres = process.env.CMS_TEST_DATABASE === 'postgres';
const strapi = await sharedCms();
const { admin, editor } = strapi;
const CMS = path.join(import.meta.dirname, '../..');

/** The largest id of SQLite, the largest of PostgreSQL's `integer`, and values that are no id. */
const IDS = [
  '9223372036854775806',
  '9223372036854775807',
  9e18,
  2_147_483_647,
  -1,
  null,
  true,
  {},
  [7],
];
const FOREIGN = {
  documentId: null,
  createdAt: '1999-01-01T00:00:00.000Z',
  publishedAt: '1999-01-01T00:00:00.000Z',
  createdBy: 9_007_199_254_740_991,
  updatedBy: { id: '9223372036854775806' },
  localizations: ['9223372036854775806'],
};

type Sent = readonly [method: string, address: string, body: object];

/** On PostgreSQL, Strapi's validation of folders never answers if an id is not an `integer`. */
const foldersWith = (id: unknown): Sent[] => [
  ['POST', '/upload/folders', { id, documentId: id, name: 'Folder', parent: id }],
  ['POST', '/upload/actions/bulk-move', { fileIds: [id], destinationFolderId: id }],
  ['POST', '/upload/actions/bulk-update', { updates: [{ id, fileInfo: { folder: id } }] }],
];

async function largestId(type: string): Promise<number> {
  return Math.max(...(await readRows(strapi, type)).map(({ id }) => Number(id)));
}

test('a new entry gets its own id, whatever id the body has, and the next entry can be created', async (t) => {
  const activityWith = (id: unknown) => {
    return { title: `With ${JSON.stringify(id)}`, description: 'New', id, ...FOREIGN };
  };
  for (const id of IDS) await createDraft(t, editor, 'just-in', activityWith(id));
  const activity = activityWith(IDS[0]);
  const documentId = await createDraft(t, editor, 'just-in', activity);
  const entry = adminPath('just-in', documentId);
  const replies = [
    await editor.callAsForm('PUT', entry, activity),
    await editor.callAsForm('POST', `${entry}/actions/publish`, activity),
    await editor.call('POST', `${adminPath('just-in')}/clone/${documentId}`, activity),
    await editor.call('POST', `${adminPath('just-in')}/actions/publish`, activity),
  ];
  for (const { json } of replies)
    deleteAfterTest(t, 'just-in', valueAt(json, 'data', 'documentId'));
  for (const { status, text } of replies) assert.equal(status < 300, true, text);
  assert.ok((await largestId('just-in')) < 100_000);
  const rows = await readRows(strapi, 'just-in');
  assert.ok(rows.length > replies.length);
  assert.ok(rows.every(({ document_id: each }) => each !== null));
});

test('no id in a body stops the CMS or prevents the next entry', async (t) => {
  discardDraftAfterTest(t, 'home-page');
  for (const id of IDS) {
    const of = (data: object) => ({ ...data, id, documentId: id });
    const card = { id, name: 'One', url: '/team' };
    const person = { firstname: 'A', lastname: 'B', email: 'a@example.org', roles: [id] };
    const hook = { name: 'Hook', url: 'https://a.example', headers: {}, events: ['entry.create'] };
    const token = { name: 'Key', type: 'read-only', lifespan: null };
    const sent: Sent[] = [
      ['PUT', adminPath('home-page'), of({ shortcuts: [card] })],
      ['POST', adminPath('team'), of({ name: 'A', position: 'B', portrait: { id } })],
      ['POST', adminPath('team'), of({ name: 'A', portrait: { connect: [{ id }], set: [id] } })],
      ...(isPostgres ? [] : foldersWith(id)),
      ['POST', '/admin/users', of(person)],
      ['POST', '/admin/roles', of({ name: 'Role', description: '' })],
      ['POST', '/admin/api-tokens', of(token)],
      ['POST', '/admin/webhooks', of(hook)],
    ];
    for (const [method, address, body] of sent) {
      const reply = await admin.call(method, address, body);
      assert.equal(reply.status < 500, true, `${address} ${JSON.stringify(id)}: ${reply.text}`);
      const made = valueAt(reply.json, 'data') ?? reply.json;
      const documentId = valueAt(made, 'documentId');
      if (reply.status >= 300) continue;
      if (address.endsWith('team')) deleteAfterTest(t, 'team', documentId);
      if (address.startsWith('/admin/') || address === '/upload/folders') {
        afterTest(t, () => admin.call('DELETE', `${address}/${valueAt(made, 'id')}`));
      }
    }
    const visitor = { firstName: 'A', email: 'ids@example.org', mobileNumber: '9876501234' };
    const reply = await sendForm(t, 'volunteer-form', { data: of(visitor), ...of({}) });
    assert.equal(reply.status < 500, true, reply.text);
  }
  for (const type of ['team', 'volunteer-form']) assert.ok((await largestId(type)) < 100_000, type);
});

const skip = isPostgres && 'Only SQLite continues from the largest id that a table has ever had';

test('an id in a body does not use up the ids of a table', { skip }, async (t) => {
  const [id] = IDS;
  await createDraft(t, editor, 'team', { name: 'A', position: 'B', id });
  const visitor = { firstName: 'A', email: 'ids@example.org', mobileNumber: '9876501234' };
  await sendForm(t, 'volunteer-form', { data: { ...visitor, id }, id });
  const spent = await strapi.query('select name, seq from sqlite_sequence where seq > 100000');
  assert.deepEqual(spent, []);
});

test('thousands of images are refused before Strapi looks each one up', async () => {
  const images = Array.from({ length: 40_000 }, (_, index) => index + 1);
  const reply = await editor.call('POST', adminPath('project'), { projectTitle: 'Many', images });
  assert.equal(reply.status, 400, reply.text);
  // Strapi's own refusal, which has another message, would look up each image first.
  assert.equal(valueAt(reply.json, 'error', 'message'), 'The request cannot be read');
});

test('an upload with file information that is not JSON is refused', async () => {
  const body = new FormData();
  body.append('files', new Blob(['a'], { type: 'text/plain' }), 'a.txt');
  body.append('fileInfo', '{');
  const { token } = editor;
  const upload = await call(`${strapi.url}/upload`, { method: 'POST', body, token });
  assert.equal(upload.status, 400, upload.text);
});

test('an unhandled error of Strapi does not stop the process, and its message is not in the log', async () => {
  const program = `
    const { startLoggingUnhandledRejections } = require('./dist/src/unhandled.js');
    const httpServer = require('node:http').createServer();
    startLoggingUnhandledRejections({ server: { httpServer }, log: { error: (text) => console.log(text) } });
    httpServer.listen(0, '127.0.0.1', () => {
      Promise.reject(new RangeError('asha@example.org'));
      setTimeout(() => { console.log('still here'); httpServer.close(); }, 50);
    });`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program], { cwd: CMS });
  assert.match(stdout, /Unhandled rejection \(RangeError\) at .*\n.*still here/);
  assert.doesNotMatch(stdout, /asha/);
});
