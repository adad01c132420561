import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { call, valueAt } from './http.ts';
import { shared, until } from './shared.ts';

const strapi = await shared();

/** No other file of this machine is likely to have this length. */
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

test('no file of a stranger is taken, and none stays on the disk', async () => {
  for (const address of ['/admin/login', '/api/contact-forms', '/no-such-page']) {
    assert.equal((await post(address, 'files')).status, 415, address);
  }
  for (const address of ['/upload/files', '/upload', '/schools/import']) {
    assert.equal((await post(address, 'files')).status, 401, address);
    assert.equal((await post(address, 'files', 'invented')).status, 401, address);
  }
  assert.equal(await leftFiles(), 0);
});

test('no file of a request that fails stays on the disk, whatever its field', async () => {
  for (const field of ['files', 'other']) {
    const { token } = strapi.editor;
    assert.ok((await post('/schools/preview', field, token)).status >= 400);
    assert.ok((await post('/upload/files', field, token)).status >= 400);
    assert.ok((await post('/upload/no-such-page', field, token)).status >= 400);
  }
  await until(async () => (await leftFiles()) === 0);
});

test('a body that cannot be read, or is too large, is refused as such', async () => {
  const login = `${strapi.url}/admin/login`;
  const status = async (headers: Record<string, string>, body: string, url = login) =>
    (await fetch(url, { method: 'POST', headers, body })).status;
  const json = { 'Content-Type': 'application/json' };
  assert.equal(await status({ ...json, 'Content-Encoding': 'gzip' }, '{}'), 415);
  const { token } = strapi.editor;
  const multipart = { 'Content-Type': 'multipart/form-data', Authorization: `Bearer ${token}` };
  assert.equal(await status(multipart, 'x', `${strapi.url}/upload/files`), 400);
});

test('a text of more than 256 KB is refused with that limit, and not with that of files', async () => {
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
