// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBin, restoreByTitle } from '../../support/bin.ts';
import { createPublished } from '../../support/entries.ts';
import { call, listAt, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { setAgeOfVersions } from '../../support/tables.ts';
import { adminPath, apiPath } from '../../support/types.ts';
import { actions, draft, readDraft, save } from './entries-with-history.ts';

const strapi = await sharedCms();
const { editor } = strapi;

test('an editor can bring back a deleted entry from the bin in both of its languages', async (t) => {
  const id = await draft(t, 'page', { title: 'Our garden', address: 'our-garden', body: 'Trees.' });
  await save('page', id, { title: 'எங்கள் தோட்டம்', body: 'மரங்கள்' }, 'ta');
  await editor.callAsForm('DELETE', `${adminPath('page', id)}?locale=*`);
  const binned = await readBin(editor);
  const entry = binned.find(({ title }) => title === 'Our garden');
  assert.deepEqual(entry?.locales, ['en', 'ta']);
  assert.equal(entry.byName, 'Editor Sample');
  assert.equal((await restoreByTitle(editor, 'Our garden')).documentId, id);
  assert.equal(valueAt(await readDraft('page', id), 'body'), 'Trees.');
  assert.equal(valueAt(await readDraft('page', id, 'ta'), 'body'), 'மரங்கள்');
  assert.equal(
    (await readBin(editor)).some(({ title }) => title === 'Our garden'),
    false,
  );
  assert.match(await actions('page', id), /^saved/);
});

test('a page that comes back from the bin gets another address if its own was taken', async (t) => {
  const id = await draft(t, 'page', { title: 'Our garden', address: 'our-garden', body: 'Trees.' });
  await save('page', id, { title: 'எங்கள் தோட்டம்', body: 'மரங்கள்' }, 'ta');
  await editor.callAsForm('DELETE', `${adminPath('page', id)}?locale=*`);
  await draft(t, 'page', { title: 'Another', address: 'our-garden' });
  const { notRestored } = await restoreByTitle(editor, 'Our garden');
  assert.match(notRestored.join(), /^Page address: another entry has “our-garden”/);
  for (const locale of ['en', 'ta']) {
    assert.equal(valueAt(await readDraft('page', id, locale), 'address'), 'our-garden-2', locale);
  }
});

test('an entry of the bin comes back at its old place in a list that nobody has ordered', async (t) => {
  const description = 'Come and see.';
  const ids: string[] = [];
  for (const title of ['Kite day', 'Book day', 'Seed day']) {
    ids.unshift(await createPublished(t, editor, 'just-in', { title, description }));
  }
  const middle = ids[1];
  await editor.callAsForm('DELETE', `${adminPath('just-in', middle)}?locale=*`);
  await restoreByTitle(editor, 'Book day');
  const list = await editor.call('GET', `${adminPath('just-in')}?sort=sortOrder:ASC`);
  const inAdmin = listAt(list.json, 'results').map((each) => valueAt(each, 'documentId'));
  assert.deepEqual(inAdmin.slice(0, 3), ids);
  await editor.callAsForm('POST', `${adminPath('just-in', middle)}/actions/publish`, {
    title: 'Book day',
    description,
  });
  const read = await call(`${strapi.url}/${apiPath('just-in')}`, { token: strapi.readToken });
  const onWebsite = listAt(read.json, 'data').map((each) => valueAt(each, 'documentId'));
  assert.deepEqual(onWebsite.slice(0, 3), ids);
});

test('an English text that was deleted alone comes back at its old place', async (t) => {
  const ids: string[] = [];
  for (const title of ['Kite page', 'Book page']) ids.push(await draft(t, 'page', { title }));
  await save('page', ids[0], { title: 'த' }, 'ta');
  await editor.callAsForm('DELETE', `${adminPath('page', ids[0])}?locale=en`);
  await restoreByTitle(editor, 'Kite page');
  const list = await editor.call('GET', `${adminPath('page')}?sort=createdAt:ASC&pageSize=100`);
  const listed = listAt(list.json, 'results').map((each) => valueAt(each, 'documentId'));
  assert.deepEqual(listed.slice(-2), ids);
});

test('what was deleted 31 days ago is no longer in the bin', async (t) => {
  const id = await draft(t, 'team', { name: 'Meera', position: 'reader' });
  await editor.remove('team', id);
  const isInBin = async () => (await readBin(editor)).some(({ title }) => title === 'Meera');
  assert.equal(await isInBin(), true);
  await setAgeOfVersions(strapi, id, 31);
  assert.equal(await isInBin(), false);
});

test('what the bin does not have cannot be brought back', async () => {
  assert.equal((await editor.call('POST', '/website/bin/7x/restore', {})).status, 404);
});
