// @postgres-slow
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { DAY_MS } from '../../../src/platform/time.ts';
import { logIn } from '../../support/admin.ts';
import { afterTest } from '../../support/cleanup.ts';
import { inviteWithRights } from '../../support/entries.ts';
import { listAt, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { addInterns, deleteRows, setTimeOfSubmission } from '../../support/tables.ts';
import { adminPath, sentFields } from '../../support/types.ts';
import { columnOf, exportOf } from './exports.ts';
import { sendVolunteer, VOLUNTEER, VOLUNTEERS } from './volunteers.ts';

const strapi = await sharedCms();
const { admin, coordinator } = strapi;

const NOTICES = `/website/submissions/${VOLUNTEERS}/privacy-notices`;

test('an export has every field of a submission, with its label for staff', async (t) => {
  await sendVolunteer(t);
  const [header = [], newest = []] = await exportOf();
  const inFile: Readonly<Record<string, string>> = {
    ...VOLUNTEER,
    student: 'Yes',
    mobileNumber: "'+919876501234",
  };
  const fields = sentFields('volunteer-form');
  assert.deepEqual(header.map((name, index) => `${name}: ${newest[index]}`).slice(1), [
    'Status: New',
    'Who takes care: ',
    'Notes: ',
    ...fields.map(({ name, label }) => `${label}: ${inFile[name] ?? ''}`),
    'Language: ',
    'Privacy notice: ',
  ]);
  for (const label of ['First name', 'Student?', 'About themselves']) {
    assert.ok(header.includes(label), label);
  }
});

test('a spreadsheet reads Tamil and Malayalam names, quotation marks and lines of an export as they were sent', async (t) => {
  const sent = { firstName: 'கவின்', lastName: 'മഴവിൽ, "Kavi"', selfDescription: 'A\nB' };
  await sendVolunteer(t, sent);
  const exported = await exportOf();
  assert.equal(columnOf(exported, 'First name')[0], sent.firstName);
  assert.equal(columnOf(exported, 'Last name')[0], sent.lastName);
  assert.equal(columnOf(exported, 'About themselves')[0], sent.selfDescription);
  const { bytes } = await download();
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf], 'Excel needs a byte order mark');
});

test('an export is downloaded as a CSV file with the name of its list, and no cache stores it', async () => {
  const { headers } = await download();
  assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8');
  assert.match(String(headers.get('content-disposition')), /filename="volunteers\.csv"/);
  assert.equal(headers.get('cache-control'), 'no-store');
});

/** Returns the bytes of an export, without a decoder that takes the byte order mark off. */
async function download() {
  const headers = { Authorization: `Bearer ${coordinator.token}` };
  const reply = await fetch(`${strapi.url}/website/submissions/${VOLUNTEERS}/export`, { headers });
  return { headers: reply.headers, bytes: new Uint8Array(await reply.arrayBuffer()) };
}

/** Sends two forms with one privacy notice, the older one on 29 February 2024. Returns the code of the notice. */
async function sendWithNotice(t: TestContext): Promise<string> {
  const code = '5d00c2e1aa17';
  const headers = { 'Privacy-Notice': code };
  const older = await sendVolunteer(t, {}, headers);
  await setTimeOfSubmission(strapi, 'volunteer-form', older, Date.UTC(2024, 1, 29, 12));
  await sendVolunteer(t, {}, headers);
  return code;
}

test('an export names a privacy notice by the day of its oldest submission', async (t) => {
  await sendWithNotice(t);
  const [newest] = columnOf(await exportOf(), 'Privacy notice');
  assert.equal(newest, 'In use since 29 Feb 2024 or before');
});

test('the form of a submission names its privacy notice by the day of the oldest submission', async (t) => {
  const code = await sendWithNotice(t);
  const readDay = async (each: string) =>
    valueAt((await coordinator.call('GET', `${NOTICES}/${each}`)).json, 'data');
  assert.equal(await readDay(code), '29 Feb 2024');
  assert.equal(await readDay('unknown'), null);
});

test('an export names the language in which a visitor read the form', async (t) => {
  await sendVolunteer(t, {}, { 'Content-Language': 'ml' });
  assert.equal(columnOf(await exportOf(), 'Language')[0], 'Malayalam');
});

test('an export has the time in India, also on a computer in another time zone', async (t) => {
  await sendVolunteer(t);
  const exported = await exportOf('?timeZone=America/New_York');
  const [newest = ''] = columnOf(exported, 'Received (Indian time)');
  assert.match(newest, /^\d{1,2} \w{3,4} \d{4} \d\d:\d\d$/);
  const received = Date.parse(`${newest} GMT+0530`);
  assert.ok(Math.abs(Date.now() - received) < 120_000, newest);
});

const namesIn = async (query: string) => columnOf(await exportOf(query), 'First name');

test('an export can be limited to a status', async (t) => {
  await sendVolunteer(t, { firstName: 'Meena' });
  const done = await sendVolunteer(t);
  await coordinator.callAsForm('PUT', adminPath('volunteer-form', done), { progress: 'Done' });
  const names = await namesIn('?filters[$and][0][progress][$eq]=Done');
  assert.ok(names.includes('Kavin') && !names.includes('Meena'), names.join());
});

