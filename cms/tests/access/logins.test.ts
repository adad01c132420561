import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { hardenLogins, personAndNetworkKey } from '../../src/access/logins.ts';
import { type Login, PERSON } from '../support/admin.ts';
import { afterTest } from '../support/cleanup.ts';
import { deletePersonAfterTest, inviteForTest } from '../support/entries.ts';
import { call, listAt, succeeded, valueAt } from '../support/http.ts';
import { partOf } from '../support/part-of.ts';
import { sharedCms } from '../support/shared.ts';
import { type AuthService, bcrypt, strapiAuth } from '../support/strapi-auth.ts';

const strapi = await sharedCms();

function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  return call(`${strapi.url}/admin/${path}`, { method: 'POST', body, headers });
}

async function tryFrom(visitorIp: string, email: string): Promise<number> {
  const body = { email, password: 'Wrong-1-wrong' };
  return (await post('login', body, { 'X-Forwarded-For': visitorIp })).status;
}

/** Returns Strapi's check of a log-in as `hardenLogins` changes it, for the accounts that `findOne` knows. */
function hardenedCheck(t: TestContext, findOne: (email: string) => object | null) {
  let hardened = strapiAuth;
  const registry = {
    extend(uid: string, extension: (service: AuthService) => AuthService) {
      if (uid === 'admin::auth') hardened = extension(strapiAuth);
    },
  };
  const query = { findOne: async ({ where }: { where: Login }) => findOne(where.email) };
  const strapi = { get: () => registry, db: { query: () => query } };
  hardenLogins(partOf(strapi));
  // Strapi's service reads the global `strapi`.
  Object.assign(globalThis, { strapi });
  afterTest(t, () => Reflect.deleteProperty(globalThis, 'strapi'));
  return hardened.checkCredentials;
}

test('five wrong passwords for one person from one network lead to a pause', async () => {
  const one = 'one@mazhavil.example';
  const networks = {
    '192.0.2.1': ['192.0.2.1', '198.51.100.9, 192.0.2.1'],
    '2001:db8::/64': ['2001:db8::1', '2001:db8:0:0:ffff::7', '2001:0db8::a:0:0:1'],
  };
  for (const visitorIps of Object.values(networks)) {
    for (let count = 0; count < 5; count += 1) {
      assert.equal(await tryFrom(visitorIps[count % visitorIps.length] ?? '', one), 400);
    }
    for (const ip of visitorIps) assert.equal(await tryFrom(ip, one), 429, ip);
  }
  assert.equal(await tryFrom('2001:db8:0:1::1', one), 400, 'another network is not paused');
  assert.equal(
    await tryFrom('192.0.2.1', 'another@mazhavil.example'),
    400,
    'other people are not paused',
  );
});

test('twenty wrong passwords for one person lead to a pause, from any number of networks', async () => {
  for (let count = 0; count < 20; count += 1) {
    assert.equal(await tryFrom(`192.0.2.${100 + count}`, 'target@mazhavil.example'), 400);
  }
  assert.equal(await tryFrom('192.0.2.250', 'Target@mazhavil.example'), 429);
});

test('a correct log-in does not count as a wrong try', async (t) => {
  const person = await inviteForTest(t, 'Author');
  const from = (ip: string) => ({ 'X-Forwarded-For': ip });
  for (let count = 0; count < 8; count += 1) {
    assert.equal((await post('login', person, from('192.0.2.20'))).status, 200, `${count}`);
  }
  // The correct log-ins do not reset the count of wrong tries either.
  for (let count = 0; count < 5; count += 1) {
    assert.equal(await tryFrom('192.0.2.20', person.email), 400);
  }
  assert.equal((await post('login', person, from('192.0.2.20'))).status, 429);
  assert.equal((await post('login', person, from('192.0.2.21'))).status, 200);
});

test('a wrong password is compared with one hash, for a known, an unknown and an invited e-mail address', async (t) => {
  const hash = await strapiAuth.hashPassword('Right-1-right');
  const passwords = new Map([
    ['known@mazhavil.example', hash],
    ['invited@mazhavil.example', null],
  ]);
  const check = hardenedCheck(t, (email) => {
    const password = passwords.get(email);
    return password === undefined ? null : { email, password };
  });
  const compare = t.mock.method(bcrypt, 'compare');
  for (const email of [...passwords.keys(), 'unknown@mazhavil.example']) {
    compare.mock.resetCalls();
    assert.equal((await check({ email, password: 'Wrong-1-wrong' }))[1], false);
    const costs = compare.mock.calls.map(({ arguments: [, compared] }) => compared.slice(0, 7));
    assert.deepEqual(costs, [hash.slice(0, 7)], email);
  }
});

