import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { at, call, list } from './http.ts';
import { shared } from './shared.ts';

const strapi = await shared();
after(() => strapi.stop());

const CONTENT = ['projects', 'just-ins', 'testimonials', 'teams', 'galleries', 'stats-counters'];
const FORMS = ['contact-forms', 'volunteer-forms', 'intern-forms', 'donate-forms'];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const message = { fullName: 'A', email: 'a@example.org', contactQuery: 'B' };

const status = async (method: string, path: string, token?: string) => {
  const body = method === 'POST' || method === 'PUT' ? { data: message } : undefined;
  const options = { method, ...(token ? { token } : {}), ...(body ? { body } : {}) };
  return (await call(strapi.url + path, options)).status;
};

test('[6] the public may do nothing', async () => {
  for (const path of [...CONTENT, ...FORMS, 'upload', 'upload/files', 'users', 'users/me']) {
    for (const method of METHODS) {
      const got = await status(method, `/api/${path}`);
      assert.ok([401, 403, 404, 405].includes(got), `${method} ${path}: ${got}`);
    }
  }
  for (const path of [...CONTENT, ...FORMS]) {
    const method = CONTENT.includes(path) ? 'GET' : 'POST';
    assert.equal(await status(method, `/api/${path}`), 401, path);
    assert.equal(await status(method, `/api/${path}`, 'a-wrong-token'), 401, path);
  }
});

test('[6] nobody can register or log in as a visitor', async () => {
  for (const path of [
    'auth/local/register',
    'auth/local',
    'auth/forgot-password',
    'connect/google',
  ]) {
    for (const method of ['GET', 'POST']) {
      const got = await status(method, `/api/${path}`);
      assert.ok([404, 405].includes(got), `${method} ${path}: ${got}`);
    }
  }
});

test('the key for reading finds the six content types, and does nothing else', async () => {
  const { readToken } = strapi;
  for (const path of CONTENT) {
    assert.equal(await status('GET', `/api/${path}`, readToken), 200, path);
    assert.notEqual(await status('GET', `/api/${path}/abc`, readToken), 200, path);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const got = await status(method, `/api/${path}/abc`, readToken);
      assert.ok([403, 404, 405].includes(got), `${method} ${path}: ${got}`);
    }
    assert.ok([403, 404, 405].includes(await status('POST', `/api/${path}`, readToken)), path);
  }
  for (const path of FORMS) {
    for (const method of METHODS) {
      const got = await status(method, `/api/${path}`, readToken);
      assert.ok([403, 404, 405].includes(got), `${method} ${path}: ${got}`);
    }
  }
  for (const path of ['upload/files', 'upload/files/1']) {
    assert.equal(await status('GET', `/api/${path}`, readToken), 403, path);
  }
});

test('the key for sending creates the four form types, and can read nothing', async () => {
  const { writeToken } = strapi;
  assert.equal(await status('POST', '/api/contact-forms', writeToken), 201);
  for (const path of [...CONTENT, 'upload/files']) {
    assert.equal(await status('GET', `/api/${path}`, writeToken), 403, path);
  }
  for (const path of FORMS) {
    for (const [method, target] of [
      ['GET', path],
      ['GET', `${path}/1`],
      ['PUT', `${path}/1`],
      ['DELETE', `${path}/1`],
    ] as const) {
      const got = await status(method, `/api/${target}`, writeToken);
      assert.ok([404, 405].includes(got), `${method} ${target}: ${got}`);
    }
  }
});

test('even a key with full access cannot read what people sent', async () => {
  const made = await strapi.admin.call('POST', '/admin/api-tokens', {
    name: 'Everything',
    description: '',
    type: 'full-access',
    lifespan: null,
  });
  const token = String(at(made.json, 'data', 'accessKey'));
  assert.equal(await status('GET', '/api/projects', token), 200);
  for (const path of FORMS) assert.equal(await status('GET', `/api/${path}`, token), 404, path);
  await strapi.admin.call('DELETE', `/admin/api-tokens/${at(made.json, 'data', 'id')}`);
});

test('drafts stay hidden from the website', async () => {
  const path = '/content-manager/collection-types/api::just-in.just-in';
  const draft = { title: 'Not yet', description: 'Still being written' };
  const made = await strapi.admin.call('POST', path, draft);
  assert.equal(made.status, 201, made.text);
  const { json } = await call(`${strapi.url}/api/just-ins`, { token: strapi.readToken });
  const titles = list(json, 'data').map((entry) => at(entry, 'title'));
  assert.ok(!titles.includes('Not yet'));
  await strapi.admin.call('DELETE', `${path}/${at(made.json, 'data', 'documentId')}`);
});

test('no other website may call the API from a browser', async () => {
  const reply = await call(`${strapi.url}/api/projects`, {
    token: strapi.readToken,
    headers: { Origin: 'https://elsewhere.example' },
  });
  const allowed = reply.headers.get('access-control-allow-origin');
  assert.ok(allowed === null || allowed === '', String(allowed));
});

test('the admin may not be framed, and loads nothing from elsewhere', async () => {
  const { headers } = await call(`${strapi.url}/admin`);
  const policy = headers.get('content-security-policy') ?? '';
  assert.match(policy, /frame-ancestors 'none'/);
  assert.match(policy, /connect-src 'self'(;|$)/);
  assert.equal(headers.get('x-frame-options'), 'DENY');
});
