// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONTENT_UIDS } from '../../../src/content/types.ts';
import {
  LOSSES_OF_PROJECT,
  whereProject,
} from '../../../src/features/losses/server/read-lost-references.ts';
import type { Cleanup } from '../../support/cleanup.ts';
import { createPublished, publishAgainAfterTest } from '../../support/entries.ts';
import { listAt, succeeded, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { adminPath, SCHEMAS } from '../../support/types.ts';

const { editor } = await sharedCms();

/** Returns the sentences that the form of an entry shows before it is taken off. */
async function lossesText(type: string, documentId: unknown, locale = 'en'): Promise<string> {
  const path = `/website/losses/api::${type}.${type}/${documentId}?locale=${locale}`;
  return listAt((await succeeded(editor.call('GET', path))).json, 'data').join(' ');
}

/** Publishes a page in English and saves its Tamil. Returns functions that publish the Tamil and read the sentences. */
async function pageWithTamilDraft(t: Cleanup) {
  const documentId = await createPublished(t, editor, 'page', { title: 'Boats', body: 'Wood.' });
  const entry = adminPath('page', documentId);
  const inTamil = { title: 'படகுகள்', body: 'மரம்.' };
  await succeeded(editor.callAsForm('PUT', `${entry}?locale=ta`, inTamil));
  return {
    entry,
    publishTamil: () =>
      succeeded(editor.callAsForm('POST', `${entry}/actions/publish?locale=ta`, {})),
    textIn: (locale: string) => lossesText('page', documentId, locale),
  };
}

test('before an editor takes the English off, the form says in which other languages visitors lose it', async (t) => {
  const { publishTamil, textIn } = await pageWithTamilDraft(t);
  await publishTamil();
  assert.match(await textIn('en'), /^Visitors lose it in Tamil too: without its English version/);
});

test('before an editor takes a translation off, the form says that visitors then read it in English', async (t) => {
  const { publishTamil, textIn } = await pageWithTamilDraft(t);
  await publishTamil();
  assert.equal(await textIn('ta'), 'Visitors then read it in English.');
});

test('visitors lose nothing with a translation that is a draft', async (t) => {
  const { textIn } = await pageWithTamilDraft(t);
  assert.equal(await textIn('en'), '', 'in English');
  assert.equal(await textIn('ta'), '', 'in Tamil');
});

test('visitors lose nothing with a translation that was never written', async (t) => {
  const { textIn } = await pageWithTamilDraft(t);
  assert.equal(await textIn('kn'), '');
});

test('visitors lose nothing with a translation while its English is not published', async (t) => {
  const { entry, publishTamil, textIn } = await pageWithTamilDraft(t);
  await publishTamil();
  await succeeded(editor.callAsForm('POST', `${entry}/actions/unpublish`, { locale: 'en' }));
  assert.equal(await textIn('ta'), '');
});

test('before an editor takes a project off, the form says how many stories lose it, and that its card goes', async (t) => {
  const project = await createPublished(t, editor, 'project', {
    projectTitle: 'Forest school',
    projectIcon: 'spark',
    shortDescription: 'Short',
    cardDescription: 'Card',
  });
  const story = { title: 'A walk', date: '2026-03-08', summary: 'S', text: 'T', project };
  await createPublished(t, editor, 'story', story);
  assert.match(
    await lossesText('project', project),
    /One story loses this project when it is deleted, and stays\./,
  );

  const homePage = adminPath('home-page');
  await publishAgainAfterTest(t, homePage, ['shortcuts']);
  const cards = { shortcuts: [{ url: project }] };
  await succeeded(editor.callAsForm('POST', `${homePage}/actions/publish`, cards));
  assert.match(await lossesText('project', project), /The home page has a card for it/);
});

test('each type whose entries name a project has a sentence about its loss', () => {
  const naming = CONTENT_UIDS.filter((uid) => whereProject(SCHEMAS, uid, {}).length > 0);
  assert.deepEqual(LOSSES_OF_PROJECT.map(({ uid }) => uid).toSorted(), naming.toSorted());
});

test('before an editor takes a linked page off, the form says which entries link to it', async (t) => {
  const page = { title: 'Our bus', body: 'Yellow.' };
  const documentId = await createPublished(t, editor, 'page', page);
  assert.equal(await lossesText('page', documentId), '', 'nothing links to it');

  const body = 'By [bus](/our-bus/#times), [report](/uploads/report.pdf).';
  await createPublished(t, editor, 'page', { title: 'Visits', body });
  const ride = { title: 'A ride', description: 'D', link: '/ml/our-bus' };
  await createPublished(t, editor, 'just-in', ride);
  // These addresses only look similar.
  const similar = '[a](/our-buses), [b](https://other.example/our-bus)';
  await createPublished(t, editor, 'page', { title: 'Buses', body: similar });

  assert.match(
    await lossesText('page', documentId),
    /^It is linked from Activity “A ride” and Page “Visits”\. Those links/,
  );
});

test('before an editor takes facts off, the form says what visitors see of the folder of facts', async () => {
  const { json } = await editor.call('GET', adminPath('transparency'));
  assert.match(
    await lossesText('transparency', valueAt(json, 'data', 'documentId')),
    /^Visitors then see the registrations, .+ folder of facts.+ unless audited accounts/,
  );
  const organisation = await editor.call('GET', adminPath('organisation'));
  assert.match(
    await lossesText('organisation', valueAt(organisation.json, 'data', 'documentId')),
    /^Visitors then see what the folder of facts .+ a public website shows none of them/,
  );
});
