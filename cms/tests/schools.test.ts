import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listAt, valueAt } from './http.ts';
import { shared } from './shared.ts';

const strapi = await shared();
const { editor, coordinator } = strapi;

const SHEET = [
  'name;district;latitude;longitude;project;active',
  'മൂന്നാർ സ്കൂൾ;Idukki;10,0889;77,0595;htl;',
  'Marayoor School;Idukki;77,16;10,27;htl;',
  'Adimali School;Idukki;10,01;76,95;htl;no',
].join('\r\n');

function send(action: 'preview' | 'import', text: string, person = editor) {
  const body = new FormData();
  body.append('files', new Blob([text], { type: 'text/csv' }), 'schools.csv');
  return person.call('POST', `/schools/${action}`, body);
}

/** Drafts and published entries, as the database holds them. */
const stored = () => strapi.query("select * from schools where project = 'htl' order by id");

test('a sheet of schools is previewed, imported, published, and the same again changes nothing', async () => {
  const before = await stored();
  const states = (json: unknown) =>
    listAt(json, 'data', 'rows').map((row) => valueAt(row, 'state'));

  const preview = await send('preview', SHEET);
  assert.deepEqual(states(preview.json), ['new', 'wrong', 'new'], preview.text);
  assert.match(String(valueAt(preview.json, 'data', 'rows', 1, 'notes', 0)), /swapped/);
  assert.deepEqual(await stored(), before, 'a preview writes nothing');

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

  const { text } = await editor.call('GET', '/schools/export');
  assert.match(text, /"htl-[a-z-]+","മൂന്നാർ സ്കൂൾ","Idukki","10\.0889","77\.0595","htl","yes"\r\n/);
  for (const id of new Set(added.map(({ document_id: id }) => id))) {
    await editor.remove('school', id);
  }
  assert.deepEqual(await stored(), before);
});

test('a Coordinator imports and exports no schools; a file that is refused says why', async () => {
  assert.equal((await send('preview', SHEET, coordinator)).status, 403);
  assert.equal((await send('import', SHEET, coordinator)).status, 403);
  assert.equal((await coordinator.call('GET', '/schools/export')).status, 403);
  const message = async (text: string) =>
    valueAt((await send('import', text)).json, 'error', 'message');
  assert.match(String(await message('name\nA')), /^The first row lacks district/);
  assert.equal(await message('x'.repeat(1024 * 1024 + 1)), 'The file is larger than 1 MB.');
});
