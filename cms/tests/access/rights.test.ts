import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Admin } from '../support/admin.ts';
import { allRoutes } from '../support/all-routes.ts';
import { readBin } from '../support/bin.ts';
import { afterTest, type Cleanup, endOfSuite } from '../support/cleanup.ts';
import { createDraft } from '../support/entries.ts';
import { listAt, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { addPlan, deletePlans, endTenMinutes } from '../support/tables.ts';
import { adminPath } from '../support/types.ts';
import { EXPLORER, PROJECT, personWith } from './person-with-rights.ts';

const strapi = await sharedCms();
const { admin, editor } = strapi;

const SCHOOL = 'api::school.school';
const FIELDS = ['projectTitle', 'url', 'sortOrder'];
const SCHOOL_FIELDS = ['schoolId', 'name', 'latitude', 'longitude', 'project', 'active'];
const HIDDEN = 'A secret of the house';
/** What a project needs before its publication can be asked for. */
const REQUIRED = { projectIcon: 'spark', cardDescription: 'A sentence.' };

/** All rights to the person's own entries, in English, except for some fields. */
const LIMITED_RIGHTS = [PROJECT, SCHOOL].flatMap((subject) => {
  const fields = subject === PROJECT ? FIELDS : SCHOOL_FIELDS;
  const own = { subject, conditions: ['admin::is-creator'] };
  const properties = { fields, locales: ['en'] };
  return [
    { action: `${EXPLORER}.create`, subject, properties, conditions: [] },
    { action: `${EXPLORER}.read`, ...own, properties },
    { action: `${EXPLORER}.update`, ...own, properties },
    { action: `${EXPLORER}.delete`, ...own, properties: { locales: ['en'] } },
    { action: `${EXPLORER}.publish`, ...own, properties: { locales: ['en'] } },
  ];
});

/** `before`, below, sets these. No test changes the two entries. */
let limited: Admin;
let own: string;
let other: string;

async function createProject(t: Cleanup, person: Admin, projectTitle: string): Promise<string> {
  const id = await createDraft(t, person, 'project', { projectTitle });
  // The history of each entry contains texts that the person must not read.
  for (const shortDescription of [HIDDEN, 'Now another']) {
    const texts = { ...REQUIRED, shortDescription };
    const saved = await admin.callAsForm('PUT', adminPath('project', id), texts);
    assert.equal(saved.status, 200, saved.text);
    await endTenMinutes(strapi);
  }
  const words = { projectTitle: `${projectTitle} in Tamil`, shortDescription: HIDDEN };
  await editor.callAsForm('PUT', `${adminPath('project', id)}?locale=ta`, words);
  return id;
}

async function firstVersion(id: string, locale: string): Promise<unknown> {
  const versions = await admin.call('GET', `/website/history/${PROJECT}/${id}?locale=${locale}`);
  return valueAt(listAt(versions.json, 'data').at(-1), 'id');
}

/** Sends back what the dialog shows, as the admin does. */
async function bringBack(id: string, version: unknown, choice: object = {}) {
  const path = `/website/history/${PROJECT}/${id}/${version}`;
  const digest = valueAt((await admin.call('GET', path)).json, 'data', 'digest');
  return limited.call('POST', path, { ...choice, digest });
}

const publicationRequest = (id: string, locale: string) =>
  `/website/publication-requests/${PROJECT}/${id}?locale=${locale}`;

type Ask = (id: string, locale: string) => Promise<{ readonly status: number; text: string }>;

const get =
  (address: (id: string, locale: string) => string): Ask =>
  (id, locale) =>
    limited.call('GET', address(id, locale));

const post =
  (path: (id: string, locale: string) => string, body: (id: string) => object): Ask =>
  (id, locale) =>
    limited.call('POST', path(id, locale), body(id));

/** A request of each route about one entry. Its answer for the person's own entry in English is 200. */
const ROUTES: Readonly<Record<string, Ask>> = {
  'GET /website/history/:model/:documentId': get(
    (id, locale) => `/website/history/${PROJECT}/${id}?locale=${locale}`,
  ),
  'GET /website/history/:model/:documentId/:id': async (id, locale) =>
    limited.call('GET', `/website/history/${PROJECT}/${id}/${await firstVersion(id, locale)}`),
  'POST /website/history/:model/:documentId/:id': async (id, locale) =>
    bringBack(id, await firstVersion(id, locale)),
  'GET /website/plans/:model/:documentId': get(
    (id, locale) => `/website/plans/${PROJECT}/${id}?locale=${locale}`,
  ),
  'POST /website/plans/:model/:documentId': post(
    (id, locale) => `/website/plans/${PROJECT}/${id}?locale=${locale}`,
    () => ({ shownIds: [], publish: '', unpublish: '' }),
  ),
  'GET /website/preview/:model/:documentId': get(
    (id, locale) => `/website/preview/${PROJECT}/${id}?locale=${locale}`,
  ),
  'POST /website/check/:model': (id, locale) =>
    limited.call('POST', `/website/check/${PROJECT}`, { documentId: id, locale, values: {} }),
  'GET /website/concurrent-edits/:model/:documentId': get(
    (id, locale) => `/website/concurrent-edits/${PROJECT}/${id}?locale=${locale}`,
  ),
  'GET /website/published/:model/:documentId': get(
    (id, locale) => `/website/published/${PROJECT}/${id}?locale=${locale}`,
  ),
  'POST /website/publication-requests/:model/:documentId': post(publicationRequest, () => ({
    message: 'It is ready.',
  })),
  'GET /website/publication-requests/:model/:documentId': get(publicationRequest),
  'POST /website/publication-requests/send-back/:model/:documentId': async (id, locale) => {
    await admin.call('POST', publicationRequest(id, locale), { message: 'It is ready.' });
    const { json } = await admin.call('GET', publicationRequest(id, locale));
    const sentBack = { id: valueAt(json, 'data', 'id'), reason: 'Not yet' };
    const path = `/website/publication-requests/send-back/${PROJECT}/${id}?locale=${locale}`;
    return limited.call('POST', path, sentBack);
  },
  'GET /website/losses/:model/:documentId': get(
    (id, locale) => `/website/losses/${PROJECT}/${id}?locale=${locale}`,
  ),
};

/** Routes about one entry that other tests have. */
const TESTED_ELSEWHERE: Readonly<Record<string, string>> = {
  'GET /website/english/:model/:documentId':
    'translator-rights.test.ts: it needs rights to two languages',
  'POST /website/english/:model/:documentId':
    'translator-rights.test.ts: it needs rights to two languages',
};

test('each route about one entry is tried by a person with rights to some entries', async () => {
  const aboutEntries = (await allRoutes()).filter((route) =>
    / \/website\/.*:documentId/.test(route),
  );
  assert.ok(aboutEntries.length > 0);
  const untried = aboutEntries.filter(
    (route) => !Object.hasOwn(ROUTES, route) && !Object.hasOwn(TESTED_ELSEWHERE, route),
  );
  assert.deepEqual(untried, []);
});

describe('a person with rights to some entries, languages and fields', () => {
  const suite = endOfSuite();

  before(async () => {
    limited = await personWith(suite, LIMITED_RIGHTS);
    own = await createProject(suite, limited, 'Made by me');
    other = await createProject(suite, editor, 'Made by another');
  });

  for (const [route, ask] of Object.entries(ROUTES)) {
    test(`${route}: a person with a right to their own entries in English reaches no other entry or language`, async (t) => {
      const isWrite = route.startsWith('POST');
      const mine = isWrite ? await createProject(t, limited, 'Made by me, to change') : own;
      const answer = await ask(mine, 'en');
      assert.equal(answer.status, 200, answer.text);
      assert.doesNotMatch(answer.text, new RegExp(HIDDEN));
      assert.equal((await ask(other, 'en')).status, 403, 'the entry of another person');
      assert.equal((await ask(mine, 'ta')).status, 403, 'their own entry in Tamil');
      assert.equal((await ask(other, 'ta')).status, 403, 'the entry of another person in Tamil');
    });
  }

  test('a person brings back only fields for which the role has a right', async (t) => {
    const id = await createProject(t, limited, 'Made by me, to bring back');
    const version = await firstVersion(id, 'en');
    const read = async () => (await admin.call('GET', adminPath('project', id))).text;
    assert.equal((await bringBack(id, version)).status, 200);
    assert.match(await read(), /Now another/);
    const refused = await bringBack(id, version, { field: 'shortDescription' });
    assert.equal(refused.status, 403);
    assert.match(await read(), /Now another/);
    const allowed = await bringBack(id, version, { field: 'projectTitle' });
    assert.equal(allowed.status, 200, allowed.text);
  });

  test('a person can move an entry only with the right to publish it in each of its languages', async (t) => {
    const move = (documentId: string) =>
      limited.call('POST', `/website/ordering/${PROJECT}`, { documentId, side: 'before' });
    assert.equal((await move(other)).status, 403);
    assert.equal((await move(own)).status, 403, 'the entry moves in Tamil too');
    const id = await createDraft(t, limited, 'project', { projectTitle: 'English alone' });
    assert.equal((await move(id)).status, 200);
  });

  test('lists contain only entries, languages and fields for which the person has a right', async (t) => {
    afterTest(t, () => deletePlans(strapi, [own, other]));
    await addPlan(strapi, { uid: PROJECT, entryId: own, locale: 'en' });
    await addPlan(strapi, { uid: PROJECT, entryId: other, locale: 'en' });
    await addPlan(strapi, { uid: PROJECT, entryId: own, locale: 'ta' });
    for (const address of ['/website/planned', '/website/languages']) {
      const { status, text, json } = await limited.call('GET', address);
      assert.equal(status, 200, text);
      assert.doesNotMatch(text, /Made by another|in Tamil/, address);
      assert.deepEqual(
        listAt(json, 'data').map((each) => valueAt(each, 'documentId')),
        [own],
        text,
      );
    }
    const { json } = await limited.call('GET', '/website/languages');
    assert.deepEqual(valueAt(json, 'data', 0, 'states'), {});
  });

  test('a person with a right only to their own entries can neither see nor bring back what another deleted', async (t) => {
    const deleted = await createDraft(t, editor, 'project', { projectTitle: 'Deleted by another' });
    await editor.remove('project', deleted);
    assert.deepEqual(await readBin(limited), []);
    const entry = (await readBin(admin)).find(({ title }) => title === 'Deleted by another');
    assert.ok(entry);
    const refused = await limited.call('POST', `/website/bin/${entry.id}/restore`, {});
    assert.equal(refused.status, 403);
  });

  test('a person with a right only to their own entries removes no sample content', async () => {
    const samples = listAt((await limited.call('GET', '/website/samples')).json, 'data');
    assert.equal(valueAt(samples[0], 'unchanged'), 0);
    const removed = await limited.call('POST', '/website/samples/remove', {
      uids: [PROJECT],
      forGood: false,
    });
    assert.equal(valueAt(removed.json, 'data', 'entries'), 0, removed.text);
  });

  test('the exported table of schools has only schools for which the person has a right', async () => {
    const { text } = await limited.call('GET', '/website/schools/export');
    assert.equal(text.trim().split('\r\n').length, 1, text.slice(0, 300));
  });

  test('a person can neither compare nor import the schools of others', async () => {
    const table = (await editor.call('GET', '/website/schools/export')).text;
    for (const action of ['compare', 'import']) {
      const body = new FormData();
      body.append('files', new Blob([table.replace('"yes"', '"no"')]), 'schools.csv');
      const reply = await limited.call('POST', `/website/schools/${action}`, body);
      assert.equal(reply.status, 403, `${action}: ${reply.text.slice(0, 300)}`);
    }
  });
});
