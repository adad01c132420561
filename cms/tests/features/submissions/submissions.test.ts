import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import Papa from 'papaparse';
import { logIn } from '../../support/admin.ts';
import { deletePersonAfterTest, inviteWithRights, sendForm } from '../../support/entries.ts';
import { call, listAt, valueAt } from '../../support/http.ts';
import { shared } from '../../support/shared.ts';
import { addInterns, deleteRows, setTimeOfSubmission } from '../../support/tables.ts';
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
  const reply = await sendForm(t, 'volunteer-form', { data });
  assert.equal(reply.status, 201, reply.text);
  return String(valueAt(reply.json, 'data', 'documentId'));
}

/** Returns the lines of cells that a spreadsheet reads in the file, the header first. */
async function exportOf(query = '', uid = VOLUNTEERS, person = coordinator) {
  const reply = await person.call('GET', `/website/submissions/${uid}/export${query}`);
  assert.equal(reply.status, 200, reply.text);
  return Papa.parse<string[]>(reply.text, { skipEmptyLines: true }).data;
}

/** Returns the cells of one column of an export, by its name in the header. */
function columnOf([header = [], ...rows]: readonly string[][], name: string): string[] {
  const column = header.indexOf(name);
  assert.ok(column >= 0, name);
  return rows.map((row) => row[column] ?? '');
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

test('a privacy notice is named by the day of its oldest submission, in the form and in the file', async (t) => {
  const code = '5d00c2e1aa17';
  const headers = { 'Privacy-Notice': code };
  const sent = await sendForm(t, 'volunteer-form', { data: volunteer }, headers);
  const documentId = String(valueAt(sent.json, 'data', 'documentId'));
  const createdAt = Date.UTC(2024, 1, 29, 12);
  await setTimeOfSubmission(strapi, 'volunteer-form', documentId, createdAt);
  await sendForm(t, 'volunteer-form', { data: volunteer }, headers);
  const [header = [], newest] = await exportOf();
  assert.equal(newest?.[header.indexOf('Privacy notice')], 'In use since 29 Feb 2024 or before');
  const path = `/website/submissions/${VOLUNTEERS}/privacy-notices`;
  const readDay = async (each: string) =>
    valueAt((await coordinator.call('GET', `${path}/${each}`)).json, 'data');
  assert.equal(await readDay(code), '29 Feb 2024');
  assert.equal(await readDay('unknown'), null);
  assert.equal((await strapi.editor.call('GET', `${path}/${code}`)).status, 403);
});

test('an export names the language in which a visitor read the form', async (t) => {
  await sendForm(t, 'volunteer-form', { data: volunteer }, { 'Content-Language': 'ml' });
  assert.equal(columnOf(await exportOf(), 'Language')[0], 'Malayalam');
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
  const names = async (query: string) => columnOf(await exportOf(query), 'First name');
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
  const newestFirst = columnOf(await exportOf(), 'About themselves');
  const cells = newestFirst.slice(0, evil.length + harmless.length).reverse();
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
  const login = await inviteWithRights(t, [
    { action: read, subject: VOLUNTEERS, properties: { fields: ['firstName'] }, conditions: [] },
    { action: 'api::submissions.export', subject: null, properties: {}, conditions: [] },
  ]);
  const caller = await logIn(strapi.url, login);
  const [header] = await exportOf('', VOLUNTEERS, caller);
  assert.deepEqual(header, ['Received (Indian time)', 'First name']);
  const other = await caller.call(
    'GET',
    '/website/submissions/api::intern-form.intern-form/export',
  );
  assert.equal(other.status, 403);
  const notice = await caller.call('GET', `/website/submissions/${VOLUNTEERS}/privacy-notices/a`);
  assert.equal(notice.status, 403);
});

test('a long list is exported completely, each entry once', async (t) => {
  const ids = Array.from({ length: 450 }, (_, index) => `long-${index}`);
  t.after(() => deleteRows(strapi, 'intern-form', ids));
  await addInterns(strapi, ids);
  const exported = await exportOf('', 'api::intern-form.intern-form');
  const names = columnOf(exported, 'First name').filter((name) => name.startsWith('long-'));
  assert.equal(names.length, 450);
  assert.equal(new Set(names).size, 450);
});

test('exports of other types are refused, and a filter by a hidden field is left out', async (t) => {
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

const readCaretakers = async () =>
  listAt((await coordinator.call('GET', '/website/submissions/caretakers')).json, 'data');

/** Invites a Coordinator, who is deleted after the test. Returns the path of the account. */
async function inviteCoordinator(t: TestContext, person: object, isActive = true): Promise<string> {
  const role = await admin.call('GET', '/admin/roles?filters[code]=website-coordinator');
  const roles = [valueAt(role.json, 'data', 0, 'id')];
  deletePersonAfterTest(t, String(valueAt(person, 'email')));
  const invited = await admin.call('POST', '/admin/users', { ...person, roles });
  const user = `/admin/users/${valueAt(invited.json, 'data', 'id')}`;
  if (isActive) await admin.call('PUT', user, { isActive });
  return user;
}

const ASHA = { firstname: 'Asha', lastname: 'Kumar', email: 'asha@sample.example' };
const NAMESAKE = { firstname: 'Asha', lastname: 'Kumar', email: 'kumar@sample.example' };

/** Sends the form of a volunteer and assigns the entry to a person. */
async function assign(t: TestContext, caretaker: string) {
  const entry = adminPath('volunteer-form', await send(t, volunteer));
  assert.equal((await coordinator.call('PUT', entry, { caretaker })).status, 200);
  const readCaretaker = async () =>
    valueAt((await coordinator.call('GET', entry)).json, 'data', 'caretaker');
  return { entry, readCaretaker };
}

test('an entry can be assigned to each Coordinator who has logged in, and an Editor does not see their names', async (t) => {
  const before = await readCaretakers();
  const user = await inviteCoordinator(t, ASHA, false);
  assert.deepEqual(await readCaretakers(), before, 'she has not logged in yet');
  await admin.call('PUT', user, { isActive: true });
  assert.deepEqual(await readCaretakers(), ['Asha Kumar', ...before]);
  const refused = await strapi.editor.call('GET', '/website/submissions/caretakers');
  assert.equal(refused.status, 403);
});

test('neither a visitor nor a name of no Coordinator assigns an entry', async (t) => {
  await inviteCoordinator(t, ASHA);
  const sent = await send(t, { ...volunteer, caretaker: 'Asha Kumar' });
  const entry = adminPath('volunteer-form', sent);
  const { json } = await coordinator.call('GET', entry);
  assert.equal(valueAt(json, 'data', 'caretaker'), null);
  const wrong = await coordinator.call('PUT', entry, { caretaker: 'Editor Sample' });
  assert.match(wrong.text, /Choose a person with the role Coordinator/);
});

test('the list and the CSV file can be limited to the entries of one caretaker', async (t) => {
  await inviteCoordinator(t, ASHA);
  await assign(t, 'Asha Kumar');
  await send(t, volunteer);
  const hers = 'filters[$and][0][caretaker][$eq]=Asha Kumar';
  assert.equal((await exportOf(`?${hers}`)).length, 2, 'the header and one entry');
  const inList = await coordinator.call('GET', `${adminPath('volunteer-form')}?${hers}`);
  assert.equal(listAt(inList.json, 'results').length, 1);
});

test('an assigned entry follows the name of its caretaker, and says that the caretaker has left', async (t) => {
  const user = await inviteCoordinator(t, ASHA);
  const { entry, readCaretaker } = await assign(t, 'Asha Kumar');
  await admin.call('PUT', user, { lastname: 'Menon' });
  assert.equal(await readCaretaker(), 'Asha Menon');
  assert.equal((await admin.call('DELETE', user)).status, 200);
  assert.equal(await readCaretaker(), 'Asha Menon (left)');
  await inviteCoordinator(t, { ...NAMESAKE, lastname: 'Menon' });
  assert.equal(await readCaretaker(), 'Asha Menon (left)', 'another person has that name now');
  assert.equal((await coordinator.call('PUT', entry, { caretaker: null })).status, 200);
});

test('two caretakers with one name are told apart by their e-mail addresses', async (t) => {
  await inviteCoordinator(t, ASHA);
  const { readCaretaker } = await assign(t, 'Asha Kumar');
  const other = await inviteCoordinator(t, NAMESAKE);
  assert.equal(await readCaretaker(), 'Asha Kumar (asha@sample.example)');
  assert.deepEqual((await readCaretakers()).slice(0, 2), [
    'Asha Kumar (asha@sample.example)',
    'Asha Kumar (kumar@sample.example)',
  ]);
  await admin.call('PUT', other, { lastname: 'Rao' });
  assert.equal(await readCaretaker(), 'Asha Kumar');
});

const DONE = `/website/submissions/${VOLUNTEERS}/done`;

/** Sets entries to Done, as the button above the list does. */
function setToDone(rows: readonly object[], person = coordinator) {
  const entries = rows.map((row) => ({
    documentId: valueAt(row, 'documentId'),
    updatedAt: valueAt(row, 'updatedAt'),
  }));
  return person.call('POST', DONE, { entries });
}

/** Sends the forms of two volunteers. Returns their ids and a function that reads them as the list does. */
async function sendTwo(t: TestContext) {
  const ids = [await send(t, volunteer), await send(t, { ...volunteer, firstName: 'Meena' })];
  const readEntries = async () => {
    const list = `${adminPath('volunteer-form')}?pageSize=100&sort=createdAt:DESC`;
    return listAt((await coordinator.call('GET', list)).json, 'results')
      .map((row) => Object(row))
      .filter(({ documentId }) => ids.includes(documentId));
  };
  return { ids, readEntries };
}

test('selected entries are set to Done by the person who does so, and keep their notes', async (t) => {
  const { ids, readEntries } = await sendTwo(t);
  await admin.call('PUT', adminPath('volunteer-form', ids[0]), { notes: 'Called.' });
  assert.equal((await setToDone(await readEntries())).status, 200);
  const rows = await readEntries();
  assert.equal(rows.length, 2);
  for (const row of rows) {
    assert.equal(row.progress, 'Done');
    assert.equal(row.notes ?? '', row.documentId === ids[0] ? 'Called.' : '');
    assert.equal(valueAt(row, 'updatedBy', 'firstname'), 'Coordinator');
  }
});

test('selected entries that were changed or erased since the list was read are not set to Done', async (t) => {
  const { ids, readEntries } = await sendTwo(t);
  const rows = await readEntries();
  await admin.call('PUT', adminPath('volunteer-form', ids[0]), { notes: 'Called.' });
  const erased = { documentId: 'erased', updatedAt: rows[0].updatedAt };
  const reply = await setToDone([...rows, erased]);
  assert.equal(reply.status, 200, reply.text);
  const skipped = listAt(reply.json, 'data', 'skipped');
  assert.deepEqual(new Set(skipped), new Set([ids[0], 'erased']));
  const states = (await readEntries()).map((row) => [row.documentId, row.progress]);
  const expected = { [String(ids[0])]: 'New', [String(ids[1])]: 'Done' };
  assert.deepEqual(Object.fromEntries(states), expected);
});

test('only a Coordinator sets entries to Done, and a malformed request is refused', async (t) => {
  const { readEntries } = await sendTwo(t);
  const [row] = await readEntries();
  const one = { documentId: row.documentId, updatedAt: row.updatedAt };
  for (const person of [strapi.author, strapi.editor]) {
    assert.equal((await setToDone([one], person)).status, 403);
  }
  assert.equal((await call(`${strapi.url}${DONE}`, { method: 'POST', body: {} })).status, 401);
  for (const entries of [undefined, [], 'x', [{}], [{ ...one, x: 1 }], Array(101).fill(one)]) {
    assert.equal((await coordinator.call('POST', DONE, { entries })).status, 400);
  }
  const path = '/website/submissions/api::page.page/done';
  assert.equal((await admin.call('POST', path, { entries: [one] })).status, 404);
});