test('an attacker at one IP address does not lock a person out at another', async () => {
  const email = 'locked@mazhavil.example';
  for (let count = 0; count < 30; count += 1) await tryFrom('192.0.2.30', email);
  assert.equal(await tryFrom('192.0.2.30', email), 429);
  assert.equal(await tryFrom('192.0.2.31', email), 400);
});

test('requests for a new password have the same limit as log-ins', async () => {
  const ask = async (visitorIp: string) => {
    const body = { email: 'forgetful@mazhavil.example' };
    return (await post('forgot-password', body, { 'X-Forwarded-For': visitorIp })).status;
  };
  for (let count = 0; count < 5; count += 1) assert.equal(await ask('192.0.2.60'), 204);
  assert.equal(await ask('192.0.2.60'), 429);
  assert.equal(await ask('192.0.2.61'), 204, 'another network is not paused');
});

test('a log-in without an e-mail address of a usual length is refused', async () => {
  const { email, password } = PERSON;
  const query = new URLSearchParams({ email, password });
  const long = `${'a'.repeat(255 - '@mazhavil.example'.length)}@mazhavil.example`;
  for (const body of [{}, { password }, { email: [email], password }, { email: long, password }]) {
    const reply = await post(`login?${query}`, body);
    assert.equal(reply.status, 400);
    assert.match(
      String(valueAt(reply.json, 'error', 'message')),
      /at most 254 characters in the body/,
    );
  }
});

test('the tries of 20,000 people are counted under at most 16,384 keys', () => {
  const keys = new Set<string>();
  for (let count = 0; count < 20_000; count += 1) {
    const body = { email: `${count}@mazhavil.example` };
    keys.add(personAndNetworkKey(partOf({ ip: '192.0.2.1', request: { body } })));
  }
  assert.ok(keys.size <= 16_384, `${keys.size}`);
});

test('the CMS listens only on this machine if HOST is not set', async () => {
  // All of 127.0.0.0/8 is this machine, so a server that listens on every address answers here.
  const elsewhere = strapi.url.replace('127.0.0.1', '127.0.0.2');
  await assert.rejects(fetch(`${elsewhere}/_health`), 'the CMS listens on other addresses');
});

test('no script can read the log-in cookie, which is sent by https only if the log-in was', async () => {
  const { email, password } = PERSON;
  for (const isSecure of [true, false]) {
    // The header is missing behind an SSH tunnel, as in docs/deploying.md.
    const headers: Record<string, string> = isSecure ? { 'X-Forwarded-Proto': 'https' } : {};
    const cookies = (await post('login', { email, password }, headers)).headers.getSetCookie();
    assert.ok(cookies.length > 0, 'a cookie is set');
    for (const cookie of cookies) {
      assert.match(cookie, /; *httponly/i);
      assert.match(cookie, /; *samesite=strict/i);
      assert.doesNotMatch(cookie, /; *domain=/i);
      assert.equal(/; *secure/i.test(cookie), isSecure, cookie);
    }
  }
});

test('people who can invite see an invitation link until it is used', async (t) => {
  const { admin, editor } = strapi;
  const roles = listAt((await admin.call('GET', '/admin/roles')).json, 'data');
  const email = 'invited@mazhavil.example';
  deletePersonAfterTest(t, email);
  const invited = await admin.call('POST', '/admin/users', {
    firstname: 'Invited',
    lastname: 'Sample',
    email,
    roles: [valueAt(roles[0], 'id')],
  });
  const { id, registrationToken } = Object(valueAt(invited.json, 'data'));
  const page = await admin.call('GET', `/admin/users/${id}`);
  assert.equal(valueAt(page.json, 'data', 'registrationToken'), registrationToken);
  assert.equal((await editor.call('GET', `/admin/users/${id}`)).status, 403);
  const userInfo = { firstname: 'Invited', lastname: 'Sample', password: PERSON.password };
  await post('register', { registrationToken, userInfo });
  const later = await succeeded(admin.call('GET', `/admin/users/${id}`));
  assert.equal(valueAt(later.json, 'data', 'registrationToken') ?? null, null);
});
