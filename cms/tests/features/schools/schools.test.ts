import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createPublished } from '../../support/entries.ts';
import { call, listAt, valueAt } from '../../support/http.ts';
import { shared } from '../../support/shared.ts';
import { readRows } from '../../support/tables.ts';
import { adminPath } from '../../support/types.ts';

const strapi = await shared();
const { editor, coordinator } = strapi;

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
  t.after(async () => {
    const added = (await readIds()).filter((id) => !before.has(id));
    for (const id of new Set(added)) await editor.remove('school', id);
  });
}

test('a table of schools is compared, imported and published, and a second import changes nothing', async (t) => {
  await deleteNewSchoolsAfterTest(t);
  const before = await stored();
  const states = (json: unknown) =>
    listAt(json, 'data', 'rows').map((row) => valueAt(row, 'state'));

  const comparison = await send('compare', SHEET);
  assert.deepEqual(states(comparison.json), ['new', 'wrong', 'new'], comparison.text);
  assert.match(String(valueAt(comparison.json, 'data', 'rows', 1, 'messages', 0)), /swapped/);
  assert.deepEqual(await stored(), before, 'a comparison writes nothing');

  assert.deepEqual(states((await send('import', SHEET)).json), ['new', 'wrong', 'new']);
  const after = await stored();
  const added = after.slice(before.length);
  assert.deepEqual(
    added.map(({ name, published_at: date }) => [name, date !== null]),
    ['മൂന്നാർ സ്കൂൾ', 'Adimali School'].flatMap((name) => [
      [name, false],
      [name, true],
    ]),
  );
  assert.deepEqual(states((await send('import', SHEET)).json), ['unchanged', 'wrong', 'unchanged']);
  assert.deepEqual(await stored(), after);

  const { text } = await editor.call('GET', '/website/schools/export');
  assert.match(
    text,
    /"htl-[a-z-]+","മൂന്നാർ സ്കൂൾ","Idukki","10\.0889","77\.0595","How to Learn","yes"\r\n/,
  );
});

const firstRow = (json: unknown) => listAt(json, 'data', 'rows')[0];

test('[3.9] a school can belong to any project, by its title in a table, and keeps it while the project is not published', async (t) => {
  await deleteNewSchoolsAfterTest(t);
  const project = await createPublished(t, editor, 'project', {
    projectTitle: 'School garden',
    projectIcon: 'spark',
    shortDescription: 'One line',
    cardDescription: 'A sentence.',
  });
  const pressButton = (button: string) =>
    editor.call('POST', `${adminPath('project', project)}/actions/${button}`, {});
  const table = 'name;district;latitude;longitude;project\r\nMarayoor;Idukki;10.27;77.16;';
  const wrong = await send('compare', `${table}School gardens`);
  assert.match(
    String(valueAt(firstRow(wrong.json), 'messages', 0)),
    /^No project is called “School gardens”\. There are .*“School garden”\.$/,
  );
  const imported = await send('import', `${table}school GARDEN`);
  assert.equal(valueAt(firstRow(imported.json), 'state'), 'new', imported.text);
  const { text } = await editor.call('GET', '/website/schools/export');
  assert.match(text, /"school-garden-marayoor","Marayoor",.*,"School garden","yes"\r\n/);

  const projectOf = async () => {
    const read = await call(`${strapi.url}/api/schools?filters[name][$eq]=Marayoor`, {
      token: strapi.readToken,
    });
    return valueAt(listAt(read.json, 'data')[0], 'project');
  };
  assert.equal(await projectOf(), project);
  const path = `/website/taken-off/api::project.project/${project}?locale=en`;
  const asked = await editor.call('GET', path);
  assert.match(asked.text, /One school leaves the map with it, and stays in its list\./);
  await pressButton('unpublish');
  const school = { name: 'X', district: 'Y', latitude: '10', longitude: '77', project };
  const check = () => editor.call('POST', '/website/check/api::school.school', { values: school });
  assert.match((await check()).text, /Visitors cannot see the project “School garden” yet/);
  await pressButton('publish');
  assert.equal(await projectOf(), project);

  await editor.remove('project', project);
  assert.match((await check()).text, /was deleted: choose one/);
});

test('a Coordinator can neither import nor export schools, and a refused file gets the reason', async () => {
  assert.equal((await send('compare', SHEET, coordinator)).status, 403);
  assert.equal((await send('import', SHEET, coordinator)).status, 403);
  assert.equal((await coordinator.call('GET', '/website/schools/export')).status, 403);
  const message = async (text: string) =>
    valueAt((await send('import', text)).json, 'error', 'message');
  assert.match(String(await message('name\nA')), /^The first row lacks district/);
  assert.equal(await message('x'.repeat(1024 * 1024 + 1)), 'The file is larger than 1 MB.');
});
