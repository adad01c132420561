// @postgres
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import type { FoundSubmissions } from '../../src/submissions/erase/erase.ts';
import { afterTest } from '../support/cleanup.ts';
import { sendForm } from '../support/entries.ts';
import { dataOf, succeeded, valueAt } from '../support/http.ts';
import { sharedCms, submissionOf } from '../support/shared.ts';
import { countRows, countWaitingMails, readRows } from '../support/tables.ts';
import { FORM_TYPES } from '../support/types.ts';

const isPostgres = process.env.CMS_TEST_DATABASE === 'postgres';
const strapi = await sharedCms();

/** Sends all four forms for one person. */
async function sendAll(
  t: TestContext,
  firstName: string,
  email: string,
  mobileNumber: string,
): Promise<void> {
  for (const type of FORM_TYPES) {
    const data = submissionOf(type, { firstName, email, mobileNumber });
    const reply = await sendForm(t, type, { data }, { 'Idempotency-Key': `key-of-${email}` });
    assert.equal(reply.status, 201, reply.text);
  }
}

const entries = () => Promise.all(FORM_TYPES.map((type) => countRows(strapi, type)));
const ask = (action: 'find' | 'erase', body: object) =>
  strapi.coordinator.call('POST', `/website/submissions/${action}`, body);

const find = async (person: object) => dataOf<FoundSubmissions>(await ask('find', person));

const BY_MAIL = { email: ' zephyrina@wexcombe.EXAMPLE ' };
const ONE_EACH = { messages: 1, volunteers: 1, interns: 1, sponsors: 1 };
const NONE = { messages: 0, volunteers: 0, interns: 0, sponsors: 0 };

/** Sends all forms for Zephyrina, and all for another person. */
async function sendForTwo(t: TestContext): Promise<void> {
  await sendAll(t, 'Zephyrina', 'Zephyrina@Wexcombe.example', '+919800001234');
  await sendAll(t, 'Else', 'else@sample.example', '9800009999');
}

test('a person is found by e-mail or phone in the lists of all forms, in any spelling, and nothing is erased', async (t) => {
  await sendForTwo(t);
  const before = await entries();
  assert.partialDeepStrictEqual(await find(BY_MAIL), { counts: ONE_EACH, otherContacts: [] });
  const byPhone = await find({ phone: '098000 01234' });
  assert.partialDeepStrictEqual(byPhone.counts, { ...ONE_EACH, messages: 0 });
  assert.deepEqual(await entries(), before);
});

test('a search names the addresses and numbers with which the same person may have sent more', async (t) => {
  await sendAll(t, 'Rosamund', 'Rosamund@Wexcombe.example', '+919800001111');
  await sendAll(t, 'Rosamund', 'rosamund@college.example', '98000 01111');
  const one = 'rosamund@wexcombe.example';
  const other = 'rosamund@college.example';
  const phone = '9800001111';
  const contactsWith = async (person: object) => (await find(person)).otherContacts.toSorted();
  // Messages have no number.
  assert.deepEqual(await contactsWith({ phone }), [other, one]);
  assert.deepEqual(await contactsWith({ email: one }), [phone]);
  assert.deepEqual(await contactsWith({ email: one, phone }), [other]);
  await succeeded(ask('erase', { email: one, phone }));
  assert.deepEqual(await contactsWith({ email: other }), []);
});

test('a person is erased by phone, however the number was written', async (t) => {
  const numbers = ['98000 04321', '+91-98000-04321', '(0)98000.04321', '9800004321'];
  for (const [index, mobileNumber] of numbers.entries()) {
    await sendAll(t, 'Wilhelmina', `wilhelmina-${index}@overton.example`, mobileNumber);
  }
  await sendAll(t, 'Else', 'else@sample.example', '98000 94321');
  const before = await entries();
  const one = { phone: '9800004321' };
  const ofEach = { volunteers: 4, interns: 4, sponsors: 4, messages: 0 };
  assert.partialDeepStrictEqual((await find(one)).counts, ofEach);
  assert.partialDeepStrictEqual(valueAt((await ask('erase', one)).json, 'data'), ofEach);
  assert.deepEqual(
    await entries(),
    before.map((count, index) => (FORM_TYPES[index] === 'contact-form' ? count : count - 4)),
  );
  assert.partialDeepStrictEqual((await find(one)).counts, NONE);
});

