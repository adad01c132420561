import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Login } from '../support/admin.ts';
import { allRoutes, requestOf } from '../support/all-routes.ts';
import { afterTest } from '../support/cleanup.ts';
import { inviteWithRights } from '../support/entries.ts';
import { call, valueAt } from '../support/http.ts';
import { OPEN_TO_ALL, OPEN_TO_EVERY_LOGIN } from '../support/open-routes.ts';
import { sharedCms } from '../support/shared.ts';

const strapi = await sharedCms();
const { admin, editor, author, coordinator } = strapi;

/** Returns the routes that do not refuse this person, or those that refuse no request if it is undefined. */
async function openRoutes(routes: readonly string[], login?: Login): Promise<string[]> {
  const open: string[] = [];
  let token = login && (await tokenOf(login));
  for (const route of routes) {
    const { method, path } = requestOf(route);
    const body = method === 'POST' || method === 'PUT' ? {} : undefined;
    const { status } = await call(strapi.url + path, {
      method,
      ...(token ? { token } : {}),
      body,
    });
    const isRefused = [401, 403, 405].includes(status);
    if (!isRefused && (login || status !== 404)) open.push(route);
    if (login && /logout|sessions/.test(route)) token = await tokenOf(login);
  }
  return open;
}

async function tokenOf(login: Login): Promise<string> {
  const { json } = await call(`${strapi.url}/admin/login`, { method: 'POST', body: login });
  return String(valueAt(json, 'data', 'token'));
}

test('[6] each route requires a right or is in the list of those that need none', async (t) => {
  const routes = await allRoutes();
  assert.ok(routes.length > 200, `${routes.length} routes`);
  // The path of a file in the media library answers 404 to everyone if the file does not exist.
  const withoutFiles = routes.filter((route) => !route.includes('uploads/'));
  assert.deepEqual((await openRoutes(withoutFiles)).sort(), Object.keys(OPEN_TO_ALL).sort());

  const personWithoutRights = await inviteWithRights(t, []);
  const staffRoutes = withoutFiles.filter(
    (route) => !/ \/(api\/|\(|admin\/register-admin)/.test(route),
  );
  assert.deepEqual(
    (await openRoutes(staffRoutes, personWithoutRights)).sort(),
    Object.keys(OPEN_TO_EVERY_LOGIN).sort(),
  );
});

test('[6] no log-in and no token can make the CMS send a mail of free choice', async (t) => {
  const everything = { name: 'All', description: '', type: 'full-access', lifespan: null };
  const made = await admin.call('POST', '/admin/api-tokens', everything);
  afterTest(t, () => admin.call('DELETE', `/admin/api-tokens/${valueAt(made.json, 'data', 'id')}`));
  const token = String(valueAt(made.json, 'data', 'accessKey'));
  const subject = 'Sent as somebody else';
  const mail = { to: 'any@example.org', from: 'bank@example.org', subject, html: '<b>Pay</b>' };
  for (const person of [author, editor, coordinator, admin]) {
    assert.equal((await person.call('POST', '/email', mail)).status, 405);
  }
  const sent = await call(`${strapi.url}/api/email`, { method: 'POST', token, body: mail });
  assert.equal(sent.status, 405);
  assert.deepEqual(strapi.mailServer.about(subject), []);
});

test('[6] only an administrator can change the settings of languages and forms', async () => {
  const card = '/content-manager/components/texts.tile/configuration';
  const before = await admin.call('GET', card);
  for (const person of [author, editor, coordinator]) {
    const languages = await person.call('PUT', '/i18n/settings', { aiLocalizations: true });
    assert.equal(languages.status, 403);
    assert.equal((await person.call('PUT', card, { settings: {}, layouts: {} })).status, 403);
  }
  assert.equal((await admin.call('GET', card)).text, before.text);
  const { settings, layouts, metadatas } = Object(valueAt(before.json, 'data', 'component'));
  const same = await admin.call('PUT', card, { settings, layouts, metadatas });
  assert.equal(same.status, 200, same.text);
});
