import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import Papa from 'papaparse';
import { staffMember } from '../../support/admin.ts';
import { deleteAfterTest } from '../../support/entries.ts';
import { call, listAt, valueAt } from '../../support/http.ts';
import { send as sendTo, shared } from '../../support/shared.ts';
import { adminPath, sentFields } from '../../support/types.ts';

const strapi = await shared();
const { admin, coordinator } = strapi;

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

/** Sends the form of a volunteer. The entry is deleted after the test. */
async function send(t: TestContext, data: object): Promise<string> {
  const reply = await sendTo(strapi, 'volunteer-form', { data });
  assert.equal(reply.status, 201, reply.text);
  const documentId = String(valueAt(reply.json, 'data', 'documentId'));
  deleteAfterTest(t, 'volunteer-form', documentId);
  return documentId;
}

/** Returns the lines of cells that a spreadsheet reads in the file, the header first. */
async function exportOf(query = '', uid = VOLUNTEERS, person = coordinator) {
  const reply = await person.call('GET', `/website/submissions/${uid}/export${query}`);
  assert.equal(reply.status, 200, reply.text);
  return Papa.parse<string[]>(reply.text, { skipEmptyLines: true }).data;
}

test('an export has every field in plain words, and a spreadsheet can read its Tamil names', async (t) => {
  const names = { firstName: 'கவின்', lastName: 'മഴവിൽ, "Kavi"' };
  const sent = { ...volunteer, ...names, selfDescription: 'A\nB' };
  await send(t, sent);
  const [header = [], newest = []] = await exportOf();
  const inFile: Readonly<Record<string, string>> = {
    ...sent,
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
  assert.match(
    `${header[0]}: ${newest[0]}`,
    /^Received \(Indian time\): \d{1,2} \w{3,4} \d{4} \d\d:\d\d$/,
  );
  const raw = await fetch(`${strapi.url}/website/submissions/${VOLUNTEERS}/export`, {
    headers: { Authorization: `Bearer ${coordinator.token}` },
  });
  const bytes = new Uint8Array(await raw.arrayBuffer());
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
  assert.equal(raw.headers.get('content-type'), 'text/csv; charset=utf-8');
  assert.match(String(raw.headers.get('content-disposition')), /filename="volunteers\.csv"/);
  assert.equal(raw.headers.get('cache-control'), 'no-store');
});

test('an export has the time in India, also on a computer in another time zone', async (t) => {
  await send(t, volunteer);
  const [, newest] = await exportOf('?timeZone=America/New_York');
  const received = Date.parse(`${newest?.[0]} GMT+0530`);
  assert.ok(Math.abs(Date.now() - received) < 120_000, newest?.[0]);
});

test('an export can be limited by status, time and search, as the list can', async (t) => {
  await send(t, { ...volunteer, firstName: 'கவின்' });
  const documentId = await send(t, { ...volunteer, firstName: 'Narrowed' });
  await coordinator.call('PUT', adminPath('volunteer-form', documentId), { progress: 'Done' });
  const names = async (query: string) => (await exportOf(query)).slice(1).map((row) => row[4]);
  const done = await names('?filters[$and][0][progress][$eq]=Done');
  assert.ok(done.includes('Narrowed') && !done.includes('கவின்'));
  assert.deepEqual(await names('?_q=narrow'), ['Narrowed']);
  for (const typed of ['98765 01234', '+91 9876501234', '098765-01234', '01234']) {
    const found = await names(`?_q=${encodeURIComponent(typed)}`);
    assert.ok(found.includes('Narrowed'), typed);
  }
  const since = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  assert.deepEqual(await names(`?filters[createdAt][$gt]=${since(1)}`), []);
  assert.ok((await names(`?filters[createdAt][$gt]=${since(-1)}`)).includes('Narrowed'));
});

test('a cell that a spreadsheet could take for a formula is exported as text', async (t) => {
  const starts = ['=1', '+1', '-1', '@SUM(A1)', '＝1', '－1', ' =1', '\u00a0=1', '\t=1', '\n=1'];
  const evil = [...starts, '"=1', 'x;=1', 'x;"=1+1', 'x;" "\t@a', 'one\n=2', '\ttext'];
  const harmless = ['a=b', 'a - b', 'he said "no", twice', 'x; y', 'so: -1', '","=1'];
  for (const selfDescription of [...evil, ...harmless])
    await send(t, { ...volunteer, selfDescription });
  const [header, ...entries] = await exportOf();
  const rows = entries.slice(0, evil.length + harmless.length).reverse();
  const column = header?.indexOf('About themselves') ?? -1;
  const cells = rows.map((row) => row[column] ?? '');
  assert.deepEqual(cells.slice(evil.length), harmless);
  for (const [index, cell] of cells.slice(0, evil.length).entries()) {
    assert.equal(cell.replaceAll("'", ''), evil[index]);
    assert.match(cell, /'/, cell);
    // No part begins a formula, also with another separator or line by line.
    assert.doesNotMatch(cell, /(?:^|[;\t\r\n])[\s"]*[=+\-@＝－]/, cell);
  }
  const evilField = { ...volunteer, firstName: '=1', email: '@SUM(1+1)', fieldOfStudy: '=1' };
  await send(t, evilField);
  for (const cell of (await exportOf())[1] ?? []) assert.doesNotMatch(cell, /^[=+\-@]/);
});

test('an export has only the fields that the role can see', async (t) => {
  const read = 'plugin::content-manager.explorer.read';
  const role = await admin.call('POST', '/admin/roles', { name: 'Caller', description: '' });
  const id = valueAt(role.json, 'data', 'id');
  t.after(async () => {
    const users = await admin.call('GET', '/admin/users?filters[firstname]=Caller');
    const ids = listAt(users.json, 'data', 'results').map((user) => valueAt(user, 'id'));
    await admin.call('POST', '/admin/users/batch-delete', { ids });
    await admin.call('DELETE', `/admin/roles/${id}`);
  });
  const permissions = [
    { action: read, subject: VOLUNTEERS, properties: { fields: ['firstName'] }, conditions: [] },
    { action: 'api::submissions.export', subject: null, properties: {}, conditions: [] },
  ];
  await admin.call('PUT', `/admin/roles/${id}/permissions`, { permissions });
  const caller = await staffMember(strapi.url, admin, 'Caller');
  const [header] = await exportOf('', VOLUNTEERS, caller);
  assert.deepEqual(header, ['Received (Indian time)', 'First name']);
  const other = await caller.call(
    'GET',
    '/website/submissions/api::intern-form.intern-form/export',
  );
  assert.equal(other.status, 403);
});

test('a long list is exported completely, each entry once', async (t) => {
  const row = (_: unknown, index: number) =>
    `('long-${index}', 'Long${index}', 'l@example.org', '9876501234', '0', 'New')`;
  const rows = Array.from({ length: 450 }, row);
  t.after(() => strapi.query("delete from intern_forms where email = 'l@example.org'"));
  await strapi.query(
    `insert into intern_forms (document_id, first_name, email, mobile_number, student, progress) values ${rows.join(', ')}`,
  );
  const exported = (await exportOf('', 'api::intern-form.intern-form')).slice(1);
  const names = exported.map((row) => row[4] ?? '').filter((name) => name.startsWith('Long'));
  assert.equal(names.length, 450);
  assert.equal(new Set(names).size, 450);
});

test('exports of other types or sorted by hidden fields are refused', async (t) => {
  for (const uid of ['api::project.project', 'admin::user', 'nothing']) {
    assert.equal((await admin.call('GET', `/website/submissions/${uid}/export`)).status, 404, uid);
  }
  await send(t, volunteer);
  const hidden = 'filters[createdBy][password][$startsWith]=a';
  const rows = await exportOf(`?${hidden}`);
  assert.equal(rows.length, (await exportOf()).length, 'the filter is left out');
});

test('the log says who exported how many entries, without personal data', async (t) => {
  await send(t, volunteer);
  await exportOf('?_q=kavin');
  await strapi.logs(/Audit: staff member \d+ exported \d+ volunteers?/);
  assert.doesNotMatch(await strapi.log(), /kavin|கவின்/i);
});

test('a Coordinator assigns an entry to a colleague, and the list and the CSV file can be limited to that name', async (t) => {
  const names = async () =>
    listAt((await coordinator.call('GET', '/website/submissions/caretakers')).json, 'data');
  const before = await names();
  const role = await admin.call('GET', '/admin/roles?filters[code]=website-coordinator');
  const roles = [valueAt(role.json, 'data', 0, 'id')];
  const person = { firstname: 'Asha', lastname: 'Kumar', email: 'asha@sample.example', roles };
  const invited = await admin.call('POST', '/admin/users', person);
  const user = `/admin/users/${valueAt(invited.json, 'data', 'id')}`;
  t.after(() => admin.call('DELETE', user));
  assert.deepEqual(await names(), before, 'she has not logged in yet');
  await admin.call('PUT', user, { ...person, isActive: true });
  assert.deepEqual(await names(), ['Asha Kumar', ...before]);
  const refused = await strapi.editor.call('GET', '/website/submissions/caretakers');
  assert.equal(refused.status, 403);

  const entry = adminPath(
    'volunteer-form',
    await send(t, { ...volunteer, caretaker: 'Asha Kumar' }),
  );
  const caretaker = async () =>
    valueAt((await coordinator.call('GET', entry)).json, 'data', 'caretaker');
  assert.equal(await caretaker(), null, 'a visitor sets nothing');
  const wrong = await coordinator.call('PUT', entry, { caretaker: 'Editor Sample' });
  assert.match(wrong.text, /Choose a person with the role Coordinator/);
  assert.equal((await coordinator.call('PUT', entry, { caretaker: 'Asha Kumar' })).status, 200);
  const hers = 'filters[$and][0][caretaker][$eq]=Asha Kumar';
  assert.equal((await exportOf(`?${hers}`)).length, 2);
  const inList = await coordinator.call('GET', `${adminPath('volunteer-form')}?${hers}`);
  assert.equal(listAt(inList.json, 'results').length, 1);

  await admin.call('PUT', user, { ...person, lastname: 'Menon', isActive: true });
  assert.equal(await caretaker(), 'Asha Menon');

  const namesake = { ...person, lastname: 'Menon', email: 'menon@sample.example' };
  const other = await admin.call('POST', '/admin/users', namesake);
  const otherUser = `/admin/users/${valueAt(other.json, 'data', 'id')}`;
  t.after(() => admin.call('DELETE', otherUser));
  await admin.call('PUT', otherUser, { ...namesake, isActive: true });
  const [first, second] = ['asha@sample.example', 'menon@sample.example'];
  assert.equal(await caretaker(), `Asha Menon (${first})`, 'it stays hers');
  assert.deepEqual((await names()).slice(0, 2), [
    `Asha Menon (${first})`,
    `Asha Menon (${second})`,
  ]);
  await admin.call('PUT', otherUser, { ...namesake, lastname: 'Rao' });
  assert.equal(await caretaker(), 'Asha Menon');

  assert.equal((await admin.call('DELETE', user)).status, 200);
  assert.equal(await caretaker(), 'Asha Menon (left)');
  await admin.call('PUT', otherUser, namesake);
  assert.equal(await caretaker(), 'Asha Menon (left)', 'another person has that name now');
  assert.equal((await coordinator.call('PUT', entry, { caretaker: null })).status, 200);
});

test('selected entries are set to Done, except those that were changed since the list was read', async (t) => {
  const path = `/website/submissions/${VOLUNTEERS}/done`;
  const ids = [await send(t, volunteer), await send(t, { ...volunteer, firstName: 'Meena' })];
  const entry = (id: string | undefined) => adminPath('volunteer-form', id);
  const readEntries = async () => {
    const list = `${adminPath('volunteer-form')}?pageSize=100&sort=createdAt:DESC`;
    return listAt((await coordinator.call('GET', list)).json, 'results')
      .map((row) => Object(row))
      .filter(({ documentId }) => ids.includes(documentId));
  };
  const setToDone = (rows: object[], person = coordinator) =>
    person.call('POST', path, {
      entries: rows.map((row) => ({
        documentId: valueAt(row, 'documentId'),
        updatedAt: valueAt(row, 'updatedAt'),
      })),
    });
  const entriesBefore = await readEntries();
  assert.equal(entriesBefore.length, 2);
  await admin.call('PUT', entry(ids[0]), { notes: 'Called.' });
  const reply = await setToDone([
    ...entriesBefore,
    { documentId: 'erased', updatedAt: entriesBefore[0].updatedAt },
  ]);
  assert.equal(reply.status, 200, reply.text);
  assert.deepEqual(
    new Set(Object(valueAt(reply.json, 'data', 'skipped'))),
    new Set([ids[0], 'erased']),
  );
  const entriesAfter = await readEntries();
  const states = Object.fromEntries(entriesAfter.map((row) => [row.documentId, row.progress]));
  assert.deepEqual(states, { [String(ids[0])]: 'New', [String(ids[1])]: 'Done' });
  assert.equal((await setToDone(entriesAfter)).status, 200);
  for (const row of await readEntries()) {
    assert.equal(row.progress, 'Done');
    assert.equal(row.notes ?? '', row.documentId === ids[0] ? 'Called.' : '');
  }
  const [done] = (await readEntries()).filter(({ documentId }) => documentId === ids[1]);
  assert.equal(valueAt(done, 'updatedBy', 'firstname'), 'Coordinator');

  for (const person of [strapi.author, strapi.editor]) {
    assert.equal((await setToDone(entriesAfter, person)).status, 403);
  }
  assert.equal((await call(`${strapi.url}${path}`, { method: 'POST', body: {} })).status, 401);
  const one = { documentId: ids[0], updatedAt: entriesAfter[0].updatedAt };
  for (const entries of [undefined, [], 'x', [{}], [{ ...one, x: 1 }], Array(101).fill(one)]) {
    assert.equal((await coordinator.call('POST', path, { entries })).status, 400);
  }
  const other = await admin.call('POST', '/website/submissions/api::page.page/done', {
    entries: [one],
  });
  assert.equal(other.status, 404);
});
