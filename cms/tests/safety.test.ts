import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { at, call } from './http.ts';
import { newPlace } from './place.ts';
import { shared } from './shared.ts';
import { secret } from './start-strapi.ts';

const strapi = await shared();
after(() => strapi.stop());

const projects = async (url: string, token: string) =>
  (await call(`${url}/api/projects`, { token })).status;

test('both tokens are taken while one is being changed, and the old one is refused afterwards', async () => {
  const place = await newPlace();
  const [first, second] = [secret(), secret()];
  const [write, writeNext] = [secret(), secret()];
  const steps = [
    { env: { CMS_TOKEN: first, CMS_TOKEN_NEXT: second }, taken: [first, second], refused: [] },
    { env: { CMS_TOKEN: second, CMS_TOKEN_NEXT: first }, taken: [first, second], refused: [] },
    { env: { CMS_TOKEN: second }, taken: [second], refused: [first] },
  ];
  try {
    for (const { env, taken, refused } of steps) {
      const started = await place.start({
        ...env,
        CMS_WRITE_TOKEN: write,
        CMS_WRITE_TOKEN_NEXT: writeNext,
      });
      try {
        for (const token of taken) assert.equal(await projects(started.url, token), 200);
        for (const token of refused) assert.equal(await projects(started.url, token), 401);
        for (const token of [write, writeNext]) {
          assert.equal(await projects(started.url, token), 403, 'it may only send');
        }
      } finally {
        await started.stop();
      }
    }
  } finally {
    await place.remove();
  }
});

test('wrong passwords for one person mean a pause, also for the right one', async () => {
  const login = (email: string) =>
    call(`${strapi.url}/admin/login`, {
      method: 'POST',
      body: { email, password: 'Wrong-1-wrong' },
    });
  const statuses: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    statuses.push((await login('somebody@mazhavil.example')).status);
  }
  assert.deepEqual(statuses.slice(0, 5), [400, 400, 400, 400, 400]);
  assert.deepEqual(statuses.slice(5), [429, 429]);
  assert.equal((await login('another@mazhavil.example')).status, 400, 'others may go on');
});

test('without a setting it listens on this machine alone; no script reads the cookie of a login, which goes by https where that is how one came', async () => {
  const place = await newPlace();
  const started = await place.start({
    HOST: undefined,
    CMS_PUBLIC_URL: 'https://cms.mazhavil.example',
  });
  const email = 'admin@mazhavil.example';
  const password = 'Correct-horse-7-battery';
  const enter = (path: string, more: object, headers: Readonly<Record<string, string>>) =>
    call(`${started.url}/admin/${path}`, {
      method: 'POST',
      body: { email, password, ...more },
      headers,
    });
  try {
    // The whole of 127.0.0.0/8 is this machine: who listens on every address answers here too.
    const elsewhere = started.url.replace('127.0.0.1', '127.0.0.2');
    await assert.rejects(fetch(`${elsewhere}/_health`), 'it listens on further addresses');

    const name = { firstname: 'Test', lastname: 'Person' };
    const byHttps = { 'X-Forwarded-Proto': 'https' };
    const replies = [
      { reply: await enter('register-admin', name, byHttps), isSecure: true },
      { reply: await enter('login', {}, byHttps), isSecure: true },
      // Through an SSH tunnel, as docs/deploying.md has it.
      { reply: await enter('login', {}, {}), isSecure: false },
    ];
    for (const { reply, isSecure } of replies) {
      assert.equal(typeof at(reply.json, 'data', 'token'), 'string', reply.text);
      const cookies = reply.headers.getSetCookie();
      assert.ok(cookies.length > 0, 'a cookie is set');
      for (const cookie of cookies) {
        assert.match(cookie, /; *httponly/i);
        assert.match(cookie, /; *samesite=strict/i);
        assert.doesNotMatch(cookie, /; *domain=/i);
        assert.equal(/; *secure/i.test(cookie), isSecure, cookie);
      }
    }
  } finally {
    await started.stop();
    await place.remove();
  }
});

test('there is no GraphQL', async () => {
  for (const path of ['/graphql', '/api/graphql']) {
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? { query: '{ __typename }' } : undefined;
      const { status } = await call(`${strapi.url}${path}`, {
        method,
        token: strapi.readToken,
        ...(body ? { body } : {}),
      });
      assert.ok([404, 405].includes(status), `${method} ${path}: ${status}`);
    }
  }
});
