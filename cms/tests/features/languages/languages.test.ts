import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { built } from '../../support/built.ts';
import { createDraft, createPublished, publishAgainAfterTest } from '../../support/entries.ts';
import { call, listAt, valueAt } from '../../support/http.ts';
import { shared } from '../../support/shared.ts';
import { readRows } from '../../support/tables.ts';
import { adminPath, apiPath } from '../../support/types.ts';

const { TRANSLATED_LANGUAGES, isLocalized } = built<
  typeof import('../../../src/content/languages/languages.ts')
>('content/languages/languages');
const { CONTENT_TYPES, isSingleType } =
  built<typeof import('../../../src/content/types.ts')>('content/types');
const CODES = Object.keys(TRANSLATED_LANGUAGES);
const inEach = (state: string) => Object.fromEntries(CODES.map((code) => [code, state]));
const strapi = await shared();
const { editor } = strapi;

const read = async (path: string) =>
  (await call(`${strapi.url}${path}`, { token: strapi.readToken })).json;
const readAll = async (type: string, locale: string) =>
  listAt(await read(`/${apiPath(type)}?locale=${locale}&populate=*&pagination[limit]=100`), 'data');
const firstId = async (type: string) => valueAt(await readAll(type, 'en'), 0, 'documentId');

const TRANSLATED = {
  project: ['projectTitle', 'cardDescription'],
  'just-in': ['title', 'description'],
  testimonial: ['testimonialText'],
  team: ['name', 'position'],
  gallery: ['shortDescription'],
  partner: ['name'],
  school: ['name', 'district'],
  document: ['title'],
  'opportunity-page': ['heading', 'text', 'lists'],
};
const SHARED = ['url', 'sortOrder', 'kind', 'schoolId', 'latitude', 'year'];
const MEDIA = ['mainImage', 'portrait', 'image', 'logo', 'file', 'authorImage'];

test('the sample has texts in every language, and all other values as in English', async () => {
  for (const [type, fields] of Object.entries(TRANSLATED)) {
    const entries = await readAll(type, 'en');
    const [english] = entries;
    for (const locale of CODES) {
      const others = await readAll(type, locale);
      assert.equal(others.length, entries.length, `${type} in ${locale}`);
      const id = valueAt(english, 'documentId');
      const other = others.find((each) => valueAt(each, 'documentId') === id);
      for (const field of fields) {
        assert.ok(valueAt(other, field), `${type}.${field} in ${locale}`);
        assert.notDeepEqual(
          valueAt(other, field),
          valueAt(english, field),
          `${type}.${field} in ${locale}`,
        );
      }
      for (const field of SHARED)
        assert.equal(valueAt(other, field), valueAt(english, field), field);
      for (const field of MEDIA) {
        assert.equal(
          valueAt(other, field, 'url'),
          valueAt(english, field, 'url'),
          `${type}.${field}`,
        );
      }
    }
  }
  for (const locale of CODES) {
    const home = await read(`/api/home-page?populate=*&locale=${locale}`);
    assert.ok(valueAt(home, 'data', 'heroImage', 'url'));
    const pages = (await readAll('page', locale)).map((page) => valueAt(page, 'address'));
    assert.deepEqual(pages, ['our-story', 'privacy']);
  }
});

test('the admin knows which types have no languages, and which have one entry', async () => {
  for (const [uid, { withoutLanguages = false }] of Object.entries(CONTENT_TYPES)) {
    const [, name] = uid.split('.');
    const file = `../../../src/api/${name}/content-types/${name}/schema.json`;
    const schema: unknown = JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'));
    assert.equal(withoutLanguages, !isLocalized(schema), uid);
    assert.equal(isSingleType(uid), valueAt(schema, 'kind') === 'singleType', uid);
  }
});

test('[7.1] a read without a language returns English and no translation', async () => {
  const json = await read(`/${apiPath('project')}?populate=*`);
  assert.equal(valueAt(json, 'data', 0, 'locale'), 'en');
  assert.equal(valueAt(json, 'data', 0, 'projectTitle'), 'Project Spark');
  assert.equal(valueAt(json, 'data', 0, 'localizations'), undefined);
});

