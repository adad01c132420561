import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPublished, publishAgainAfterTest } from '../support/entries.ts';
import { call, listAt, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { adminPath } from '../support/types.ts';

const strapi = await sharedCms();
const { admin } = strapi;

test('an entry keeps its position in the list when it is edited', async (t) => {
  const team = async () => {
    const { json } = await call(`${strapi.url}/api/teams`, { token: strapi.readToken });
    return listAt(json, 'data').map((each) => valueAt(each, 'documentId'));
  };
  const before = await team();
  const entry = adminPath('team', before[0]);
  await publishAgainAfterTest(t, entry, ['position']);
  assert.equal(
    (await admin.callAsForm('POST', `${entry}/actions/publish`, { position: 'p' })).status,
    200,
  );
  assert.deepEqual(await team(), before);
});

test('[2.4.2] the newest activity is first until an editor moves another one before it', async (t) => {
  const firstTitles = async () => {
    const reply = await call(`${strapi.url}/api/just-ins`, { token: strapi.readToken });
    const inAdmin = await admin.call(
      'GET',
      `${adminPath('just-in')}?sort=sortOrder:ASC&pageSize=50`,
    );
    const titles = listAt(reply.json, 'data').map((each) => valueAt(each, 'title'));
    const listed = listAt(inAdmin.json, 'results').map((each) => valueAt(each, 'title'));
    assert.deepEqual(listed, titles, 'the admin shows the order that visitors see');
    return titles.slice(0, 2);
  };
  const older = await createPublished(t, admin, 'just-in', { title: 'Older', description: 'D' });
  const newer = await createPublished(t, admin, 'just-in', { title: 'Newer', description: 'D' });
  assert.deepEqual(await firstTitles(), ['Newer', 'Older']);
  const move = { documentId: older, side: 'before', neighbourId: newer };
  assert.equal(
    (await admin.call('POST', '/website/ordering/api::just-in.just-in', move)).status,
    200,
  );
  assert.deepEqual(await firstTitles(), ['Older', 'Newer']);
});
