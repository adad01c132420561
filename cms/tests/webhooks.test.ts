import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Admin, firstAdmin } from './admin.ts';
import { type Answer, at, call, list } from './http.ts';
import { newPlace } from './place.ts';
import type { StartedStrapi } from './start-strapi.ts';

const SITE = 'https://www.mazhavil.example';
/** An address for documentation (RFC 5737): nobody answers there. */
const ELSEWHERE = 'http://192.0.2.1/collect';
const calls: string[] = [];
/** Answers as the website would, and leads whoever asks for it somewhere else. */
const home = createServer(({ url = '' }, response) => {
  calls.push(url);
  if (url === '/leads-away') response.writeHead(307, { Location: '/somewhere-else' }).end();
  else response.writeHead(200).end();
});
const place = await newPlace();
let strapi: StartedStrapi;
let admin: Admin;

before(async () => {
  home.listen(0, '127.0.0.1');
  await once(home, 'listening');
  strapi = await place.start({ SITE_URL: SITE });
  admin = await firstAdmin(strapi);
});
after(async () => {
  await strapi?.stop();
  home.close();
  await place.remove();
});

const hook = (url: string) => ({ name: 'A hook', url, headers: {}, events: ['entry.publish'] });
const create = (url: string): Promise<Answer> => admin.call('POST', '/admin/webhooks', hook(url));
const hooks = async () => list((await admin.call('GET', '/admin/webhooks')).json, 'data');

test('a webhook may be entered that calls the configured website', async () => {
  const made = await create(`${SITE}/hooks/anything`);
  assert.equal(made.status, 201, made.text);
});

test('one that calls any other host is refused, when it is entered and when it is changed', async () => {
  const id = at(await hooks(), 0, 'id');
  for (const url of [
    'https://elsewhere.example/collect',
    'http://www.mazhavil.example/',
    'https://www.mazhavil.example.elsewhere.example/',
    'https://www.mazhavil.example@elsewhere.example/',
    'https://www.mazhavil.example:8443/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://127.0.0.1/',
    ELSEWHERE,
  ]) {
    const made = await create(url);
    assert.equal(made.status, 400, `${url}: ${made.text}`);
    // The second is Strapi's own word about addresses of this machine.
    const reason = /may only call the website|reachable over the public internet/;
    assert.match(String(at(made.json, 'error', 'message')), reason, url);
    const changed = await admin.call('PUT', `/admin/webhooks/${id}`, {
      ...hook(url),
      isEnabled: true,
    });
    assert.equal(changed.status, 400, `${url}: ${changed.text}`);
  }
  assert.deepEqual(
    (await hooks()).map((each) => at(each, 'url')),
    [`${SITE}/hooks/anything`],
  );
});

test('one that stands in the database already is not called, nor is a redirect followed', async () => {
  for (const url of [SITE, SITE]) assert.equal((await create(`${url}/hooks/more`)).status, 201);
  const address = home.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const own = `http://127.0.0.1:${port}`;
  await strapi.stop();
  const ids = (await place.query('select id from strapi_webhooks order by id')).map(({ id }) => id);
  for (const [index, url] of [ELSEWHERE, `${own}/taken`, `${own}/leads-away`].entries()) {
    await place.query(`update strapi_webhooks set url = '${url}' where id = ${ids[index]}`);
  }
  strapi = await place.start({ SITE_URL: SITE });
  const login = await call(`${strapi.url}/admin/login`, {
    method: 'POST',
    body: { email: 'admin@mazhavil.example', password: 'Correct-horse-7-battery' },
  });
  const token = String(at(login.json, 'data', 'token'));
  const tried = await call(`${strapi.url}/admin/webhooks/${ids[0]}/trigger`, {
    method: 'POST',
    token,
    body: {},
  });
  assert.match(String(at(tried.json, 'data', 'message')), /may only call the website/, tried.text);

  const types = `${strapi.url}/content-manager/collection-types/api::just-in.just-in`;
  const body = { title: 'Summer camp', description: 'Come along' };
  const draft = await call(types, { method: 'POST', token, body });
  const entry = `${types}/${String(at(draft.json, 'data', 'documentId'))}`;
  const published = await call(`${entry}/actions/publish`, { method: 'POST', token, body });
  assert.equal(published.status, 200, published.text);
  const began = performance.now();
  while (calls.length < 2 && performance.now() - began < 5_000) await pause(20);
  await pause(300);
  assert.deepEqual(calls.toSorted(), ['/leads-away', '/taken']);
  const told = strapi.output().match(/A webhook to another host is not called \(192\.0\.2\.1\)/g);
  assert.equal(told?.length, 2, 'once for the trial, once for the change');
});