test('a translation cannot be published without its English entry', async (t) => {
  const data = { title: 'വരൂ', body: 'വരൂ' };
  const documentId = await createDraft(t, editor, 'page', data, '?locale=ml');
  const entry = adminPath('page', documentId);
  const refused = await editor.call('POST', `${entry}/actions/publish?locale=ml`, data);
  assert.equal(refused.status, 400, refused.text);
  assert.match(refused.text, /only a translation.*Choose English/);
});

test('a translation whose English entry was taken off is reported: visitors do not see it', async (t) => {
  const person = { name: 'Ravi', position: 'x', description: 'x' };
  const documentId = await createPublished(t, editor, 'team', person);
  const entry = adminPath('team', documentId);
  const values = { name: 'രവി', position: 'x', description: 'x' };
  await editor.call('POST', `${entry}/actions/publish?locale=ml`, values);
  const form = { documentId, locale: 'ml', values };
  const check = async () => (await editor.call('POST', '/website/check/api::team.team', form)).text;
  const hidden = /Visitors see nothing of this translation as long as its English is not published/;
  assert.doesNotMatch(await check(), hidden);
  await editor.call('POST', `${entry}/actions/unpublish`, {});
  assert.match(await check(), hidden);
});

const kitesIn = (name: string) => ({
  projectTitle: `Kites ${name}`,
  shortDescription: name,
  cardDescription: name,
});

/** Publishes a project in English, with a draft in every other language. */
async function publishKites(t: TestContext): Promise<string> {
  const project = { ...kitesIn('en'), projectIcon: 'spark' };
  const documentId = await createPublished(t, editor, 'project', project);
  for (const code of CODES) {
    const data = { ...kitesIn(code), url: '' };
    const path = `${adminPath('project', documentId)}?locale=${code}`;
    const saved = await editor.call('PUT', path, data);
    assert.equal(saved.status, 200, saved.text);
  }
  return documentId;
}

test('an Editor who publishes one language publishes no other', async (t) => {
  const documentId = await publishKites(t);
  const entry = adminPath('project', documentId);
  await editor.call('PUT', entry, kitesIn('changed'));
  const published = await editor.call('POST', `${entry}/actions/publish?locale=ta`, kitesIn('ta'));
  assert.equal(published.status, 200, published.text);
  const title = async (code: string) => {
    const all = await readAll('project', code);
    return valueAt(
      all.find((each) => valueAt(each, 'documentId') === documentId),
      'projectTitle',
    );
  };
  assert.equal(await title('ta'), 'Kites ta');
  assert.equal(await title('en'), 'Kites en', 'the English draft is not published with it');
  for (const code of CODES.filter((each) => each !== 'ta')) {
    assert.equal(await title(code), undefined, code);
  }
});

/** Returns the different values that a column has in all rows of an entry. */
async function columnOf(type: string, documentId: string, column: string) {
  const rows = await readRows(strapi, type);
  const ofEntry = rows.filter(({ document_id: each }) => each === documentId);
  return [...new Set(ofEntry.map((row) => row[column]))];
}

test('a project has the address of its English title in every language', async (t) => {
  const documentId = await publishKites(t);
  assert.deepEqual(await columnOf('project', documentId, 'url'), ['kites-en']);
});

test('the old address of a project stays until the project is deleted in all languages', async (t) => {
  const documentId = await publishKites(t);
  const entry = adminPath('project', documentId);
  const renamed = { ...kitesIn('en'), url: 'new-kites' };
  assert.equal((await editor.call('POST', `${entry}/actions/publish`, renamed)).status, 200);
  const oldAddresses = async () => {
    const json = await read('/api/old-addresses?pagination[pageSize]=100');
    return listAt(json, 'data').filter((each) => valueAt(each, 'from') === 'kites-en');
  };
  assert.equal((await editor.call('DELETE', `${entry}?locale=ta`)).status, 200);
  assert.equal((await oldAddresses()).length, 1, 'the project is still there');
  assert.equal((await editor.call('DELETE', `${entry}?locale=*`)).status, 200);
  assert.equal((await oldAddresses()).length, 0);
});

