// @postgres-slow
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { TRANSLATED_LANGUAGES } from '../../../src/content/languages/languages.ts';
import { isSingleType } from '../../../src/content/types.ts';
import type { EnglishForTranslator } from '../../../src/features/languages/server/english-for-translator.ts';
import type { EntryTranslations } from '../../../src/features/languages/server/translation-states.ts';
import { createPublished } from '../../support/entries.ts';
import { dataOf, succeeded } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { adminPath } from '../../support/types.ts';

const CODES = Object.keys(TRANSLATED_LANGUAGES);
const inEach = (state: string) => Object.fromEntries(CODES.map((code) => [code, state]));
const strapi = await sharedCms();
const { editor } = strapi;

const MEMBER = { name: 'Asha', position: 'reader', description: 'Reads' };

/** Publishes a member of the team in English, with a draft in Kannada. */
async function publishMember(t: TestContext) {
  const documentId = await createPublished(t, editor, 'team', MEMBER);
  const entry = adminPath('team', documentId);
  const kannada = { name: 'ಆಶಾ', position: 'ಓದುಗರು', description: 'ಓದುತ್ತಾರೆ' };
  await succeeded(editor.callAsForm('PUT', `${entry}?locale=kn`, kannada));
  return { documentId, entry, publish: `${entry}/actions/publish` };
}

/** Publishes a member of the team also in Malayalam, with half a text in Tamil. */
async function publishInSeveralLanguages(t: TestContext) {
  const member = await publishMember(t);
  const malayalam = { name: 'ആശ', position: 'വായനക്കാരി', description: 'വായിക്കും' };
  await succeeded(editor.callAsForm('POST', `${member.publish}?locale=ml`, malayalam));
  const tamil = { name: 'ஆஷா', position: 'வாசகர்' };
  await succeeded(editor.callAsForm('PUT', `${member.entry}?locale=ta`, tamil));
  return member;
}

async function readEntries(query = ''): Promise<EntryTranslations[]> {
  return dataOf(await editor.call('GET', `/website/languages${query}`));
}

async function readStates(documentId: string) {
  return (await readEntries()).find((each) => each.documentId === documentId)?.states;
}

const FIRST_STATES = {
  ...inEach('missing'),
  ml: 'complete',
  ta: 'incomplete',
  kn: 'unpublished',
};

test('Editors see which translations are missing, incomplete or not published', async (t) => {
  const { documentId } = await publishInSeveralLanguages(t);
  assert.deepEqual(await readStates(documentId), FIRST_STATES);
});

test('a translation is older than its English until it is published again', async (t) => {
  const { documentId, publish } = await publishInSeveralLanguages(t);
  await editor.callAsForm('POST', publish, { ...MEMBER, description: 'Reads aloud' });
  assert.deepEqual(await readStates(documentId), { ...FIRST_STATES, ml: 'older', kn: 'older' });
  await editor.callAsForm('POST', `${publish}?locale=ml`, { description: 'ഉറക്കെ വായിക്കും' });
  assert.equal((await readStates(documentId))?.ml, 'complete');
});

test('a new position in the list makes no translation older', async (t) => {
  const { documentId } = await publishInSeveralLanguages(t);
  await editor.call('POST', '/website/ordering/api::team.team', { documentId, side: 'before' });
  assert.deepEqual(await readStates(documentId), FIRST_STATES);
});

test('the list of languages can be limited to one', async () => {
  for (const { states } of await readEntries('?locale=ml')) {
    assert.deepEqual(Object.keys(states), ['ml']);
  }
});

test('the texts of the sample are complete in every language', async () => {
  const singles = (await readEntries()).filter(({ uid }) => isSingleType(uid));
  assert.equal(singles.length, 5);
  for (const { states, uid, name, typeLabel } of singles) {
    assert.deepEqual(states, inEach('complete'), uid);
    assert.equal(name, typeLabel);
  }
});

const besideKannada = (documentId: string) =>
  `/website/english/api::team.team/${documentId}?locale=kn`;

/** Returns the English that changed since the Kannada translation, and the digest that confirms it. */
async function readChangedEnglish(documentId: string) {
  const beside = await editor.call('GET', besideKannada(documentId));
  const { changes, digest } = dataOf<EnglishForTranslator>(beside);
  return { changes, fields: changes.map(({ field }) => field), digest };
}

test('a translator sees the English text before and after its change', async (t) => {
  const { documentId, publish } = await publishMember(t);
  await editor.callAsForm('POST', publish, { ...MEMBER, description: 'Reads aloud' });
  const description = { field: 'description', label: 'About the person' };
  assert.deepEqual((await readChangedEnglish(documentId)).changes, [
    { ...description, before: 'Reads', after: 'Reads aloud' },
  ]);
});

/** Publishes a member of the team and changes two English texts. Returns a function that confirms the Kannada. */
async function changeEnglish(t: TestContext) {
  const { documentId, entry } = await publishMember(t);
  await editor.callAsForm('PUT', entry, { position: 'teacher', description: 'Reads aloud' });
  const { digest, fields } = await readChangedEnglish(documentId);
  assert.deepEqual(fields, ['position', 'description']);
  const confirm = (body: object = {}) =>
    editor.call('POST', besideKannada(documentId), { digest, ...body });
  return { documentId, confirm };
}

test('a translator confirms that a translation is still right', async (t) => {
  const { documentId, confirm } = await changeEnglish(t);
  const confirmed = await confirm();
  assert.equal(confirmed.status, 200, confirmed.text);
  assert.deepEqual((await readChangedEnglish(documentId)).fields, []);
  assert.equal((await readStates(documentId))?.kn, 'unpublished');
});

test('a translator confirms that one field of a translation is still right', async (t) => {
  const { documentId, confirm } = await changeEnglish(t);
  const confirmed = await confirm({ fields: ['description'] });
  assert.equal(confirmed.status, 200, confirmed.text);
  assert.deepEqual((await readChangedEnglish(documentId)).fields, ['position']);
});

test('a translator cannot confirm an English text that changed after it was read', async (t) => {
  const { documentId, entry } = await publishMember(t);
  await editor.callAsForm('PUT', entry, { description: 'Reads aloud' });
  const { digest } = await readChangedEnglish(documentId);
  await editor.callAsForm('PUT', entry, { position: 'teacher' });
  const refused = await editor.call('POST', besideKannada(documentId), { digest });
  assert.match(refused.text, /changed again while you looked/);
});

test('a saved translation confirms the fields that it changes, and no others', async (t) => {
  const { documentId, entry } = await publishMember(t);
  await editor.callAsForm('PUT', entry, { position: 'head', description: 'Reads at night' });
  const kannada = { name: 'ಆಶಾ', position: 'ಮುಖ್ಯಸ್ಥೆ', description: 'ಓದುತ್ತಾರೆ' };
  await editor.callAsForm('PUT', `${entry}?locale=kn`, kannada);
  assert.deepEqual((await readChangedEnglish(documentId)).fields, ['description']);
});
