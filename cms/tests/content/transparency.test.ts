// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterTest } from '../support/cleanup.ts';
import { discardDraftAfterTest, publishAgainAfterTest } from '../support/entries.ts';
import { call, listAt, succeeded, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { endTenMinutes } from '../support/tables.ts';
import {
  PUBLISH_TRANSPARENCY,
  readFormLists,
  registration,
  TRANSPARENCY,
} from '../support/transparency-page.ts';
import { schemaOf } from '../support/types.ts';

const strapi = await sharedCms();
const { editor } = strapi;

const year = { year: 2025, donations: 2_000_000, projects: 1_800_000 };

test('[R41] the website reads the registrations, figures and board of the sample in a translation', async () => {
  const path = '/api/transparency?populate=*&locale=ml';
  const { json } = await succeeded(call(strapi.url + path, { token: strapi.readToken }));
  const countOf = (list: string) => listAt(json, 'data', list).length;
  assert.deepEqual(['registrations', 'years', 'board'].map(countOf), [5, 3, 5]);
});

test('[R41] registrations and figures come back from the history', async (t) => {
  discardDraftAfterTest(t, 'transparency');
  const before = await readFormLists();
  const saved = await editor.callAsForm('PUT', TRANSPARENCY, before);
  assert.equal(saved.status, 200, saved.text);
  await endTenMinutes(strapi);
  await editor.callAsForm('PUT', TRANSPARENCY, {
    ...before,
    years: [],
    registrations: [registration],
  });
  const id = valueAt(saved.json, 'data', 'documentId');
  const history = `/website/history/api::transparency.transparency/${id}`;
  const versions = listAt((await editor.call('GET', `${history}?locale=en`)).json, 'data');
  const version = `${history}/${valueAt(versions[1], 'id')}`;
  const compared = (await editor.call('GET', version)).json;
  assert.deepEqual(
    listAt(compared, 'data', 'fields').map((each) => valueAt(each, 'label')),
    ['Registrations', 'Money, year by year'],
  );
  const digest = valueAt(compared, 'data', 'digest');
  const taken = await editor.call('POST', version, { digest });
  assert.equal(taken.status, 200, taken.text);
  assert.deepEqual(await readFormLists(), before);
});

test('[R41] registrations and figures are the same in all languages', async (t) => {
  const before = await readFormLists();
  afterTest(t, async () => {
    const back = await editor.callAsForm('POST', PUBLISH_TRANSPARENCY, before);
    assert.equal(back.status, 200, back.text);
  });
  const written = { ...before, registrations: [{ ...registration, number: 'SAMPLE-NEW' }] };
  const published = await editor.callAsForm('POST', PUBLISH_TRANSPARENCY, written);
  assert.equal(published.status, 200, published.text);
  const { json } = await editor.call('GET', `${TRANSPARENCY}?locale=ml`);
  assert.deepEqual(
    listAt(json, 'data', 'registrations').map((each) => valueAt(each, 'number')),
    ['SAMPLE-NEW'],
  );
  assert.equal(listAt(json, 'data', 'board').length, 5);
});

test('[R41] the first save in a language leaves registrations and figures as they are in English', async (t) => {
  const before = await readFormLists();
  const fields = Object.keys(schemaOf('transparency').attributes);
  await publishAgainAfterTest(t, TRANSPARENCY, fields, 'kn');
  await editor.callAsForm('DELETE', `${TRANSPARENCY}?locale=kn`);
  // Strapi's form begins with empty lists in a language without a text.
  const begun = { heading: 'ಪಾರದರ್ಶಕತೆ', registrations: [], years: [], board: [] };
  const saved = await editor.callAsForm('PUT', `${TRANSPARENCY}?locale=kn`, begun);
  assert.equal(saved.status, 200, saved.text);
  assert.deepEqual(await readFormLists(), before);
  const { json } = await editor.call('GET', `${TRANSPARENCY}?locale=kn`);
  assert.equal(listAt(json, 'data', 'years').length, before.years.length);
});

test('[R41] malformed values are refused, and the stored values stay', async () => {
  const before = await readFormLists();
  const many = (count: number, part: object) => Array.from({ length: count }, () => part);
  const member = { name: 'Sample', office: 'Chair' };
  const hostile: readonly object[] = [
    { years: [{ ...year, donations: 2 ** 53 }] },
    { years: [{ ...year, donations: 1e300 }] },
    { years: [{ ...year, donations: -1 }] },
    { years: [{ ...year, donations: 'x'.repeat(100_000) }] },
    { years: [{ ...year, year: 2 ** 40 }] },
    { years: many(1_000, year) },
    { registrations: many(1_000, registration) },
    { registrations: [{ ...registration, number: 'x'.repeat(100_000) }] },
    { registrations: [{ ...registration, kind: 'x' }] },
    { registrations: [{ ...registration, validUntil: 'x'.repeat(100_000) }] },
    { board: many(5_000, member) },
    { board: [{ ...member, name: 'x'.repeat(100_000) }] },
    { board: 'x' },
    { heading: 'x'.repeat(100_000) },
  ];
  for (const values of hostile) {
    const reply = await editor.callAsForm('POST', PUBLISH_TRANSPARENCY, { ...before, ...values });
    assert.ok(
      [400, 413].includes(reply.status),
      `${JSON.stringify(values).slice(0, 80)} ${reply.text}`,
    );
  }
  assert.deepEqual(await readFormLists(), before);
});
