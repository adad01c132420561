// @postgres-slow
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { DAY_MS } from '../../src/platform/time.ts';
import { afterTest } from '../support/cleanup.ts';
import { publishAgainAfterTest, sendForm } from '../support/entries.ts';
import { valueAt } from '../support/http.ts';
import { CMS_URL, sharedCms, submissionOf, until } from '../support/shared.ts';
import {
  addWaitingMails,
  countRows,
  countWaitingMails,
  deleteWaitingMails,
  retryMailsNow,
} from '../support/tables.ts';
import { adminPath, FORM_TYPES } from '../support/types.ts';

const strapi = await sharedCms();
const { mailServer } = strapi;

const PERSON = {
  firstName: 'Wilhelmina',
  email: 'wilhelmina@ashdown.example',
  mobileNumber: '9812345670',
};
const FOUR_DAYS_OLD = {
  uid: 'api::volunteer-form.volunteer-form',
  arrivedMs: -4 * DAY_MS,
  dueMs: -4 * DAY_MS,
};
const PRIVATE = /Wilhelmina|Ashdown|98123/i;

/** Sends one of the forms and returns the documentId of the submission. */
async function send(
  t: TestContext,
  type: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const reply = await sendForm(t, type, { data: submissionOf(type, PERSON) }, headers);
  assert.equal(reply.status, 201, reply.text);
  return String(valueAt(reply.json, 'data', 'documentId'));
}

/**
 * Makes all waiting mails due and sends a form. Without the form they would wait until the CMS next looks for due mails,
 * which it does every five seconds.
 */
async function retryNow(t: TestContext): Promise<void> {
  await retryMailsNow(strapi);
  await send(t, 'contact-form');
}

const allSent = () => until(async () => (await countWaitingMails(strapi)) === 0, 60);

test('staff get one mail for each submission, with its kind and a link but no personal data', async (t) => {
  const subjects = new Set<string | undefined>();
  for (const type of FORM_TYPES) {
    const entry = await send(t, type);
    await until(() => mailServer.about(entry).length === 1, 60);
    const [mail] = mailServer.about(entry);
    assert.deepEqual(mail?.to, ['office@mazhavil.example', 'desk@mazhavil.example']);
    assert.equal(mail?.from, 'website@mazhavil.example');
    assert.ok(mail?.text.includes(`${CMS_URL}/admin${adminPath(type, entry)}`), mail?.text);
    assert.doesNotMatch(mail?.text ?? '', PRIVATE);
    subjects.add(/^Subject: .*$/m.exec(mail?.text ?? '')?.[0]);
  }
  assert.equal(subjects.size, FORM_TYPES.length);
});

test('the sender of a mail has the name that editors gave the organisation', async (t) => {
  const path = adminPath('organisation');
  await publishAgainAfterTest(t, path, ['name']);
  await strapi.editor.callAsForm('POST', `${path}/actions/publish`, { name: 'Sunbird "Trust"' });
  const entry = await send(t, 'contact-form');
  await until(() => mailServer.about(entry).length === 1, 60);
  const named = /^From: "?Sunbird Trust"? <website@mazhavil\.example>\r$/m;
  assert.match(mailServer.about(entry)[0]?.text ?? '', named);
});

test('no out-of-office program answers a mail, and a mail program shows it once even if it arrives twice', async (t) => {
  const entry = await send(t, 'contact-form');
  await until(() => mailServer.about(entry).length === 1, 60);
  const [mail] = mailServer.about(entry);
  assert.match(mail?.text ?? '', /^Auto-Submitted: auto-generated\r$/m);
  assert.ok(mail?.text.includes(`\r\nMessage-ID: <${entry}@mazhavil.example>\r\n`), mail?.text);
});

test('the mail says in which language to answer', async (t) => {
  const entry = await send(t, 'contact-form', { 'Content-Language': 'ta' });
  await until(() => mailServer.about(entry).length === 1, 60);
  assert.match(mailServer.about(entry)[0]?.text ?? '', /please answer in Tamil/);
});

test('[R13] a submission that is sent twice makes one mail, and a refused one makes none', async (t) => {
  await allSent();
  const before = mailServer.mails.length;
  const key = { 'Idempotency-Key': randomUUID() };
  const twice = () => sendForm(t, 'volunteer-form', { data: PERSON }, key);
  await Promise.all(Array.from({ length: 10 }, twice));
  await sendForm(t, 'volunteer-form', { data: { ...PERSON, firstName: '' } });
  await allSent();
  assert.equal(mailServer.mails.length, before + 1);
});

test('if the mail server is down, no mail is lost or doubled, and erased entries get none', async (t) => {
  await allSent();
  await mailServer.close();
  afterTest(t, () => mailServer.open());
  const first = await send(t, 'volunteer-form');
  await strapi.logs(/A mail about a submission could not be sent \(\w+\)/);
  const erased = await send(t, 'intern-form');
  const last = await send(t, 'donate-form');
  assert.equal(await countWaitingMails(strapi), 3);
  assert.equal((await strapi.admin.remove('intern-form', erased)).status, 200);
  await mailServer.open();
  await retryNow(t);
  await allSent();
  assert.deepEqual(
    [first, erased, last].map((entry) => mailServer.about(entry).length),
    [1, 0, 1],
  );
  assert.doesNotMatch(await strapi.log(), PRIVATE);
});

test('a mail that the server refuses is sent again and does not delay others', async (t) => {
  mailServer.refuseNext(t);
  const entries = [await send(t, 'volunteer-form'), await send(t, 'intern-form')];
  await until(async () => (await countWaitingMails(strapi)) === 1, 60);
  await retryNow(t);
  await allSent();
  assert.deepEqual(
    entries.map((entry) => mailServer.about(entry).length),
    [1, 1],
  );
});

test('a mail that has waited for days is sent when the server accepts it', async (t) => {
  const entry = await send(t, 'volunteer-form');
  await allSent();
  await addWaitingMails(strapi, { ...FOUR_DAYS_OLD, entryId: entry });
  await send(t, 'contact-form');
  await until(() => mailServer.about(entry).length === 2);
});

test('a mail is given up after three days with an error in the log, and the submission stays', async (t) => {
  const entry = await send(t, 'volunteer-form');
  await allSent();
  await addWaitingMails(strapi, { ...FOUR_DAYS_OLD, entryId: entry });
  mailServer.refuseNext(t);
  await send(t, 'contact-form');
  await strapi.logs(
    /error.*No mail could be sent for 3 days about entry .* of volunteers \(.*\): given up/,
  );
  assert.equal(mailServer.about(entry).length, 1);
  assert.equal(await countRows(strapi, 'volunteer-form', entry), 1);
});

test('a submission is stored although the queue of mails is full', async (t) => {
  await allSent();
  const entryId = 'one-of-many';
  afterTest(t, () => deleteWaitingMails(strapi, entryId));
  await addWaitingMails(strapi, { uid: 'x', entryId, arrivedMs: 0, dueMs: DAY_MS }, 2_000);
  await send(t, 'volunteer-form');
  assert.equal(await countWaitingMails(strapi), 2_000);
  await strapi.logs(/error.*Too many mails about submissions wait already/);
});
