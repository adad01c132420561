import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';

const { admin } = await sharedCms();

/** An IP address for documentation (RFC 5737), at which no server answers. */
const ELSEWHERE = 'http://192.0.2.1/collect';

test('a webhook can be neither created nor changed nor called', async () => {
  const hook = { name: 'A hook', url: ELSEWHERE, headers: {}, events: ['entry.publish'] };
  for (const [method, path] of [
    ['POST', '/admin/webhooks'],
    ['POST', '/Admin/Webhooks/'],
    ['PUT', '/admin/webhooks/1'],
    ['POST', '/admin/webhooks/1/trigger'],
  ] as const) {
    const refused = await admin.call(method, path, hook);
    assert.equal(refused.status, 403, `${method} ${path}: ${refused.text}`);
    assert.match(refused.text, /has no webhooks: they send whole entries/);
  }
  assert.deepEqual(listAt((await admin.call('GET', '/admin/webhooks')).json, 'data'), []);
});

test('a webhook that Strapi’s import brought can be deleted', async () => {
  const deleted = await admin.call('POST', '/admin/webhooks/batch-delete', { ids: [1] });
  assert.equal(deleted.status, 200, deleted.text);
});