test('an export can be limited by a search for a name, or for a phone number in any spelling', async (t) => {
  await sendVolunteer(t, { firstName: 'Narrowed' });
  assert.deepEqual(await namesIn('?_q=narrow'), ['Narrowed']);
  for (const typed of ['98765 01234', '+91 9876501234', '098765-01234', '01234']) {
    const names = await namesIn(`?_q=${encodeURIComponent(typed)}`);
    assert.ok(names.includes('Narrowed'), typed);
  }
});

test('the list and an export find a phone number that was sent with blanks or dashes', async (t) => {
  await sendVolunteer(t, { firstName: 'Blank', mobileNumber: '98765 43210' });
  await sendVolunteer(t, { firstName: 'Dashed', mobileNumber: '+91-98765-43210' });
  await sendVolunteer(t, { firstName: 'Told', selfDescription: 'Call my brother: 9876543210' });
  await sendVolunteer(t, { firstName: 'Else' });
  for (const typed of ['9876543210', '98765 43210', '+91 98765-43210']) {
    const search = `?_q=${encodeURIComponent(typed)}`;
    assert.deepEqual(await namesIn(search), ['Told', 'Dashed', 'Blank'], typed);
    const { json } = await coordinator.call('GET', adminPath('volunteer-form') + search);
    assert.equal(listAt(json, 'results').length, 3, typed);
    assert.equal(valueAt(json, 'pagination', 'total'), 3, typed);
  }
  assert.deepEqual(await namesIn('?_q=98765432109'), []);
});

test('the list answers a search for a phone number that a flood of submissions has', async (t) => {
  // SQLite takes 32,766 values in a query.
  const ids = Array.from({ length: 32_767 }, (_, index) => `flood-${index}`);
  afterTest(t, () => deleteRows(strapi, 'intern-form', ids));
  await addInterns(strapi, ids);
  const path = `${adminPath('intern-form')}?_q=9876501234`;
  const { status, json } = await coordinator.call('GET', path);
  assert.equal(status, 200);
  assert.equal(valueAt(json, 'pagination', 'total'), 10_000);
});

test('an export can be limited to the time since a day', async (t) => {
  await sendVolunteer(t);
  const namesSince = (days: number) => {
    const time = new Date(Date.now() + days * DAY_MS).toISOString();
    return namesIn(`?filters[createdAt][$gt]=${time}`);
  };
  assert.ok((await namesSince(-1)).includes('Kavin'));
  assert.deepEqual(await namesSince(1), [], 'nothing is newer than tomorrow');
});

test('no column of an export can contain a formula', async (t) => {
  await sendVolunteer(t, { firstName: '=1', email: '@SUM(1+1)', fieldOfStudy: '=1' });
  const [header = [], newest = []] = await exportOf();
  for (const [index, cell] of newest.entries()) {
    assert.doesNotMatch(cell, /^[=+\-@]/, header[index]);
  }
});

test('a person exports only the types and fields that the role can see, and reads no privacy notice', async (t) => {
  const read = 'plugin::content-manager.explorer.read';
  const login = await inviteWithRights(t, [
    { action: read, subject: VOLUNTEERS, properties: { fields: ['firstName'] }, conditions: [] },
    { action: 'api::submissions.export', subject: null, properties: {}, conditions: [] },
  ]);
  const person = await logIn(strapi.url, login);
  const [header] = await exportOf('', VOLUNTEERS, person);
  assert.deepEqual(header, ['Received (Indian time)', 'First name']);
  for (const path of ['/website/submissions/api::intern-form.intern-form/export', `${NOTICES}/a`]) {
    assert.equal((await person.call('GET', path)).status, 403, path);
  }
});

test('an Editor cannot read the day of a privacy notice', async () => {
  assert.equal((await strapi.editor.call('GET', `${NOTICES}/a`)).status, 403);
});

test('a long list is exported completely, each entry once', async (t) => {
  const ids = Array.from({ length: 450 }, (_, index) => `long-${index}`);
  afterTest(t, () => deleteRows(strapi, 'intern-form', ids));
  await addInterns(strapi, ids);
  const exported = await exportOf('', 'api::intern-form.intern-form');
  const names = columnOf(exported, 'First name').filter((name) => name.startsWith('long-'));
  assert.equal(names.length, 450);
  assert.equal(new Set(names).size, 450);
});

test('only the types of the forms can be exported', async () => {
  for (const uid of ['api::project.project', 'admin::user', 'nothing']) {
    assert.equal((await admin.call('GET', `/website/submissions/${uid}/export`)).status, 404, uid);
  }
});

test('a filter of an export by a hidden field is left out', async (t) => {
  await sendVolunteer(t);
  const filtered = await exportOf('?filters[createdBy][password][$startsWith]=a');
  assert.equal(filtered.length, (await exportOf()).length);
});

test('the log says who exported how many entries, without personal data', async (t) => {
  await sendVolunteer(t, { lastName: 'கவின்' });
  await exportOf('?_q=kavin');
  await strapi.logs(/Audit: staff member \d+ exported \d+ volunteers?/);
  assert.doesNotMatch(await strapi.log(), /kavin|கவின்/i);
});
