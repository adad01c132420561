// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPublished } from '../../support/entries.ts';
import { listAt, valueAt } from '../../support/http.ts';
import { shared } from '../../support/shared.ts';
import { adminPath } from '../../support/types.ts';

const { editor } = await shared();

/** Returns the sentences that the form of an entry shows before it is taken off. */
async function lossesText(type: string, documentId: unknown, locale = 'en'): Promise<string> {
  const path = `/website/losses/api::${type}.${type}/${documentId}?locale=${locale}`;
  return listAt((await editor.call('GET', path)).json, 'data').join(' ');
}

test('before an editor takes a language off, the form says what visitors lose in the others', async (t) => {
  const documentId = await createPublished(t, editor, 'page', { title: 'Boats', body: 'Wood.' });
  const entry = adminPath('page', documentId);
  const textIn = (locale: string) => lossesText('page', documentId, locale);
  assert.equal(await textIn('en'), '', 'English is the only language');
  await editor.call('PUT', `${entry}?locale=ta`, { title: 'படகுகள்', body: 'மரம்.' });
  assert.equal(await textIn('en'), '', 'visitors see nothing of the draft');
  await editor.call('POST', `${entry}/actions/publish?locale=ta`, {});
  assert.match(await textIn('en'), /^Visitors lose it in Tamil too: without its English version/);
  assert.equal(await textIn('ta'), 'Visitors then read it in English.');
  assert.equal(await textIn('kn'), '', 'it has no text in Kannada');
  await editor.call('POST', `${entry}/actions/unpublish`, { locale: 'en' });
  assert.equal(await textIn('ta'), '', 'visitors see nothing of it without English');
});

test('before an editor takes a project off, the form says how many stories lose it', async (t) => {
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
});

test('before an editor takes a linked page off, the form says which entries link to it', async (t) => {
  const page = { title: 'Our bus', body: 'Yellow.' };
  const documentId = await createPublished(t, editor, 'page', page);
  assert.equal(await lossesText('page', documentId), '', 'nothing links to it');

  const documents = await editor.call('GET', `${adminPath('document')}?populate=file`);
  const file = valueAt(documents.json, 'results', 0, 'file');
  const body = `By [bus](/our-bus/#times), [report](${valueAt(file, 'url')}).`;
  await createPublished(t, editor, 'page', { title: 'Visits', body });
  const ride = { title: 'A ride', description: 'D', link: '/ml/our-bus' };
  await createPublished(t, editor, 'just-in', ride);
  // These addresses only look similar.
  const similar = '[a](/our-buses), [b](https://other.example/our-bus)';
  await createPublished(t, editor, 'page', { title: 'Buses', body: similar });

  assert.match(
    await lossesText('page', documentId),
    /^It is linked from Activity “A ride”, Page “Visits”\. Those links/,
  );
  const refused = await editor.call('DELETE', `/upload/files/${valueAt(file, 'id')}`);
  assert.match(refused.text, /is used in .*Page “Visits”/);
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
