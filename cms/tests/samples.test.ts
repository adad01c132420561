import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listAt, valueAt } from './http.ts';
import { shared } from './shared.ts';
import { adminPath } from './types.ts';

const strapi = await shared();
const { editor } = strapi;
const UID = 'api::document.document';
const LIST = `${adminPath('document')}?pageSize=100`;

async function counted() {
  const { json } = await editor.call('GET', '/website/samples');
  const found = listAt(json, 'data').find((each) => valueAt(each, 'uid') === UID);
  return [valueAt(found, 'count'), valueAt(found, 'kept')];
}

async function inBin() {
  const { json } = await editor.call('GET', '/website/bin');
  return listAt(json, 'data').filter((each) => valueAt(each, 'type') === 'Footer PDF');
}

test('sample content goes into the bin; what a person wrote or changed stays', async () => {
  const { json } = await editor.call('GET', LIST);
  const [changed, ...others] = listAt(json, 'results');
  const own = { title: 'Our own report' };
  const created = await editor.call('POST', adminPath('document'), own);
  const ownId = valueAt(created.json, 'data', 'documentId');
  await editor.call('PUT', adminPath('document', valueAt(changed, 'documentId')), {
    title: 'Changed',
  });
  assert.deepEqual(await counted(), [others.length, 1]);

  const { coordinator } = strapi;
  const refused = await coordinator.call('POST', '/website/samples/remove', { uids: [UID] });
  assert.equal(refused.status, 403);
  const removed = await editor.call('POST', '/website/samples/remove', { uids: [UID, 'x', null] });
  assert.equal(valueAt(removed.json, 'data', 'removed'), others.length, removed.text);
  const left = listAt((await editor.call('GET', LIST)).json, 'results');
  assert.deepEqual(left.map((each) => valueAt(each, 'title')).sort(), [
    'Changed',
    'Our own report',
  ]);
  assert.deepEqual(await counted(), [0, 1]);

  for (const entry of await inBin()) {
    const path = `/website/bin/${valueAt(entry, 'id')}/restore`;
    assert.equal((await editor.call('POST', path, {})).status, 200);
  }
  await editor.remove('document', ownId);
  const back = listAt((await editor.call('GET', LIST)).json, 'results');
  assert.equal(back.length, others.length + 1);
});

test('a text of the sample is made theirs by a publication, not by a save', async () => {
  const isListed = async () => {
    const { json } = await editor.call('GET', '/website/samples/steps');
    const step = listAt(json, 'data', 'steps').find(
      (each) => valueAt(each, 'uid') === 'api::about-page.about-page',
    );
    return valueAt(step, 'left') !== '';
  };
  const path = adminPath('about-page');
  const { json } = await editor.call('GET', path);
  const heading = valueAt(json, 'data', 'heading');
  // As the first start left it, whatever other tests did.
  const asSample = 'update about_pages set created_by_id = null, updated_by_id = null';
  assert.equal((await editor.call('POST', `${path}/actions/publish`, { heading })).status, 200);
  await strapi.query(asSample);
  assert.ok(await isListed());
  assert.equal((await editor.call('PUT', path, { heading })).status, 200);
  assert.ok(await isListed());
  assert.equal((await editor.call('POST', `${path}/actions/publish`, { heading })).status, 200);
  assert.ok(!(await isListed()));
  await strapi.query(asSample);
});

test('what is still the sample’s stands in the order of the website, the organisation with its facts', async () => {
  const { json } = await editor.call('GET', '/website/samples/steps');
  const [organisation, home] = listAt(json, 'data', 'steps');
  assert.equal(valueAt(organisation, 'uid'), 'api::organisation.organisation');
  assert.match(String(valueAt(organisation, 'left')), /^Of the sample: Name, .*E-mail/);
  assert.equal(valueAt(home, 'uid'), 'api::home-page.home-page');
});