test('a translation is not published if a required field is empty, and its other empty fields are named', async (t) => {
  const documentId = await firstId('project');
  const entry = adminPath('project', documentId);
  await publishAgainAfterTest(t, entry, ['cardDescription'], 'ml');
  const before = (await editor.call('GET', `${entry}?locale=ml`)).json;
  const values = { ...Object(valueAt(before, 'data')), cardDescription: '', longDescription: '' };
  const body = { values, documentId, locale: 'ml' };
  const checked = await editor.call('POST', '/website/check/api::project.project', body);
  const findings = listAt(checked.json, 'data').map((each) => [
    valueAt(each, 'field'),
    valueAt(each, 'isObstacle'),
  ]);
  assert.deepEqual(findings, [
    ['cardDescription', true],
    ['longDescription', false],
  ]);
  await editor.call('PUT', `${entry}?locale=ml`, { cardDescription: '' });
  const refused = await editor.call('POST', `${entry}/actions/publish?locale=ml`, {});
  assert.equal(refused.status, 400, refused.text);
});

const MEMBER = { name: 'Asha', position: 'reader', description: 'Reads' };

/** Publishes a member of the team in English and Malayalam, with half a text in Tamil and a draft in Kannada. */
async function publishMember(t: TestContext) {
  const documentId = await createPublished(t, editor, 'team', MEMBER);
  const entry = adminPath('team', documentId);
  const publish = `${entry}/actions/publish`;
  const malayalam = { name: 'ആശ', position: 'വായനക്കാരി', description: 'വായിക്കും' };
  await editor.call('POST', `${publish}?locale=ml`, malayalam);
  await editor.call('PUT', `${entry}?locale=ta`, { name: 'ஆஷா', position: 'வாசகர்' });
  const kannada = { name: 'ಆಶಾ', position: 'ಓದುಗರು', description: 'ಓದುತ್ತಾರೆ' };
  await editor.call('PUT', `${entry}?locale=kn`, kannada);
  return { documentId, entry, publish };
}

async function readStates(documentId: string): Promise<unknown> {
  const { json } = await editor.call('GET', '/website/languages');
  const row = listAt(json, 'data').find((each) => valueAt(each, 'documentId') === documentId);
  return valueAt(row, 'states');
}

const FIRST_STATES = {
  ...inEach('missing'),
  ml: 'complete',
  ta: 'incomplete',
  kn: 'unpublished',
};

test('Editors see which translations are missing, incomplete or not published', async (t) => {
  const { documentId } = await publishMember(t);
  assert.deepEqual(await readStates(documentId), FIRST_STATES);
});

test('a translation is older than its English until it is published again', async (t) => {
  const { documentId, publish } = await publishMember(t);
  await editor.call('POST', publish, { ...MEMBER, description: 'Reads aloud' });
  assert.deepEqual(await readStates(documentId), { ...FIRST_STATES, ml: 'older', kn: 'older' });
  await editor.call('POST', `${publish}?locale=ml`, { description: 'ഉറക്കെ വായിക്കും' });
  assert.equal(valueAt(await readStates(documentId), 'ml'), 'complete');
});

test('a new position in the list makes no translation older', async (t) => {
  const { documentId } = await publishMember(t);
  await editor.call('POST', '/website/ordering/api::team.team', { documentId, side: 'before' });
  assert.deepEqual(await readStates(documentId), FIRST_STATES);
});

test('the list of languages can be limited to one, and a Coordinator cannot read it', async () => {
  const inMalayalam = await editor.call('GET', '/website/languages?locale=ml');
  for (const each of listAt(inMalayalam.json, 'data')) {
    assert.deepEqual(Object.keys(Object(valueAt(each, 'states'))), ['ml']);
  }
  assert.equal((await strapi.coordinator.call('GET', '/website/languages')).status, 403);
});

test('the texts of the sample are complete in every language', async () => {
  const { json } = await editor.call('GET', '/website/languages');
  const singles = listAt(json, 'data').filter((each) => isSingleType(String(valueAt(each, 'uid'))));
  assert.equal(singles.length, 5);
  for (const each of singles) assert.deepEqual(valueAt(each, 'states'), inEach('complete'));
});

const besideKannada = (documentId: string) =>
  `/website/english/api::team.team/${documentId}?locale=kn`;

/** Returns the English that changed since the Kannada translation, and the digest that confirms it. */
async function readChangedEnglish(documentId: string) {
  const { json } = await editor.call('GET', besideKannada(documentId));
  const changed = listAt(json, 'data', 'changed');
  const fields = changed.map((each) => valueAt(each, 'field'));
  return { changed, fields, digest: valueAt(json, 'data', 'digest') };
}

