import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LinkTarget } from '../../../src/features/links/server/link-targets.ts';
import { createDraft, createPublished, publishAgainAfterTest } from '../../support/entries.ts';
import { dataOf, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { adminPath } from '../../support/types.ts';

const { admin, editor } = await sharedCms();

async function linkTargets(locale: string): Promise<readonly LinkTarget[]> {
  return dataOf(await editor.call('GET', `/website/link-targets?locale=${locale}`));
}

const titleOf = (targets: readonly LinkTarget[], path: string) =>
  targets.find((each) => each.path === path)?.title;

test('an editor can link to pages and projects by their titles in each language', async () => {
  const english = await linkTargets('en');
  const malayalam = await linkTargets('ml');
  assert.equal(titleOf(english, '/team'), 'Team');
  assert.equal(titleOf(english, '/privacy'), 'Privacy Policy');
  assert.equal(titleOf(malayalam, '/team'), 'ടീം');
  assert.match(String(titleOf(malayalam, '/privacy')), /\p{Script=Malayalam}/u);
  assert.equal(titleOf(english, '/projects/project-spark'), 'Project Spark');
});

test('an editor can link to the PDFs of the footer by their titles in each language', async () => {
  const english = await linkTargets('en');
  const malayalam = await linkTargets('ml');
  const pdfs = english.filter(({ typeLabel }) => typeLabel === 'Footer PDF');
  assert.ok(pdfs.length > 0);
  for (const { path } of pdfs) {
    assert.match(path, /^\/uploads\/.+\.pdf$/);
    assert.match(String(titleOf(malayalam, path)), /\p{Script=Malayalam}/u);
  }
});

test('an editor can link to a story by its title in each language', async (t) => {
  const id = await createDraft(t, editor, 'story', { title: 'A kite over Thirunelli', text: 'T' });
  await editor.callAsForm('PUT', `${adminPath('story', id)}?locale=ml`, { title: 'പട്ടം' });
  const targets = await linkTargets('ml');
  const target = {
    typeLabel: 'Story',
    path: '/stories/a-kite-over-thirunelli',
    isVisibleToVisitors: false,
  };
  assert.deepEqual(
    targets.find(({ title }) => title === 'പട്ടം'),
    { ...target, title: 'പട്ടം' },
  );
});

test('an editor can link to the list of stories by its title in each language', async () => {
  const targets = await linkTargets('ml');
  const listOfStories = {
    typeLabel: 'Page',
    title: 'വിശേഷങ്ങൾ',
    path: '/stories',
    isVisibleToVisitors: true,
  };
  assert.deepEqual(
    targets.find(({ path }) => path === '/stories'),
    listOfStories,
  );
});

test('the choice of links tells which pages visitors can open', async (t) => {
  const page = (title: string, visitorsSee: string) => ({ title, body: 'Come.', visitorsSee });
  await createPublished(t, editor, 'page', page('Kites of all', 'this-page'));
  await createPublished(t, editor, 'page', page('Kites of nobody', 'no-page'));
  await createDraft(t, editor, 'page', page('Kites of tomorrow', 'this-page'));
  const refunds = await builtInPage('refunds-cancellations');
  await publishAgainAfterTest(t, refunds, ['title']);
  const unpublished = await editor.callAsForm('POST', `${refunds}/actions/unpublish?locale=en`, {});
  assert.equal(unpublished.status, 200, unpublished.text);
  const terms = await builtInPage('terms');
  await publishAgainAfterTest(t, terms, ['visitorsSee']);
  const hidden = await editor.callAsForm('POST', `${terms}/actions/publish?locale=en`, {
    visitorsSee: 'no-page',
  });
  assert.equal(hidden.status, 200, hidden.text);

  const openByPath = new Map(
    (await linkTargets('en')).map(({ path, isVisibleToVisitors }) => [path, isVisibleToVisitors]),
  );
  const expected = {
    '/kites-of-all': true,
    '/kites-of-nobody': false,
    '/kites-of-tomorrow': false,
    // The website shows its own text.
    '/refunds-cancellations': true,
    '/terms': false,
  };
  const found = Object.keys(expected).map((path) => [path, openByPath.get(path)]);
  assert.deepEqual(Object.fromEntries(found), expected);
});

async function builtInPage(address: string): Promise<string> {
  const query = new URLSearchParams({ 'filters[address]': address });
  const { json } = await admin.call('GET', `${adminPath('page')}?${query}`);
  return adminPath('page', valueAt(json, 'results', 0, 'documentId'));
}
