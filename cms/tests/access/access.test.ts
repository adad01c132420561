import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exchange } from '../../../test-support/exchange.ts';
import { afterTest } from '../support/cleanup.ts';
import { sendForm } from '../support/entries.ts';
import { call, listAt, valueAt } from '../support/http.ts';
import { sharedCms, until } from '../support/shared.ts';
import { apiPath, CONTENT_TYPES, FORM_TYPES } from '../support/types.ts';

const strapi = await sharedCms();

const CONTENT = CONTENT_TYPES.map(apiPath);
const FORMS = FORM_TYPES.map(apiPath);
const INTERNAL = ['api/upload/files', 'api/idempotency-keys'];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const message = { fullName: 'A', email: 'a@example.org', contactQuery: 'B' };

async function statusOf(method: string, path: string, token?: string): Promise<number> {
  const body = method === 'POST' || method === 'PUT' ? { data: message } : undefined;
  const options = { method, ...(token ? { token } : {}), ...(body ? { body } : {}) };
  return (await call(`${strapi.url}/${path}`, options)).status;
}

async function assertRefused(method: string, path: string, token?: string): Promise<void> {
  const got = await statusOf(method, path, token);
  assert.ok([401, 403, 404, 405].includes(got), `${method} ${path}: ${got}`);
}

test('[6] a request without a token can read, send, upload and register nothing', async () => {
  const users = ['users', 'users/me', 'auth/local', 'auth/local/register', 'connect/google'];
  const others = ['upload', 'upload/files', ...users, 'auth/forgot-password'];
  for (const path of [...CONTENT, ...FORMS, ...others.map((each) => `api/${each}`)]) {
    for (const method of METHODS) await assertRefused(method, path);
  }
  for (const path of ['graphql', 'api/graphql']) {
    await assertRefused('GET', path);
    await assertRefused('POST', path);
  }
});

test('[6] a call of the website without a token, or with a wrong one, is answered with 401', async () => {
  for (const path of [...CONTENT, ...FORMS]) {
    const method = CONTENT.includes(path) ? 'GET' : 'POST';
    for (const token of [undefined, 'a-wrong-token']) {
      assert.equal(await statusOf(method, path, token), 401, path);
    }
  }
});

test('[6] the token for reading can read the content types and do nothing else', async () => {
  const { readToken } = strapi;
  for (const path of CONTENT) {
    assert.equal(await statusOf('GET', path, readToken), 200, path);
    for (const method of METHODS) await assertRefused(method, `${path}/abc`, readToken);
    await assertRefused('POST', path, readToken);
  }
  for (const path of [...FORMS, ...INTERNAL, 'api/upload/files/1']) {
    for (const method of METHODS) await assertRefused(method, path, readToken);
  }
});

test('[6] the token for sending can create the submissions of the forms and read nothing', async (t) => {
  const { writeToken } = strapi;
  assert.equal((await sendForm(t, 'contact-form', { data: message })).status, 201);
  for (const path of [...CONTENT, ...INTERNAL, ...FORMS])
    await assertRefused('GET', path, writeToken);
  for (const path of FORMS) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      await assertRefused(method, `${path}/1`, writeToken);
    }
  }
});

test('a new CMS has only the tokens of the website', async () => {
  const tokens = listAt((await strapi.admin.call('GET', '/admin/api-tokens')).json, 'data');
  const names = tokens.map((token) => String(valueAt(token, 'name')));
  assert.ok(names.length > 0);
  for (const name of names) assert.match(name, /^Website: /);
});

test('even a token with full access cannot read submissions', async (t) => {
  const made = await strapi.admin.call('POST', '/admin/api-tokens', {
    name: 'Everything',
    description: '',
    type: 'full-access',
    lifespan: null,
  });
  afterTest(t, () =>
    strapi.admin.call('DELETE', `/admin/api-tokens/${valueAt(made.json, 'data', 'id')}`),
  );
  const token = String(valueAt(made.json, 'data', 'accessKey'));
  assert.equal(await statusOf('GET', 'api/projects', token), 200);
  for (const path of FORMS) assert.equal(await statusOf('GET', path, token), 404, path);
});

