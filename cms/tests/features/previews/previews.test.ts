import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import type { Admin } from '../../support/admin.ts';
import { afterTest } from '../../support/cleanup.ts';
import { createDraft, createPublished } from '../../support/entries.ts';
import { call, listAt, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { adminPath, apiPath, CONTENT_TYPES, isSingle } from '../../support/types.ts';

const strapi = await sharedCms();
const { admin, previewSecret } = strapi;

const nonces = new Set<unknown>();

/** Returns the path that a preview link opens, and checks all other parts of the link. */
async function pathOf(type: string, documentId: string, locale = 'en'): Promise<string> {
  const path = `/website/preview/api::${type}.${type}/${documentId}?locale=${locale}`;
  const reply = await admin.call('GET', path);
  assert.equal(reply.status, 200, reply.text);
  assert.match(reply.headers.get('Cache-Control') ?? '', /no-store/);
  const url = new URL(String(valueAt(reply.json, 'data', 'url')));
  assert.equal(url.origin + url.pathname, 'https://www.mazhavil.example/preview');
  const [encoded = '', signature] = (url.searchParams.get('link') ?? '').split('.');
  const expected = createHmac('sha256', previewSecret).update(`preview link\n${encoded}`);
  assert.equal(signature, expected.digest('base64url'));
  const link: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
  assert.equal(valueAt(link, 'site'), 'https://www.mazhavil.example');
  assert.ok(Math.abs(Number(valueAt(link, 'issued')) - Date.now() / 1000) < 10);
  assert.match(String(valueAt(link, 'nonce')), /^[\w-]{24}$/);
  assert.ok(!nonces.has(valueAt(link, 'nonce')), 'each link is new');
  nonces.add(valueAt(link, 'nonce'));
  return String(valueAt(link, 'path'));
}

for (const [type, data, expected] of [
  ['project', { projectTitle: 'A project', url: 'a-project' }, '/projects/a-project'],
  ['testimonial', { author: 'Meena' }, '/?testimonials=all#testimonials'],
  ['team', { name: 'Meena' }, '/team'],
  ['gallery', { shortDescription: 'A morning' }, '/gallery'],
  ['stats-counter', {}, '/#stat'],
  ['page', { title: 'School library' }, '/school-library'],
] as const) {
  test(`the preview link of a new entry opens the page that shows the draft: ${type}`, async (t) => {
    assert.equal(await pathOf(type, await createDraft(t, admin, type, data)), expected);
  });
}

test('the preview link of the second activity opens the home page at that activity', async (t) => {
  const older = await createDraft(t, admin, 'just-in', { title: 'Older', description: 'D' });
  await createDraft(t, admin, 'just-in', { title: 'Newer', description: 'D' });
  assert.equal(await pathOf('just-in', older), '/?activity=2#activities');
});

test('the preview link of the home page opens it', async () => {
  const home = await admin.call('GET', adminPath('home-page'));
  assert.equal(await pathOf('home-page', String(valueAt(home.json, 'data', 'documentId'))), '/');
});

test('the preview link of Other pages opens the first page with a changed text', async (t) => {
  const path = adminPath('list-page');
  const published = await admin.callAsForm('POST', `${path}/actions/publish`, {});
  const { documentId, teamHeading } = Object(valueAt(published.json, 'data'));
  afterTest(t, () => admin.callAsForm('POST', `${path}/actions/publish`, { teamHeading }));
  assert.equal(await pathOf('list-page', documentId), '/projects');
  await admin.callAsForm('PUT', path, { teamHeading: 'Who we are' });
  assert.equal(await pathOf('list-page', documentId), '/team');
  assert.equal(await pathOf('list-page', documentId, 'ml'), '/ml/projects');
});

test('the preview link of a translation opens the page in its language', async (t) => {
  const home = String(
    valueAt((await admin.call('GET', adminPath('home-page'))).json, 'data', 'documentId'),
  );
  assert.equal(await pathOf('home-page', home, 'ml'), '/ml');
  const activity = await createDraft(t, admin, 'just-in', { title: 'New', description: 'D' });
  assert.equal(await pathOf('just-in', activity, 'ta'), '/ta?activity=1#activities');
  const project = await createDraft(t, admin, 'project', {
    projectTitle: 'A project',
    url: 'a-project',
  });
  assert.equal(await pathOf('project', project, 'kn'), '/kn/projects/a-project');
});

test('a visitor and the website get no preview link', async (t) => {
  const id = await createDraft(t, admin, 'team', { name: 'Meena' });
  const path = `${strapi.url}/website/preview/api::team.team/${id}`;
  assert.equal((await call(path)).status, 401);
  for (const token of [strapi.readToken, strapi.writeToken]) {
    assert.ok([401, 403].includes((await call(path, { token })).status));
  }
});

test('an entry that does not exist, a submission and an account have no preview link', async () => {
  const none = ['api::team.team/nothing', 'api::contact-form.contact-form/x', 'admin::user/1'];
  for (const other of none) {
    const { status } = await admin.call('GET', `/website/preview/${other}`);
    assert.ok([403, 404].includes(status), `${other}: ${status}`);
  }
});

test('[7.1] the token for reading gets a draft only with status=draft', async (t) => {
  await createDraft(t, admin, 'just-in', { title: 'Only a draft', description: 'D' });
  const read = async (query: string) =>
    listAt(
      (await call(`${strapi.url}/api/just-ins${query}`, { token: strapi.readToken })).json,
      'data',
    );
  const titles = async (query: string) => (await read(query)).map((each) => valueAt(each, 'title'));
  assert.ok((await titles('?status=draft')).includes('Only a draft'));
  assert.ok(!(await titles('')).includes('Only a draft'));
});

test('[7.1] the token for sending cannot read drafts', async () => {
  const { status } = await call(`${strapi.url}/api/just-ins?status=draft`, {
    token: strapi.writeToken,
  });
  assert.equal(status, 403);
});

async function publishedPath(person: Admin, type: string, documentId: string, locale = 'en') {
  const path = `/website/published/api::${type}.${type}/${documentId}?locale=${locale}`;
  const reply = await person.call('GET', path);
  assert.equal(reply.status, 200, reply.text);
  return valueAt(reply.json, 'data', 'path');
}

const KITE_DAY = { title: 'Kite day', body: 'Come.' };

async function publishPage(path: string, data: object, query = ''): Promise<void> {
  const reply = await admin.callAsForm('POST', `${path}/actions/publish${query}`, data);
  assert.equal(reply.status, 200, reply.text);
}

test('a published entry gets the address at which visitors find it now, and a draft gets none', async (t) => {
  const documentId = await createDraft(t, admin, 'page', KITE_DAY);
  const entry = adminPath('page', documentId);
  assert.equal(await publishedPath(admin, 'page', documentId), null);
  await publishPage(entry, KITE_DAY);
  assert.equal(await publishedPath(strapi.author, 'page', documentId), '/kite-day');
  await admin.callAsForm('PUT', entry, { address: 'kites' });
  assert.equal(
    await publishedPath(admin, 'page', documentId),
    '/kite-day',
    'the address of the draft does not count',
  );
  await admin.callAsForm('PUT', entry, { visitorsSee: 'no-page' });
  await publishPage(entry, {});
  assert.equal(await publishedPath(admin, 'page', documentId), null);
});

test('a published translation gets an address while its English entry is published', async (t) => {
  const documentId = await createPublished(t, admin, 'page', KITE_DAY);
  const entry = adminPath('page', documentId);
  assert.equal(await publishedPath(admin, 'page', documentId, 'ml'), null);
  const data = { title: 'Pattam', body: 'Varu.' };
  await admin.callAsForm('PUT', `${entry}?locale=ml`, data);
  await publishPage(entry, data, '?locale=ml');
  assert.equal(await publishedPath(admin, 'page', documentId, 'ml'), '/ml/kite-day');
  const all = await admin.call('GET', '/website/published/api::page.page?locale=ml');
  assert.equal(valueAt(all.json, 'data', documentId), '/ml/kite-day');
  await admin.callAsForm('POST', `${entry}/actions/unpublish`, {});
  assert.equal(await publishedPath(admin, 'page', documentId, 'ml'), null);
});

test('visitors find an entry of each type at the address of its preview', async () => {
  for (const type of CONTENT_TYPES) {
    const url = `${strapi.url}/${apiPath(type)}`;
    const { json } = await call(url, { token: strapi.readToken });
    const documentId = isSingle(type)
      ? valueAt(json, 'data', 'documentId')
      : valueAt(json, 'data', 0, 'documentId');
    assert.ok(typeof documentId === 'string', `the sample has a published entry: ${type}`);
    const path = await pathOf(type, documentId);
    assert.equal(await publishedPath(admin, type, documentId), path, type);
  }
});

test('a type without pages of its own has no list of addresses', async () => {
  const others = ['api::team.team', 'admin::user', 'x', `api::contact-form.contact-form`];
  for (const uid of others) {
    assert.match(
      String((await admin.call('GET', `/website/published/${uid}`)).status),
      /^40[34]$/,
      uid,
    );
  }
});

test('a language that does not exist has no addresses', async () => {
  for (const query of ['?locale=xx', '?locale[a]=b', `?locale=${'x'.repeat(3_000)}`]) {
    const reply = await admin.call('GET', `/website/published/api::page.page${query}`);
    assert.deepEqual(valueAt(reply.json, 'data'), {}, query);
  }
});
