import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createPublished, deleteAfterTest, sendForm } from '../support/entries.ts';
import { type Answer, listAt, valueAt } from '../support/http.ts';
import { sharedCms, until } from '../support/shared.ts';
import { adminPath, apiPath } from '../support/types.ts';

const strapi = await sharedCms();
const { admin, website } = strapi;

const activity = { title: 'Summer camp', description: 'Come along' };

const wasCalled = (address: string) =>
  website.calls.some(({ request }) => request === `POST ${address}`);

/** Changes content and waits until the CMS has called both instances of the website that run. */
async function callAndWait(change: () => Promise<Answer>): Promise<Answer> {
  website.calls.length = 0;
  const reply = await change();
  assert.ok(reply.status < 300, reply.text);
  await until(() => wasCalled('/hooks/content') && wasCalled('/second'), 10);
  return reply;
}

/** Publishes an activity and waits until the CMS has called the website. Returns its path in the API of the admin. */
async function publishAndWait(t: TestContext): Promise<string> {
  const draft = await callAndWait(() => admin.call('POST', adminPath('just-in'), activity));
  const documentId = valueAt(draft.json, 'data', 'documentId');
  deleteAfterTest(t, 'just-in', documentId);
  const entry = adminPath('just-in', documentId);
  await callAndWait(() => admin.callAsForm('POST', `${entry}/actions/publish`, activity));
  return entry;
}

/** Returns all changes of which the website was told. */
const toldChanges = () => website.calls.flatMap(({ body }) => listAt(JSON.parse(body), 'changes'));

test('both instances of the website are told of each change, with the secret, although a third is down', async (t) => {
  const entry = await publishAndWait(t);
  assert.equal(website.calls[0]?.authorization, `Bearer ${strapi.hookSecret}`);
  const changed = { ...activity, title: 'Winter camp' };
  await callAndWait(() => admin.callAsForm('POST', `${entry}/actions/publish`, changed));
  await callAndWait(() => admin.callAsForm('POST', `${entry}/actions/unpublish`, {}));
  await callAndWait(() => admin.callAsForm('DELETE', entry));
});

test('the website is told which type changed and in which language', async (t) => {
  const names = () =>
    toldChanges().map((change) => `${valueAt(change, 'path')} ${valueAt(change, 'locale')}`);
  const entry = await publishAndWait(t);
  assert.deepEqual(new Set(names()), new Set(['/api/just-ins en']));
  await callAndWait(() => admin.callAsForm('PUT', `${entry}?locale=ml`, activity));
  await callAndWait(() => admin.callAsForm('POST', `${entry}/actions/publish?locale=ml`, activity));
  assert.deepEqual(new Set(names()), new Set(['/api/just-ins ml']));
  await callAndWait(() => admin.callAsForm('DELETE', `${entry}?locale=*`));
  await until(() => names().some((name) => name.endsWith(' en')), 10);
});

test('the website is not told of a submission, since content does not change', async (t) => {
  const data = { fullName: 'A', email: 'a@example.org', contactQuery: 'Hello' };
  website.calls.length = 0;
  const sent = await sendForm(t, 'contact-form', { data });
  assert.equal(sent.status, 201, sent.text);
  await createPublished(t, admin, 'team', { name: 'Asha', position: 'reader' });
  const paths = () => toldChanges().map((change) => valueAt(change, 'path'));
  // A call has all changes of which the website was not told yet, so also those before this one.
  await until(() => paths().includes(`/${apiPath('team')}`), 10);
  assert.ok(!paths().includes(`/${apiPath('contact-form')}`), paths().join());
});
