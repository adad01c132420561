// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedCms } from '../../support/shared.ts';
import { makeChangeOlder } from '../../support/tables.ts';
import { adminPath } from '../../support/types.ts';
import {
  ACTIVITY,
  documentIdOf,
  open,
  publishActivity,
  readField,
  refusalMessage,
} from './activities.ts';

const strapi = await sharedCms();
const { admin, editor } = strapi;

const LIST = `${adminPath('just-in')}?pageSize=10&sort=createdAt:DESC&locale=en`;
const ACTIONS = `${adminPath('just-in')}/actions`;

for (const action of ['bulkPublish', 'bulkUnpublish', 'bulkDelete']) {
  test(`${action} of several entries in a list is refused with the name of the changed one, and changes none of them`, async (t) => {
    const changed = await publishActivity(t, { ...ACTIVITY, title: 'One' });
    const other = await publishActivity(t);
    const documentIds = [changed, other].map(documentIdOf);
    // A list may show the time of a change a second too late.
    await makeChangeOlder(strapi, 'just-in', documentIdOf(changed));
    await open(editor, LIST);
    await admin.callAsForm('PUT', changed, { description: 'Theirs' });
    const act = () => editor.call('POST', `${ACTIONS}/${action}`, { documentIds, locale: 'en' });
    assert.match(
      refusalMessage(await act()),
      /^Test Person changed “One” just now\. Nothing was done\./,
    );
    for (const entry of [changed, other]) {
      const isPublished = (await readField(`${entry}?status=published`, 'id')) !== undefined;
      assert.ok(isPublished, 'the entry is as it was');
    }
    await open(editor, LIST);
    const { status, text } = await act();
    assert.equal(status, 200, text);
  });
}

test('the deletion of one entry in a list is refused with the change, and without a word of a restart', async (t) => {
  const entry = await publishActivity(t);
  await makeChangeOlder(strapi, 'just-in', documentIdOf(entry));
  await open(editor, LIST);
  await admin.callAsForm('PUT', entry, { title: 'Theirs' });
  const deleted = await editor.call('DELETE', `${entry}?locale=en`);
  assert.match(
    refusalMessage(deleted),
    /^Test Person changed this entry just now\. Nothing was done\./,
  );
});

test('the deletion of an entry in a list is refused if a colleague has changed only a translation since', async (t) => {
  const entry = await publishActivity(t);
  const tamil = `${entry}?locale=ta`;
  await admin.callAsForm('PUT', tamil, { ...ACTIVITY, description: 'அழைப்பு' });
  await makeChangeOlder(strapi, 'just-in', documentIdOf(entry));
  await open(editor, LIST);
  await admin.callAsForm('PUT', tamil, { description: 'வேறு சொற்கள்' });
  const documentIds = [documentIdOf(entry)];
  const deleted = await editor.call('POST', `${ACTIONS}/bulkDelete`, { documentIds, locale: 'en' });
  assert.match(refusalMessage(deleted), /^Test Person changed “T” just now\. Nothing was done\./);
});

test('a publication from a list is refused first for what would break a page, then for a change by a colleague', async (t) => {
  const entry = await publishActivity(t);
  const documentIds = [documentIdOf(entry)];
  await makeChangeOlder(strapi, 'just-in', documentIdOf(entry));
  await open(editor, LIST);
  const publish = () =>
    editor.call('POST', `${ACTIONS}/bulkPublish`, { documentIds, locale: 'en' });
  await admin.callAsForm('PUT', entry, { link: 'example.org' });
  assert.match(refusalMessage(await publish()), /^Begin the link with https:/);
  await admin.callAsForm('PUT', entry, { link: 'https://example.org' });
  assert.match(refusalMessage(await publish()), /^Test Person changed “T” just now\./);
});

test('publishing several languages from one form is refused if a language that was not opened has changed', async (t) => {
  const entry = await publishActivity(t);
  const tamil = `${entry}?locale=ta`;
  await admin.callAsForm('PUT', tamil, { ...ACTIVITY, description: 'அழைப்பு' });
  await makeChangeOlder(strapi, 'just-in', documentIdOf(entry));
  await open(editor, `${entry}?locale=en`);
  await admin.callAsForm('PUT', tamil, { ...ACTIVITY, description: 'வேறு சொற்கள்' });
  const documentIds = [documentIdOf(entry)];
  const reply = await editor.call('POST', `${ACTIONS}/bulkPublish?locale=en&locale=ta`, {
    documentIds,
    locale: ['en', 'ta'],
  });
  assert.match(refusalMessage(reply), /^Test Person changed “T” just now\. Nothing was done\./);
});
