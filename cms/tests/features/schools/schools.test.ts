// @postgres-slow
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { check, inLines } from '../../support/check.ts';
import { afterTest } from '../../support/cleanup.ts';
import { createPublished } from '../../support/entries.ts';
import { call, listAt, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { readRows } from '../../support/tables.ts';
import { adminPath } from '../../support/types.ts';

const strapi = await sharedCms();
const { editor } = strapi;

const SHEET = [
  'name;district;latitude;longitude;project;active',
  'മൂന്നാർ സ്കൂൾ;Idukki;10,0889;77,0595;htl;',
  'Marayoor School;Idukki;77,16;10,27;htl;',
  'Adimali School;Idukki;10,01;76,95;htl;no',
].join('\r\n');

function send(action: 'compare' | 'import', text: string, person = editor) {
  const body = new FormData();
  body.append('files', new Blob([text], { type: 'text/csv' }), 'schools.csv');
  return person.call('POST', `/website/schools/${action}`, body);
}

/** Reads the drafts and published rows in the database. */
const stored = async () =>
  (await readRows(strapi, 'school')).filter(({ project }) => project === 'htl');

/** Deletes the schools that the test adds, after the test. */
async function deleteNewSchoolsAfterTest(t: TestContext): Promise<void> {
  const readIds = async () => (await readRows(strapi, 'school')).map(({ document_id: id }) => id);
  const before = new Set(await readIds());
  afterTest(t, async () => {
    const added = (await readIds()).filter((id) => !before.has(id));
    for (const id of new Set(added)) await editor.remove('school', id);
  });
}

const statesIn = (json: unknown) =>
  listAt(json, 'data', 'rows').map((row) => valueAt(row, 'state'));

test('the comparison of a table says of each row what an import would do, and writes nothing', async () => {
  const before = await stored();
  const comparison = await send('compare', SHEET);
  assert.deepEqual(statesIn(comparison.json), ['new', 'wrong', 'new'], comparison.text);
  assert.match(String(valueAt(comparison.json, 'data', 'rows', 1, 'messages', 0)), /swapped/);
  assert.deepEqual(await stored(), before);
});

test('an import publishes the new schools of a table and leaves wrong rows out', async (t) => {
  await deleteNewSchoolsAfterTest(t);
  const before = await stored();
  assert.deepEqual(statesIn((await send('import', SHEET)).json), ['new', 'wrong', 'new']);
  const after = await stored();
  const added = after.slice(before.length);
  assert.deepEqual(
    added.map(({ name, published_at: date }) => [name, date !== null]),
    ['മൂന്നാർ സ്കൂൾ', 'Adimali School'].flatMap((name) => [
      [name, false],
      [name, true],
    ]),
  );
});

test('a second import of a table changes nothing', async (t) => {
  await deleteNewSchoolsAfterTest(t);
  await send('import', SHEET);
  const before = await stored();
  const again = await send('import', SHEET);
  assert.deepEqual(statesIn(again.json), ['unchanged', 'wrong', 'unchanged']);
  assert.deepEqual(await stored(), before);
});

test('two people who import a table at the same time add each school once', async (t) => {
  await deleteNewSchoolsAfterTest(t);
  const imports = await Promise.all(
    [editor, strapi.admin].map((person) => send('import', SHEET, person)),
  );
  const states = imports.map(({ json }) => statesIn(json).join(' '));
  assert.deepEqual(states.toSorted(), ['new wrong new', 'unchanged wrong unchanged']);
});

test('an export has the imported schools, with the titles of their projects', async (t) => {
  await deleteNewSchoolsAfterTest(t);
  await send('import', SHEET);
  const { text } = await editor.call('GET', '/website/schools/export');
  assert.match(
    text,
    /"htl-[a-z-]+","മൂന്നാർ സ്കൂൾ","Idukki","10\.0889","77\.0595","How to Learn","yes"\r\n/,
  );
});

const GARDEN = 'School garden';
const HEADER = 'name;district;latitude;longitude;project';
const firstRow = (json: unknown) => listAt(json, 'data', 'rows')[0];

/** Publishes a project of the editors' own and returns its documentId. */
function publishGarden(t: TestContext): Promise<string> {
  return createPublished(t, editor, 'project', {
    projectTitle: GARDEN,
    projectIcon: 'spark',
    shortDescription: 'One line',
    cardDescription: 'A sentence.',
  });
}

/** Imports the school Marayoor, which belongs to the project of `publishGarden`. */
async function importMarayoor(t: TestContext): Promise<void> {
  await deleteNewSchoolsAfterTest(t);
  const imported = await send('import', `${HEADER}\r\nMarayoor;Idukki;10.27;77.16;${GARDEN}`);
  assert.equal(valueAt(firstRow(imported.json), 'state'), 'new', imported.text);
}

/** Returns the project of the school Marayoor as the website reads it. */
async function projectOfMarayoor(): Promise<unknown> {
  const path = '/api/schools?filters[name][$eq]=Marayoor';
  const { json } = await call(strapi.url + path, { token: strapi.readToken });
  return valueAt(json, 'data', 0, 'project');
}

test('[3.9] a school keeps its project while that is not published, and editors are told before', async (t) => {
  const project = await publishGarden(t);
  await importMarayoor(t);
  const path = `/website/losses/api::project.project/${project}?locale=en`;
  assert.match(
    (await editor.call('GET', path)).text,
    /One school leaves the map with it, and stays in its list\./,
  );
  for (const button of ['unpublish', 'publish']) {
    const reply = await editor.callAsForm(
      'POST',
      `${adminPath('project', project)}/actions/${button}`,
      {},
    );
    assert.equal(reply.status, 200, reply.text);
  }
  assert.equal(await projectOfMarayoor(), project);
});

test('[3.9] the check of a school says that its project is not published or was deleted', async (t) => {
  const project = await publishGarden(t);
  const values = { name: 'X', district: 'Y', latitude: '10', longitude: '77', project };
  const checkText = async () => inLines(await check(editor, 'school', { values }));
  assert.doesNotMatch(await checkText(), /School garden|was deleted/);
  await editor.callAsForm('POST', `${adminPath('project', project)}/actions/unpublish`, {});
  assert.match(await checkText(), /Visitors cannot see the project “School garden” yet/);
  await editor.remove('project', project);
  assert.match(await checkText(), /was deleted: choose one/);
});

test('a file that cannot be imported is refused with the reason', async () => {
  const message = async (text: string) =>
    valueAt((await send('import', text)).json, 'error', 'message');
  assert.match(String(await message('name\nA')), /^The first row lacks district/);
  assert.equal(await message('x'.repeat(1024 * 1024 + 1)), 'The file is larger than 1 MB.');
});
