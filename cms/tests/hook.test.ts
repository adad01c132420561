import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Admin, firstAdmin } from './admin.ts';
import { at, call } from './http.ts';
import { newPlace } from './place.ts';
import { type StartedStrapi, secret } from './start-strapi.ts';

const hookSecret = secret();
const calls: { request: string; authorization: string | undefined; at: number }[] = [];
/** What the stand-in for the website answers. */
let status = 202;
const website = createServer(({ method, url, headers }, response) => {
  calls.push({
    request: `${method} ${url}`,
    authorization: headers.authorization,
    at: performance.now(),
  });
  response.writeHead(status).end();
});
const place = await newPlace();
let strapi: StartedStrapi;
let admin: Admin;

before(async () => {
  website.listen(0, '127.0.0.1');
  await once(website, 'listening');
  const address = website.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  strapi = await place.start({
    CONTENT_HOOK_URL: `http://127.0.0.1:${port}/hooks/content`,
    CONTENT_HOOK_SECRET: hookSecret,
  });
  admin = await firstAdmin(strapi);
});
after(async () => {
  await strapi?.stop();
  website.close();
  await place.remove();
});

const ACTIVITIES = '/content-manager/collection-types/api::just-in.just-in';
const activity = { title: 'Summer camp', description: 'Come along' };

/** Runs a change and gives how many calls came within a second of it. */
async function callsAfter(change: () => Promise<unknown>): Promise<number> {
  await pause(300);
  calls.length = 0;
  await change();
  await pause(1_000);
  return calls.length;
}

test('the website is told of what is published, within a second and with the secret', async () => {
  calls.length = 0;
  const { status: published } = await admin.publish('just-in', activity);
  assert.equal(published, 200);
  const stored = performance.now();
  while (calls.length === 0 && performance.now() - stored < 1_000) await pause(10);
  assert.equal(calls[0]?.request, 'POST /hooks/content');
  assert.equal(calls[0]?.authorization, `Bearer ${hookSecret}`);
});

test('and of what is changed, taken away or deleted', async () => {
  const published = await admin.publish('just-in', activity);
  const entry = `${ACTIVITIES}/${String(at(published.json, 'data', 'documentId'))}`;
  const changed = { ...activity, title: 'Winter camp' };
  const changes = {
    publish: () => admin.call('POST', `${entry}/actions/publish`, changed),
    unpublish: () => admin.call('POST', `${entry}/actions/unpublish`, {}),
    delete: () => admin.call('DELETE', entry),
  };
  for (const [name, change] of Object.entries(changes)) {
    assert.ok((await callsAfter(change)) >= 1, name);
  }
});

test("a visitor's form is no change of content", async () => {
  const send = () =>
    call(`${strapi.url}/api/contact-forms`, {
      method: 'POST',
      token: strapi.writeToken,
      body: { data: { fullName: 'A', email: 'a@example.org', contactQuery: 'Hello' } },
    });
  assert.equal(await callsAfter(send), 0);
});

test('a website that fails is tried again, and nobody who saves waits for it', async () => {
  status = 500;
  const tries = await callsAfter(async () => {
    assert.equal((await admin.publish('just-in', activity)).status, 200);
  });
  assert.ok(tries >= 2, `${tries} tries`);
  status = 202;
  calls.length = 0;
  const began = performance.now();
  while (calls.length === 0 && performance.now() - began < 5_000) await pause(50);
  assert.equal(calls.length, 1);
});
