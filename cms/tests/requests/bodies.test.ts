import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { exchange } from '../../../test-support/exchange.ts';
import { logIn } from '../support/admin.ts';
import { inviteForTest, sendForm } from '../support/entries.ts';
import { call, valueAt } from '../support/http.ts';
import { sharedCms, until } from '../support/shared.ts';
import { adminPath } from '../support/types.ts';

const strapi = await sharedCms();

/** A length that no other file of this machine is likely to have. */
const BYTES = 1_000_003;

async function leftFiles(): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(tmpdir())).map(async (name) => {
      const found = await stat(path.join(tmpdir(), name)).catch(() => undefined);
      return found?.size;
    }),
  );
  return sizes.filter((size) => size === BYTES).length;
}

function post(address: string, field: string, token?: string) {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(BYTES)]), 'file.bin');
  return call(strapi.url + address, { method: 'POST', body, ...(token ? { token } : {}) });
}

test('a file that a stranger sends is refused and not left on the disk', async () => {
  for (const address of [
    '/admin/login',
    '/api/contact-forms',
    '/no-such-page',
    '/website/schools',
  ]) {
    assert.equal((await post(address, 'files')).status, 415, address);
  }
  for (const address of [
    '/upload/files',
    '/UPLOAD',
    '/website/schools/import',
    '/Website/Schools/Import/',
  ]) {
    assert.equal((await post(address, 'files')).status, 401, address);
    assert.equal((await post(address, 'files', 'invented')).status, 401, address);
  }
  assert.equal(await leftFiles(), 0);
});

test('a file of a person whose session has ended is refused before it is read', async (t) => {
  const login = await inviteForTest(t, 'Editor');
  const { token } = await logIn(strapi.url, login);
  const { port } = new URL(strapi.url);
  // Only the beginning of the file comes: a server that reads it would wait for the rest.
  const upload = [
    'POST /upload HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 1000000',
    '',
    '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n',
  ].join('\r\n');
  await call(`${strapi.url}/admin/logout`, { method: 'POST', token, body: {} });
  const { status, hung } = await exchange(Number(port), upload);
  assert.deepEqual({ status, hung }, { status: 401, hung: false });
});

test('a file in a request that fails is not left on the disk, in whichever field it is', async () => {
  for (const field of ['files', 'other']) {
    const { token } = strapi.editor;
    assert.ok((await post('/website/schools/compare', field, token)).status >= 400);
    assert.ok((await post('/upload/files', field, token)).status >= 400);
    assert.ok((await post('/upload/no-such-page', field, token)).status >= 400);
  }
  await until(async () => (await leftFiles()) === 0);
});

test('a compressed body is refused as one of a type that the CMS does not read', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  const reply = await fetch(`${strapi.url}/admin/login`, { method: 'POST', headers, body: '{}' });
  assert.equal(reply.status, 415);
});

test('an upload whose parts cannot be read is refused', async () => {
  const { token } = strapi.editor;
  const headers = { 'Content-Type': 'multipart/form-data', Authorization: `Bearer ${token}` };
  const reply = await fetch(`${strapi.url}/upload/files`, { method: 'POST', headers, body: 'x' });
  assert.equal(reply.status, 400);
});

test('a text of more than 256 KB is refused with that limit, not with the limit for files', async () => {
  const body = { data: { notes: 'a'.repeat(256 * 1024) } };
  const { token } = strapi.editor;
  for (const [address, init] of [
    ['/admin/login', { body }],
    ['/api/contact-forms', { body, token: strapi.readToken }],
    ['/content-manager/collection-types/api::page.page', { body, token }],
  ] as const) {
    const reply = await call(strapi.url + address, { method: 'POST', ...init });
    assert.equal(reply.status, 413, address);
    const message = String(valueAt(reply.json, 'error', 'message'));
    assert.match(message, /at most 256 KB/, address);
    assert.doesNotMatch(message, /25 MB|file/, address);
  }
});