test('a person is erased together with the waiting mails, and no other person is', async (t) => {
  await strapi.mailServer.close();
  afterTest(t, () => strapi.mailServer.open());
  const before = await entries();
  const waiting = await countWaitingMails(strapi);
  await sendForTwo(t);
  assert.equal(await countWaitingMails(strapi), waiting + 2 * FORM_TYPES.length);
  const erased = valueAt((await ask('erase', BY_MAIL)).json, 'data');
  assert.partialDeepStrictEqual(erased, ONE_EACH);
  assert.deepEqual(
    await entries(),
    before.map((count) => count + 1),
    'the entries of the other person stay',
  );
  assert.equal(await countWaitingMails(strapi), waiting + FORM_TYPES.length);
  assert.partialDeepStrictEqual(valueAt((await ask('erase', BY_MAIL)).json, 'data'), NONE);
});

/** Sends all forms for Ottoline, and erases her. */
async function eraseOttoline(t: TestContext): Promise<void> {
  await sendAll(t, 'Ottoline', 'ottoline@brackenbury.example', '9800005678');
  await succeeded(ask('erase', { email: 'ottoline@brackenbury.example', phone: '9800005678' }));
}

test('nothing of an erased person is left in the database or in the log', async (t) => {
  await eraseOttoline(t);
  const texts = [await strapi.log()];
  for (const type of [...FORM_TYPES, 'submission-mail', 'idempotency-key']) {
    const found = await readRows(strapi, type);
    texts.push(JSON.stringify(found).replaceAll('key-of-ottoline@brackenbury.example', ''));
  }
  for (const text of texts) assert.doesNotMatch(text, /ottoline|brackenbury|9800005678/i);
  const audit = `erased one person: ${FORM_TYPES.length} entries`;
  assert.match(texts[0] ?? '', new RegExp(`Audit: staff member \\d+ ${audit}`));
});

const noFile = isPostgres && 'The files of PostgreSQL are those of its server';

test('nothing of an erased person is left in the file of the database', {
  skip: noFile,
}, async (t) => {
  await eraseOttoline(t);
  for (const file of ['database.sqlite', 'database.sqlite-wal']) {
    const bytes = await readFile(path.join(strapi.dataDir, file), 'latin1');
    assert.doesNotMatch(bytes, /Ottoline|9800005678/, file);
  }
});

const slowCommand =
  isPostgres && 'It takes two more starts of Strapi, and is the same on every database';

test('the command finds and erases a person while the CMS runs', {
  skip: slowCommand,
}, async (t) => {
  const eraseCommand = (...args: string[]) => {
    const program = 'dist/src/submissions/erase/command.js';
    const options = { cwd: path.join(import.meta.dirname, '../..'), env: strapi.env };
    return promisify(execFile)(process.execPath, [program, ...args], options);
  };
  await sendAll(t, 'Philippa', 'Philippa@Ashcombe.example', '+919800007777');
  const before = await entries();
  const person = ['--email', 'philippa@ashcombe.example', '--phone', '98000 07777'];
  const looked = await eraseCommand('--phone', '98000 07777').catch((thrown: unknown) =>
    Object(thrown),
  );
  assert.equal(looked.code, 1, 'the command cannot ask without a terminal');
  assert.match(looked.stdout, /Found: 1 volunteer, 1 intern and 1 sponsor\.\nMore was sent with/);
  assert.deepEqual(await entries(), before, 'a search erases nothing');
  const { stdout } = await eraseCommand(...person, '--yes');
  assert.match(stdout, /Erased: 1 message, 1 volunteer, 1 intern/);
  assert.deepEqual(
    await entries(),
    before.map((count) => count - 1),
  );
  assert.doesNotMatch(looked.stdout + stdout, /ashcombe|philippa|07777/i);
});

test('an empty search, half an e-mail address and a pattern are refused and erase nothing', async () => {
  const before = await entries();
  for (const body of [
    {},
    { email: '' },
    { email: '  ', phone: '' },
    { email: '%' },
    { email: 'a@' },
    { email: '@sample.example' },
    { phone: '1234' },
    { phone: '%%%%%%%%%%' },
    { email: { $ne: '' } },
    { phone: ['9800009999'] },
    { email: 'else@sample.example', phone: ['9800009999'] },
    { phone: '0'.repeat(9) },
  ]) {
    assert.equal((await ask('erase', body)).status, 400, JSON.stringify(body));
  }
  const { json } = await ask('erase', { email: '%@%' });
  assert.partialDeepStrictEqual(valueAt(json, 'data'), NONE);
  assert.deepEqual(await entries(), before);
});
