import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';

const strapi = await sharedCms();

async function tryFrom(visitorIp: string, email: string): Promise<number> {
  const headers = { 'X-Forwarded-For': visitorIp };
  const body = { email, password: 'Wrong-1-wrong' };
  return (await call(`${strapi.url}/admin/login`, { method: 'POST', body, headers })).status;
}

test('one IP address cannot try more than a hundred people', async () => {
  const people = Array.from({ length: 100 }, (_, index) => `${index}@mazhavil.example`);
  const statuses = await Promise.all(people.map((email) => tryFrom('192.0.2.40', email)));
  const answered = statuses.filter((status) => status === 400).length;
  // A few people may share a counter with a person of an earlier test who has no tries left.
  assert.ok(answered > 95, `${answered} of 100 were answered`);
  assert.equal(await tryFrom('192.0.2.40', 'next@mazhavil.example'), 429);
});
