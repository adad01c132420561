import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Admin } from '../support/admin.ts';
import type { Cleanup } from '../support/cleanup.ts';
import { createDraft } from '../support/entries.ts';
import { listAt, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { adminPath } from '../support/types.ts';
import { EXPLORER, PROJECT, personWith } from './person-with-rights.ts';

const { admin, editor } = await sharedCms();

const TEXTS = ['projectTitle', 'shortDescription'];
const besideEnglish = (id: string, locale = 'ta') =>
  `/website/english/${PROJECT}/${id}?locale=${locale}`;

/** Returns the rights to read some fields and to translate both texts into Tamil. */
const translatorRights = (fields: readonly string[], locales: readonly string[]) => [
  { action: `${EXPLORER}.read`, subject: PROJECT, properties: { fields, locales } },
  {
    action: `${EXPLORER}.update`,
    subject: PROJECT,
    properties: { fields: TEXTS, locales: ['ta'] },
  },
];

/** Makes a project whose English texts changed, and a translator who may read only its title. */
async function changedEnglish(t: Cleanup) {
  const translator = await personWith(t, translatorRights(['projectTitle'], ['en', 'ta']));
  const before = { projectTitle: 'Beside', shortDescription: 'A secret of the house' };
  const id = await createDraft(t, editor, 'project', before);
  const tamil = { projectTitle: 'அருகில்', shortDescription: 'ஒரு ரகசியம்' };
  await editor.callAsForm('PUT', `${adminPath('project', id)}?locale=ta`, tamil);
  const english = { projectTitle: 'In other words', shortDescription: 'Another secret of it' };
  await admin.callAsForm('PUT', adminPath('project', id), english);
  return { translator, id };
}

test('a translator sees only the English fields for which the role has a right', async (t) => {
  const { translator, id } = await changedEnglish(t);
  const { json, text } = await translator.call('GET', besideEnglish(id));
  assert.deepEqual(valueAt(json, 'data', 'english'), { projectTitle: 'In other words' }, text);
  assert.deepEqual(
    listAt(json, 'data', 'changes').map((each) => valueAt(each, 'field')),
    ['projectTitle'],
  );
});

test('a translator without a right to English sees the English of no field', async (t) => {
  const { id } = await changedEnglish(t);
  const tamilOnly = await personWith(t, translatorRights(TEXTS, ['ta']));
  const shown = valueAt((await tamilOnly.call('GET', besideEnglish(id))).json, 'data');
  assert.deepEqual([valueAt(shown, 'english'), valueAt(shown, 'changes')], [{}, []]);
});

test('a translator into Tamil cannot read what Malayalam lacks', async (t) => {
  const { translator, id } = await changedEnglish(t);
  assert.equal((await translator.call('GET', besideEnglish(id, 'ml'))).status, 403);
});

test('a person with a right only to English cannot read or confirm a translation', async (t) => {
  const { translator, id } = await changedEnglish(t);
  const englishOnly = await personWith(t, translatorRights(TEXTS, ['en']).slice(0, 1));
  assert.equal((await englishOnly.call('GET', besideEnglish(id))).status, 403);
  const { json } = await translator.call('GET', besideEnglish(id));
  const digest = valueAt(json, 'data', 'digest');
  assert.equal((await englishOnly.call('POST', besideEnglish(id), { digest })).status, 403);
});

test('only a person who may write a translation may confirm it', async (t) => {
  const { translator, id } = await changedEnglish(t);
  const mayConfirm = async (person: Admin) =>
    valueAt((await person.call('GET', besideEnglish(id))).json, 'data', 'mayConfirm');
  assert.equal(await mayConfirm(translator), true);
  const reader = await personWith(t, translatorRights(TEXTS, ['en', 'ta']).slice(0, 1));
  assert.equal(await mayConfirm(reader), false);
});

test('a translator confirms only the English fields for which the role has a right', async (t) => {
  const { translator, id } = await changedEnglish(t);
  const { json } = await translator.call('GET', besideEnglish(id));
  const digest = valueAt(json, 'data', 'digest');
  const confirm = async (body: unknown) =>
    (await translator.call('POST', besideEnglish(id), body)).status;
  for (const fields of [TEXTS, ['url']]) {
    assert.equal(await confirm({ digest, fields }), 403, fields.join());
  }
  assert.equal(await confirm({ digest, fields: ['projectTitle'] }), 200);
  const changed = listAt((await editor.call('GET', besideEnglish(id))).json, 'data', 'changes');
  assert.deepEqual(
    changed.map((each) => valueAt(each, 'field')),
    ['shortDescription'],
  );
});

test('a malformed confirmation of a translation is refused', async (t) => {
  const { translator, id } = await changedEnglish(t);
  const { json } = await translator.call('GET', besideEnglish(id));
  const digest = valueAt(json, 'data', 'digest');
  for (const body of [
    {},
    [],
    { digest: 'x'.repeat(10_000) },
    { digest, fields: 'projectTitle' },
    { digest, translatedFrom: '{}' },
  ]) {
    const { status } = await translator.call('POST', besideEnglish(id), body);
    assert.equal(status, 400, JSON.stringify(body).slice(0, 80));
  }
});

test('a translator sees a list in an entry only with the right to read all its parts', async (t) => {
  const subject = 'api::transparency.transparency';
  const view = await admin.call('GET', `/content-manager/single-types/${subject}?locale=ta`);
  const id = valueAt(view.json, 'data', 'documentId');
  const shownWith = async (fields: readonly string[]) => {
    const properties = { fields, locales: ['en', 'ta'] };
    const person = await personWith(t, [
      { action: `${EXPLORER}.read`, subject, properties, conditions: [] },
    ]);
    const { json, text } = await person.call('GET', `/website/english/${subject}/${id}?locale=ta`);
    const english = valueAt(json, 'data', 'english');
    assert.ok(english, text);
    return Object.keys(english);
  };
  assert.deepEqual(await shownWith(['heading', 'board.name']), ['heading']);
  const both = ['heading', 'board.name', 'board.office'];
  assert.deepEqual(await shownWith(both), ['heading', 'board']);
});