test('a translator sees the English text before and after its change', async (t) => {
  const { documentId, publish } = await publishMember(t);
  await editor.call('POST', publish, { ...MEMBER, description: 'Reads aloud' });
  const description = { field: 'description', label: 'About the person' };
  assert.deepEqual((await readChangedEnglish(documentId)).changed, [
    { ...description, before: 'Reads', after: 'Reads aloud' },
  ]);
});

test('a translator confirms that a translation is still right, also for one field only', async (t) => {
  const { documentId, entry } = await publishMember(t);
  await editor.call('PUT', entry, { position: 'teacher', description: 'Reads aloud' });
  const { digest, fields } = await readChangedEnglish(documentId);
  assert.deepEqual(fields, ['position', 'description']);
  const confirm = (body: object, person = editor) =>
    person.call('POST', besideKannada(documentId), { digest, ...body });
  assert.equal((await confirm({}, strapi.coordinator)).status, 403);
  const one = await confirm({ fields: ['description'] });
  assert.equal(one.status, 200, one.text);
  assert.deepEqual((await readChangedEnglish(documentId)).fields, ['position']);
  assert.equal((await confirm({})).status, 200);
  assert.deepEqual((await readChangedEnglish(documentId)).fields, []);
  assert.equal(valueAt(await readStates(documentId), 'kn'), 'unpublished');
});

test('a translator cannot confirm an English text that changed after it was read', async (t) => {
  const { documentId, entry } = await publishMember(t);
  await editor.call('PUT', entry, { description: 'Reads aloud' });
  const { digest } = await readChangedEnglish(documentId);
  await editor.call('PUT', entry, { position: 'teacher' });
  const refused = await editor.call('POST', besideKannada(documentId), { digest });
  assert.match(refused.text, /changed again while you looked/);
});

test('a saved translation confirms the fields that it changes, and no others', async (t) => {
  const { documentId, entry } = await publishMember(t);
  await editor.call('PUT', entry, { position: 'head', description: 'Reads at night' });
  const kannada = { name: 'ಆಶಾ', position: 'ಮುಖ್ಯಸ್ಥೆ', description: 'ಓದುತ್ತಾರೆ' };
  await editor.call('PUT', `${entry}?locale=kn`, kannada);
  assert.deepEqual((await readChangedEnglish(documentId)).fields, ['description']);
});

const PROOFREADINGS = '/website/proofreadings';

async function tick(locale: unknown, isProofread: unknown, person = editor): Promise<number> {
  return (await person.call('POST', PROOFREADINGS, { locale, isProofread })).status;
}

async function readProofreadings(): Promise<Record<string, unknown>> {
  return Object(valueAt((await editor.call('GET', PROOFREADINGS)).json, 'data'));
}

test('a speaker’s confirmation of a language is shown with name and date until it is taken back', async (t) => {
  for (const locale of ['ml', 'ta']) t.after(() => tick(locale, false));
  assert.deepEqual(await readProofreadings(), {}, 'the texts that ship are not confirmed');
  assert.equal(await tick('ml', true), 200);
  assert.equal(await tick('ta', true), 200);
  assert.deepEqual(Object.keys(await readProofreadings()), ['ml', 'ta']);
  const { byName, at } = Object((await readProofreadings()).ml);
  assert.equal(byName, 'Editor Sample');
  assert.ok(Math.abs(Date.parse(at) - Date.now()) < 60_000, at);
  assert.equal(await tick('ml', false), 200);
  assert.deepEqual(Object.keys(await readProofreadings()), ['ta']);
});

test('a malformed confirmation of a language is refused, and a Coordinator can neither read nor send one', async () => {
  assert.equal(await tick(undefined, undefined), 400);
  assert.equal(await tick('en', true), 400);
  assert.equal(await tick('ml', 'yes'), 400);
  assert.equal((await strapi.coordinator.call('GET', PROOFREADINGS)).status, 403);
  assert.equal(await tick('ta', false, strapi.coordinator), 403);
  assert.deepEqual(await readProofreadings(), {});
});

test('a read of a translation does not return the English from which it was made', async () => {
  const { text } = await call(`${strapi.url}/${apiPath('opportunity-page')}?populate=*&locale=ml`, {
    token: strapi.readToken,
  });
  assert.doesNotMatch(text, /translatedFrom/);
});
