// @postgres
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { sendForm } from '../support/entries.ts';
import { valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { countRows, expireKey, readRows } from '../support/tables.ts';

const strapi = await sharedCms();

const message = { fullName: 'Once Only', email: 'once@example.org', contactQuery: 'Hello' };

function send(t: TestContext, key: string, data: object = message, type = 'contact-form') {
  return sendForm(t, type, { data }, { 'Idempotency-Key': key });
}

const count = () => countRows(strapi, 'contact-form');

test('[R13] a second request with the same key creates no record and gets the first reply, whatever its body', async (t) => {
  const key = randomUUID();
  const before = await count();
  const first = await send(t, key);
  const second = await send(t, key, { ...message, contactQuery: 'Something else' });
  assert.equal(first.status, 201);
  assert.equal(second.status, first.status);
  assert.equal(second.text, first.text);
  assert.match(String(second.headers.get('content-type')), /^application\/json/);
  assert.equal(await count(), before + 1);
});

test('[R13] fifty requests with one key at the same time create one record', async (t) => {
  const key = randomUUID();
  const before = await count();
  const replies = await Promise.all(Array.from({ length: 50 }, () => send(t, key)));
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([201]));
  assert.equal(new Set(replies.map(({ text }) => text)).size, 1);
  assert.equal(await count(), before + 1);
});

test('[R13] requests with different keys at the same time create one record each', async (t) => {
  const before = await count();
  const replies = await Promise.all(Array.from({ length: 30 }, () => send(t, randomUUID())));
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([201]));
  assert.equal(await count(), before + 30);
});

test('[R13] a key is valid for one form only', async (t) => {
  const key = randomUUID();
  const sponsor = { firstName: 'O', email: 'o@example.org', mobileNumber: '9876501234' };
  const before = await countRows(strapi, 'donate-form');
  assert.equal((await send(t, key)).status, 201);
  assert.equal((await send(t, key, sponsor, 'donate-form')).status, 201);
  assert.equal(await countRows(strapi, 'donate-form'), before + 1);
});

test('a refused submission does not use its key up', async (t) => {
  const key = randomUUID();
  assert.equal((await send(t, key, { ...message, fullName: '' })).status, 400);
  assert.equal((await send(t, key)).status, 201);
});

test('a key that is too short, too long or not visible ASCII is refused', async (t) => {
  const before = await count();
  for (const key of ['', 'short12', 'x'.repeat(201), 'with a space', 'k\u00e9y-with-accent']) {
    assert.equal((await send(t, key)).status, 400, JSON.stringify(key));
  }
  for (const key of ['12345678', '~'.repeat(200), '!"#$%&()*+,-./:;<=>?@[]^_`{|}']) {
    assert.equal((await send(t, key)).status, 201, key);
  }
  assert.equal(await count(), before + 3);
});

test('a key can be used again after 24 hours and then creates a record', async (t) => {
  const key = randomUUID();
  const first = await send(t, key);
  await expireKey(strapi, key);
  const later = await send(t, key);
  assert.deepEqual([first.status, later.status], [201, 201]);
  assert.notEqual(valueAt(later.json, 'data', 'id'), valueAt(first.json, 'data', 'id'));
});

test('the table of keys contains no personal data', async (t) => {
  const key = randomUUID();
  await send(t, key);
  const rows = JSON.stringify(await readRows(strapi, 'idempotency-key'));
  assert.ok(rows.includes(key));
  assert.doesNotMatch(rows, /Once Only|once@example\.org/);
});