test('a page of another website cannot read a reply of the API', async () => {
  const headers = { Origin: 'https://elsewhere.example' };
  const reply = await call(`${strapi.url}/api/projects`, { token: strapi.readToken, headers });
  assert.equal(reply.headers.get('access-control-allow-origin') ?? '', '');
});

test('the admin cannot be shown in a frame, and calls only its own server and the website', async () => {
  const admin = await call(`${strapi.url}/admin`);
  const policy = admin.headers.get('content-security-policy') ?? '';
  assert.match(policy, /frame-ancestors 'none'/);
  assert.match(policy, /connect-src 'self'( https:\/\/www\.mazhavil\.example)?(;|$)/);
  assert.equal(admin.headers.get('x-frame-options'), 'DENY');
});

/** What Strapi’s own page for the first administrator sends. */
const FIRST_ADMINISTRATOR = {
  firstname: 'A',
  lastname: 'B',
  email: 'a@b.example',
  password: 'Aa1aaaaaaaa',
};

test('a visitor cannot become the first administrator', async () => {
  const body = FIRST_ADMINISTRATOR;
  for (const path of ['admin/register-admin', 'Admin/Register-Admin/', 'admin/%72egister-admin']) {
    const { status } = await call(`${strapi.url}/${path}`, { method: 'POST', body });
    assert.ok([403, 405].includes(status), `${path}: ${status}`);
  }
});

test('an operator who tries to become the first administrator in the admin reads the command for it', async () => {
  const body = FIRST_ADMINISTRATOR;
  const refused = await call(`${strapi.url}/admin/register-admin`, { method: 'POST', body });
  assert.match(refused.text, /npm run cms:admin/);
});

test('a deeply nested query is refused or answered within ten seconds', async () => {
  const levels = (count: number, name: string) => `populate${`[${name}]`.repeat(count)}=*`;
  for (const query of [levels(15, 'populate'), levels(400, 'images'), levels(15, 'images')]) {
    const begun = performance.now();
    await statusOf('GET', `api/projects?${query}`, strapi.readToken);
    assert.ok(performance.now() - begun < 10_000, query.slice(0, 80));
  }
});

test('a file of the media library has the header by which a browser runs no script in it, however the path is spelled', async () => {
  const { json } = await call(`${strapi.url}/api/galleries?populate=*`, {
    token: strapi.readToken,
  });
  const [, name = ''] =
    /^\/uploads\/(.*)$/.exec(String(valueAt(json, 'data', 0, 'image', 'url'))) ?? [];
  for (const spelling of ['uploads', '%75ploads', './/uploads', 'uploads/.']) {
    const reply = await exchange(
      Number(new URL(strapi.url).port),
      `GET /${spelling}/${name} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    // Only the first spelling must lead to the file.
    if (reply.status === 404 && spelling !== 'uploads') continue;
    assert.equal(reply.status, 200, spelling);
    assert.match(reply.head, /content-security-policy: sandbox/i, spelling);
  }
});

test('the log contains no word from a path or an origin that a visitor made up', async () => {
  const before = (await strapi.log()).length;
  const port = Number(new URL(strapi.url).port);
  const head = 'Host: localhost\r\nConnection: close\r\nOrigin: http://secret[\r\n';
  await exchange(port, `GET /secret${'x'.repeat(9_000)} HTTP/1.1\r\n${head}\r\n`);
  await exchange(port, `GET /api/projects?secret=%zz HTTP/1.1\r\n${head}\r\n`);
  await exchange(port, `POST /admin/login HTTP/1.1\r\n${head}Content-Length: 0\r\n\r\n`);
  const seen = async () => (await strapi.log()).slice(before);
  await until(async () => (await seen()).includes('/admin/login'));
  const written = await seen();
  assert.doesNotMatch(written, /secret|\bat .*:\d+/);
  assert.ok(written.length < 1_500, `${written.length} letters`);
});
