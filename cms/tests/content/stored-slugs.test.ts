// @postgres-slow
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { restoreByTitle } from '../support/bin.ts';
import { check } from '../support/check.ts';
import { createDraft, createPublished } from '../support/entries.ts';
import { call, listAt, succeeded, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { endTenMinutes } from '../support/tables.ts';
import { adminPath } from '../support/types.ts';

const strapi = await sharedCms();
const { admin, editor } = strapi;

test('[3.1] the old addresses of a published project lead to the new one, until it is deleted', async (t) => {
  const data = { projectTitle: 'Swimming', projectIcon: 'spark' };
  const texts = { shortDescription: 'Short', cardDescription: 'Card' };
  const entry = adminPath('project', await createDraft(t, admin, 'project', { ...data, ...texts }));
  for (const url of ['swimming', 'diving', 'deep-diving']) {
    const { json, text } = await admin.callAsForm('POST', `${entry}/actions/publish`, { url });
    assert.equal(valueAt(json, 'data', 'url'), url, text);
  }
  const oldAddresses = async () => {
    const headers = { 'Strapi-Response-Format': 'v4' };
    const path = `${strapi.url}/api/old-addresses`;
    const { json } = await call(path, { token: strapi.readToken, headers });
    return listAt(json, 'data').map((each) => valueAt(each, 'attributes'));
  };
  const redirects = (await oldAddresses()).map((each) => [
    valueAt(each, 'from'),
    valueAt(each, 'to'),
  ]);
  assert.deepEqual(redirects, [
    ['diving', 'deep-diving'],
    ['swimming', 'deep-diving'],
  ]);
  assert.equal(valueAt((await oldAddresses())[0], 'entryId'), undefined);
  await admin.callAsForm('DELETE', entry);
  assert.deepEqual(await oldAddresses(), []);
});

test('a project has the address of its English title in every language, and its old one until it is deleted in all', async (t) => {
  const kites = (language: string) => ({
    projectTitle: `Kites ${language}`,
    projectIcon: 'spark',
    shortDescription: language,
    cardDescription: language,
  });
  const entry = adminPath('project', await createPublished(t, editor, 'project', kites('en')));
  for (const code of ['ml', 'ta']) {
    const saved = await editor.callAsForm('PUT', `${entry}?locale=${code}`, {
      ...kites(code),
      url: '',
    });
    assert.equal(valueAt(saved.json, 'data', 'url'), 'kites-en', saved.text);
  }
  const renamed = { ...kites('en'), url: 'new-kites' };
  await succeeded(editor.callAsForm('POST', `${entry}/actions/publish`, renamed));
  await succeeded(editor.callAsForm('DELETE', `${entry}?locale=ta`));
  assert.deepEqual(await redirectOf('kites-en'), ['project', 'new-kites'], 'English is there');
  await succeeded(editor.callAsForm('DELETE', `${entry}?locale=*`));
  assert.equal(await redirectOf('kites-en'), undefined);
});

/** Publishes a page at `/visits` and then at `/visit-us`. */
async function publishRenamedPage(t: TestContext): Promise<void> {
  const values = { title: 'Visits', address: 'visits', body: 'Come.' };
  const id = await createPublished(t, editor, 'page', values);
  const published = `${adminPath('page', id)}/actions/publish`;
  const renamed = await editor.callAsForm('POST', published, { address: 'visit-us' });
  assert.equal(renamed.status, 200, renamed.text);
}

test('the old address of a page leads to the new one', async (t) => {
  await publishRenamedPage(t);
  const { json } = await call(`${strapi.url}/api/old-addresses`, { token: strapi.readToken });
  assert.deepEqual(
    listAt(json, 'data').map((each) => [
      valueAt(each, 'kind'),
      valueAt(each, 'from'),
      valueAt(each, 'to'),
    ]),
    [['page', 'visits', 'visit-us']],
  );
});

test('a new page does not get the old address of another page', async (t) => {
  await publishRenamedPage(t);
  const other = await createPublished(t, editor, 'page', { title: 'Visits', body: 'Go.' });
  const { json } = await editor.call('GET', adminPath('page', other));
  assert.equal(valueAt(json, 'data', 'address'), 'visits-2', 'the old address still redirects');
});

test('the check warns of the old address of another page', async (t) => {
  await publishRenamedPage(t);
  const typed = { values: { title: 'Visits', address: 'visits', body: 'Go.' } };
  const findings = await check(editor, 'page', typed);
  const aboutAddress = findings.find(({ field }) => field === 'address');
  assert.match(aboutAddress?.text ?? '', /^Another page had the page address “visits” before/);
  assert.equal(aboutAddress?.isObstacle, false);
});

test('no person of the staff can open the list of old addresses, which only the CMS writes', async () => {
  assert.equal((await editor.call('GET', adminPath('old-address'))).status, 403);
});

const STORY_FIELDS = {
  title: 'A kite over Thirunelli',
  date: '2026-03-08',
  summary: 'S',
  text: 'T',
};

const createStory = (t: TestContext) => createDraft(t, editor, 'story', STORY_FIELDS);

async function publishStory(documentId: string, slug: string): Promise<void> {
  const path = `${adminPath('story', documentId)}/actions/publish`;
  const { status, text } = await editor.callAsForm('POST', path, { ...STORY_FIELDS, slug });
  assert.equal(status, 200, text);
}

/** Returns where an old address leads. */
async function redirectOf(slug: string): Promise<unknown> {
  const path = `${strapi.url}/api/old-addresses?pagination[pageSize]=100`;
  const { json } = await call(path, { token: strapi.readToken });
  const old = listAt(json, 'data').find((each) => valueAt(each, 'from') === slug);
  return old && [valueAt(old, 'kind'), valueAt(old, 'to')];
}

const moveToBin = (id: string) => editor.callAsForm('DELETE', `${adminPath('story', id)}?locale=*`);

test('the old address of a story leads to it', async (t) => {
  const id = await createStory(t);
  await publishStory(id, 'a-kite-over-thirunelli');
  await publishStory(id, 'a-kite');
  assert.deepEqual(await redirectOf('a-kite-over-thirunelli'), ['story', 'a-kite']);
});

test('an old address leads nowhere while its story is in the bin, and to it again afterwards', async (t) => {
  const id = await createStory(t);
  for (const slug of ['first-name', 'second-name']) {
    await publishStory(id, slug);
    await endTenMinutes(strapi);
  }
  assert.deepEqual(await redirectOf('first-name'), ['story', 'second-name']);
  await moveToBin(id);
  assert.equal(await redirectOf('first-name'), undefined);
  await restoreByTitle(editor, STORY_FIELDS.title);
  await publishStory(id, 'second-name');
  assert.deepEqual(await redirectOf('first-name'), ['story', 'second-name']);
});

test('the address that a story had in the bin leads to it if it gets another one', async (t) => {
  const id = await createStory(t);
  await publishStory(id, 'second-name');
  await moveToBin(id);
  await restoreByTitle(editor, STORY_FIELDS.title);
  await publishStory(id, 'third-name');
  assert.deepEqual(await redirectOf('second-name'), ['story', 'third-name']);
});