test('a body that is not JSON is refused, and neither the answer nor the log quotes it', async () => {
  const before = (await strapi.log()).length;
  const { token } = strapi.author;
  const kinds = {
    'text/plain': 'my secret',
    'application/x-www-form-urlencoded': 'email=my%20secret&password=secret',
    'application/xml': '<secret/>',
    'application/json': '{"email": secret}',
    'application/json; charset=utf-7': '"secret"',
  };
  const places = ['/admin/login', '/admin/register', '/admin/permissions/check', '/upload'];
  for (const place of [...places, '/api/contact-forms', '/website/samples/remove']) {
    for (const [type, body] of Object.entries(kinds)) {
      const headers = { 'Content-Type': type, Authorization: `Bearer ${token}` };
      const reply = await fetch(strapi.url + place, { method: 'POST', headers, body });
      const expected = type.startsWith('application/json') ? 400 : 415;
      assert.equal(reply.status, expected, `${place} ${type}`);
      assert.doesNotMatch(await reply.text(), /secret/, `${place} ${type}`);
    }
  }
  const empty = await call(`${strapi.url}/admin/register`, { method: 'POST' });
  assert.equal(empty.status, 400, 'a request without a body too');
  const sent = 6 * Object.keys(kinds).length + 1;
  const written = async () => (await strapi.log()).slice(before);
  await until(async () => (await written()).match(/ POST .* 4\d\d$/gm)?.length === sent);
  assert.doesNotMatch(await written(), /secret/);
});

test('the log has the query of a database error but no text that a person wrote', async (t) => {
  const data = { fullName: 'W', email: 'w@example.org', contactQuery: 'Q' };
  const sent = await sendForm(t, 'contact-form', { data });
  const entry = adminPath('contact-form', valueAt(sent.json, 'data', 'documentId'));
  const before = (await strapi.log()).length;
  const written = async () => (await strapi.log()).slice(before);
  await breaking('contact_forms', async () => {
    const notes = 'Wilhelmina Ashdown called';
    assert.equal((await strapi.coordinator.callAsForm('PUT', entry, { notes })).status, 500);
    await until(async () => /PUT .* 500/.test(await written()));
  });
  assert.match(await written(), /update .contact_forms/);
  assert.doesNotMatch(await written(), /Wilhelmina/);
});

test('a log line has a maximum length, and text from a person cannot begin a new line', async () => {
  const before = (await strapi.log()).length;
  const name = encodeURIComponent(
    'x\n[2026-01-01 00:00:00.000] error: forged \u001b[2J\u009b\u202e',
  );
  const path = `/content-manager/relations/__proto__/${name}`;
  assert.equal((await strapi.author.call('GET', path)).status, 500);
  const long = `/content-manager/relations/__proto__/${'y'.repeat(9_000)}`;
  assert.equal((await strapi.author.call('GET', long)).status, 500);
  const written = async () => (await strapi.log()).slice(before);
  await until(async () => ((await written()).match(/ 500$/gm) ?? []).length === 2);
  for (const line of (await written()).split('\n')) {
    assert.ok(line.length < 2_200, `${line.length} letters`);
    assert.match(line, /^(?:\[[-\d:. ]+\] (?:http|error): | {4}at |$)/, 'no line begins otherwise');
    assert.doesNotMatch(line, /^.{0,30}forged|[\p{Cc}\p{Cf}]/u);
  }
});

/** Runs a function while no row of a table can be changed. */
async function breaking(table: string, done: () => Promise<void>): Promise<void> {
  const isPostgres = strapi.databaseUrl !== undefined;
  if (isPostgres) {
    await strapi.query(`create function broken() returns trigger language plpgsql
      as $$ begin raise exception 'broken'; end $$`);
  }
  const action = isPostgres
    ? 'for each row execute function broken()'
    : "begin select raise(abort, 'broken'); end";
  await strapi.query(`create trigger breaks before update on ${table} ${action}`);
  try {
    await done();
  } finally {
    await strapi.query(`drop trigger breaks${isPostgres ? ` on ${table}` : ''}`);
    if (isPostgres) await strapi.query('drop function broken');
  }
}
