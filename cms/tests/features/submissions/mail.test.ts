import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { valueAt } from '../../support/http.ts';
import { CMS_URL, send as sendTo, shared, submissionOf, until } from '../../support/shared.ts';
import { adminPath, FORM_TYPES } from '../../support/types.ts';

const strapi = await shared();
const { mailServer } = strapi;

const DAY_MS = 86_400_000;

const PERSON = {
  firstName: 'Wilhelmina',
  email: 'wilhelmina@ashdown.example',
  mobileNumber: '9812345670',
};
const PRIVATE = /Wilhelmina|Ashdown|98123/i;

/** Sends one of the forms and returns the documentId of the submission. */
async function send(type: string, headers: Record<string, string> = {}): Promise<string> {
  const reply = await sendTo(strapi, type, { data: submissionOf(type, PERSON) }, headers);
  assert.equal(reply.status, 201, reply.text);
  return String(valueAt(reply.json, 'data', 'documentId'));
}

const waiting = () => strapi.count('submission_mails');
const allSent = () => until(async () => (await waiting()) === 0, 60);

/** Makes all waiting mails due, as five minutes later. */
const retryNow = () => strapi.query(`update submission_mails set due_at = ${strapi.time(0)}`);

test('staff get one mail for each submission, with its kind and a link but no personal data', async () => {
  const subjects = new Set<string | undefined>();
  for (const type of FORM_TYPES) {
    const entry = await send(type);
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

test('the sender of a mail has the name that editors gave the organisation', async () => {
  const path = adminPath('organisation');
  const publish = `${path}/actions/publish`;
  const name = valueAt((await strapi.editor.call('GET', path)).json, 'data', 'name');
  await strapi.editor.call('POST', publish, { name: 'Sunbird "Trust"' });
  const entry = await send('contact-form');
  await until(() => mailServer.about(entry).length === 1, 60);
  const named = /^From: "?Sunbird Trust"? <website@mazhavil\.example>\r$/m;
  assert.match(mailServer.about(entry)[0]?.text ?? '', named);
  await strapi.editor.call('POST', publish, { name });
});

test('the mail says in which language to answer', async () => {
  const entry = await send('contact-form', { 'Content-Language': 'ta' });
  await until(() => mailServer.about(entry).length === 1, 60);
  assert.match(mailServer.about(entry)[0]?.text ?? '', /please answer in Tamil/);
});

test('[R13] a submission that is sent twice makes one mail, and a refused one makes none', async () => {
  // Tests of other files may have left mails that wait for their next try.
  await retryNow();
  await allSent();
  const before = mailServer.mails.length;
  const key = { 'Idempotency-Key': randomUUID() };
  const twice = () => sendTo(strapi, 'volunteer-form', { data: PERSON }, key);
  await Promise.all(Array.from({ length: 10 }, twice));
  await sendTo(strapi, 'volunteer-form', { data: { ...PERSON, firstName: '' } });
  await allSent();
  assert.equal(mailServer.mails.length, before + 1);
});

test('if the mail server is down, no mail is lost or doubled, and erased entries get none', async (t) => {
  await allSent();
  await mailServer.close();
  t.after(() => mailServer.open());
  const first = await send('volunteer-form');
  await strapi.logs(/A mail about a submission could not be sent \(\w+\)/);
  const erased = await send('intern-form');
  const last = await send('donate-form');
  assert.equal(await waiting(), 3);
  assert.equal((await strapi.admin.remove('intern-form', erased)).status, 200);
  await mailServer.open();
  await retryNow();
  await allSent();
  assert.deepEqual(
    [first, erased, last].map((entry) => mailServer.about(entry).length),
    [1, 0, 1],
  );
  assert.doesNotMatch(await strapi.log(), PRIVATE);
});

test('a mail that the server refuses is sent again and does not delay others', async () => {
  mailServer.refusals = 1;
  const entries = [await send('volunteer-form'), await send('intern-form')];
  await until(async () => (await waiting()) === 1, 60);
  await retryNow();
  await allSent();
  assert.deepEqual(
    entries.map((entry) => mailServer.about(entry).length),
    [1, 1],
  );
});

test('a mail that has waited for days is sent when the server accepts it', async () => {
  const old = strapi.time(-4 * DAY_MS);
  const entry = await send('volunteer-form');
  await allSent();
  await strapi.query(
    `insert into submission_mails (form, entry, arrived_at, due_at)
     values ('api::volunteer-form.volunteer-form', '${entry}', ${old}, ${old})`,
  );
  await send('contact-form');
  await until(() => mailServer.about(entry).length === 2);
});

test('a mail is given up after three days with an error in the log, and the submission stays', async () => {
  const old = strapi.time(-4 * DAY_MS);
  const entry = await send('volunteer-form');
  await allSent();
  await strapi.query(
    `insert into submission_mails (form, entry, arrived_at, due_at)
     values ('api::volunteer-form.volunteer-form', '${entry}', ${old}, ${old})`,
  );
  mailServer.refusals = 1;
  await send('contact-form');
  await strapi.logs(
    /error.*No mail could be sent for 3 days about entry .* of volunteers \(.*\): given up/,
  );
  assert.equal(mailServer.about(entry).length, 1);
  assert.equal(await strapi.count('volunteer_forms', `document_id = '${entry}'`), 1);
});

test('a submission is stored although the queue of mails is full', async () => {
  await allSent();
  const row = `('f', 'e', ${strapi.time(0)}, ${strapi.time(DAY_MS)})`;
  const rows = Array<string>(2_000).fill(row);
  await strapi.query(
    `insert into submission_mails (form, entry, arrived_at, due_at) values ${rows.join(',')}`,
  );
  await send('volunteer-form');
  assert.equal(await waiting(), 2_000);
  await strapi.logs(/error.*Too many mails about submissions wait already/);
  await strapi.query("delete from submission_mails where entry = 'e'");
});
