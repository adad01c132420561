import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { firstAdmin } from '../support/admin.ts';
import { call, listAt, valueAt } from '../support/http.ts';
import { newInstallation } from '../support/installation.ts';
import { secret } from '../support/start-strapi.ts';
import { countRows } from '../support/tables.ts';
import { apiPath, CONTENT_TYPES, isSingle } from '../support/types.ts';

const FACTS = path.join(import.meta.dirname, '../../../site/organisation/organisation.json');

/** Starts a CMS on an empty database and checks that its replies have no fact of the sample. */
async function startWithout(SEED: string) {
  const installation = await newInstallation();
  const readToken = secret();
  const strapi = await installation.start({ SEED, CMS_TOKEN: readToken });
  const read = async (type: string) => {
    const url = `${strapi.url}/${apiPath(type)}?populate=*&pagination[limit]=100`;
    const reply = await call(url, { token: readToken });
    // A single type without an entry is not found.
    assert.ok(reply.status === 200 || (reply.status === 404 && isSingle(type)), reply.text);
    return reply;
  };
  const facts: object = JSON.parse(readFileSync(FACTS, 'utf8'));
  const words = Object.entries(facts)
    .filter(([field]) => !['country', 'state'].includes(field))
    .flatMap(([, value]) => value)
    .filter((value) => typeof value === 'string' && value !== '');
  for (const type of CONTENT_TYPES) {
    const { text } = await read(type);
    for (const word of words) assert.ok(!text.includes(word), `${type}: ${word}`);
  }
  for (const type of ['project', 'partner', 'school', 'document', 'team', 'story', 'testimonial']) {
    assert.deepEqual(listAt((await read(type)).json, 'data'), [], type);
  }
  const [figures] = listAt((await read('stats-counter')).json, 'data');
  assert.equal(valueAt(figures, 'students'), 0);
  const pages = listAt((await read('page')).json, 'data').map((page) => valueAt(page, 'address'));
  assert.ok(pages.includes('privacy'));
  assert.ok(!pages.includes('our-story'), 'the story of an organisation is a fact');
  return { installation, readToken, strapi, read };
}

test('[R47] a CMS that starts with the name of an organisation has no invented fact', async () => {
  const { installation, readToken, strapi, read } = await startWithout('Own Trust');
  const organisation = await read('organisation');
  assert.equal(valueAt(organisation.json, 'data', 'name'), 'Own Trust', organisation.text);
  const admin = await firstAdmin(strapi);
  const { json } = await admin.call('GET', '/website/make-it-yours/tasks');
  for (const step of listAt(json, 'data', 'tasks')) {
    // The texts of an opportunity promise something in the organisation's name.
    const isLeft = valueAt(step, 'uid') === 'api::opportunity-page.opportunity-page';
    assert.equal(valueAt(step, 'hasSampleLeft'), isLeft, JSON.stringify(step));
  }
  await strapi.stop();
  // A command beside the CMS starts Strapi like this, without the setting.
  const again = await installation.start({ SEED: 'on', CMS_TOKEN: readToken });
  assert.equal(await countRows(installation, 'project'), 0);
  await again.stop();
});

test('[R47] a CMS that starts without the sample has no fact of the sample', async () => {
  const { strapi, read } = await startWithout('off');
  assert.equal((await read('organisation')).status, 404);
  await strapi.stop();
});
