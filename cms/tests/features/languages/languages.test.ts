import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { built } from '../../support/built.ts';
import { createPublished, deleteAfterTest } from '../../support/entries.ts';
import { call, listAt, valueAt } from '../../support/http.ts';
import { send, shared } from '../../support/shared.ts';
import { adminPath, apiPath } from '../../support/types.ts';

const { TRANSLATED_LANGUAGES, isLocalized } = built<
  typeof import('../../../src/content/languages/languages.ts')
>('content/languages/languages');
const { CONTENT_TYPES } = built<typeof import('../../../src/content/types.ts')>('content/types');
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

test('the admin knows which types have no languages', async () => {
  for (const [uid, { withoutLanguages = false }] of Object.entries(CONTENT_TYPES)) {
    const [, name] = uid.split('.');
    const file = `../../../src/api/${name}/content-types/${name}/schema.json`;
    const schema: unknown = JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'));
    assert.equal(withoutLanguages, !isLocalized(schema), uid);
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
  const made = await editor.call('POST', `${adminPath('page')}?locale=ml`, data);
  const documentId = valueAt(made.json, 'data', 'documentId');
  deleteAfterTest(t, 'page', documentId);
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

test('an Editor writes in every language, and publishing one language publishes no other and keeps the address', async (t) => {
  const fieldsIn = (name: string) => ({
    projectTitle: `Kites ${name}`,
    shortDescription: name,
    cardDescription: name,
  });
  const project = { ...fieldsIn('en'), projectIcon: 'spark' };
  const documentId = await createPublished(t, editor, 'project', project);
  const entry = `${adminPath('project')}/${documentId}`;
  for (const code of CODES) {
    const data = { ...fieldsIn(code), url: '' };
    const saved = await editor.call('PUT', `${entry}?locale=${code}`, data);
    assert.equal(saved.status, 200, saved.text);
  }
  await editor.call('PUT', entry, fieldsIn('changed'));
  const published = await editor.call('POST', `${entry}/actions/publish?locale=ta`, fieldsIn('ta'));
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
  const rows = await strapi.query(`select url from projects where document_id = '${documentId}'`);
  assert.deepEqual(new Set(rows.map(({ url }) => url)), new Set(['kites-en']));

  assert.equal((await editor.call('DELETE', `${entry}?locale=ta`)).status, 200);
  const oldAddresses = `select * from old_addresses where project = '${documentId}'`;
  assert.equal((await strapi.query(oldAddresses)).length, 1, 'the project is still there');
  assert.equal((await editor.call('DELETE', `${entry}?locale=*`)).status, 200);
  assert.equal((await strapi.query(oldAddresses)).length, 0);
});

test('a translation is not published if a required field is empty, and its other empty fields are named', async () => {
  const documentId = await firstId('project');
  const entry = adminPath('project', documentId);
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
  const { cardDescription } = Object(valueAt(before, 'data'));
  await editor.call('PUT', `${entry}?locale=ml`, { cardDescription });
});

test('Editors see which translations are missing, incomplete, older than the English or not published', async (t) => {
  const member = { name: 'Asha', position: 'reader', description: 'Reads' };
  const documentId = await createPublished(t, editor, 'team', member);
  const entry = adminPath('team', documentId);
  const translate = async (code: string, values: object, action = '') =>
    editor.call(action ? 'POST' : 'PUT', `${entry}${action}?locale=${code}`, values);
  const publish = '/actions/publish';
  await translate('ml', { name: 'ആശ', position: 'വായനക്കാരി', description: 'വായിക്കും' }, publish);
  await translate('ta', { name: 'ஆஷா', position: 'வாசகர்' }, publish);
  await translate('kn', { name: 'ಆಶಾ', position: 'ಓದುಗರು', description: 'ಓದುತ್ತಾರೆ' });
  const states = async () => {
    const { json } = await editor.call('GET', '/website/languages');
    const all = listAt(json, 'data');
    return valueAt(
      all.find((each) => valueAt(each, 'documentId') === documentId),
      'states',
    );
  };
  const written = { ml: 'complete', ta: 'incomplete', kn: 'unpublished' };
  const first = { ...inEach('missing'), ...written };
  assert.deepEqual(await states(), first);
  await editor.call('POST', '/website/ordering/api::team.team', { documentId, side: 'before' });
  assert.deepEqual(await states(), first, 'a new position in the list changes no text');
  await editor.call('POST', entry + publish, { ...member, description: 'Reads aloud' });
  assert.deepEqual(await states(), { ...first, ml: 'older', kn: 'older' });
  await translate('ml', { description: 'ഉറക്കെ വായിക്കും' }, publish);
  assert.equal(valueAt(await states(), 'ml'), 'complete');

  // The Kannada translation is still right and does not change.
  const beside = `/website/english/api::team.team/${documentId}?locale=kn`;
  const compared = async () => valueAt((await editor.call('GET', beside)).json, 'data');
  const was = {
    field: 'description',
    label: 'About the person',
    before: 'Reads',
    after: 'Reads aloud',
  };
  assert.deepEqual(listAt(await compared(), 'changed'), [was]);
  const digest = valueAt(await compared(), 'digest');
  await editor.call('PUT', entry, { position: 'teacher' });
  const refused = await editor.call('POST', beside, { digest });
  assert.match(refused.text, /changed again while you looked/);
  const fields = listAt(await compared(), 'changed').map((each) => valueAt(each, 'field'));
  assert.deepEqual(fields, ['position', 'description']);
  const again = { digest: valueAt(await compared(), 'digest') };
  assert.equal((await strapi.coordinator.call('POST', beside, again)).status, 403);
  const one = await editor.call('POST', beside, { ...again, fields: ['description'] });
  assert.equal(one.status, 200, one.text);
  const left = listAt(await compared(), 'changed').map((each) => valueAt(each, 'field'));
  assert.deepEqual(left, ['position'], 'only one field');
  assert.equal((await editor.call('POST', beside, again)).status, 200);
  assert.deepEqual(listAt(await compared(), 'changed'), []);
  assert.equal(valueAt(await states(), 'kn'), 'unpublished');

  // A save confirms the fields that it changes, and no others.
  await editor.call('PUT', entry, { position: 'head', description: 'Reads at night' });
  const kannada = { name: 'ಆಶಾ', position: 'ಮುಖ್ಯಸ್ಥೆ', description: 'ಓದುತ್ತಾರೆ' };
  await translate('kn', kannada);
  const afterSave = listAt(await compared(), 'changed').map((each) => valueAt(each, 'field'));
  assert.deepEqual(afterSave, ['description']);
  assert.equal((await strapi.coordinator.call('GET', '/website/languages')).status, 403);

  const inMalayalam = await editor.call('GET', '/website/languages?locale=ml');
  for (const each of listAt(inMalayalam.json, 'data')) {
    assert.deepEqual(Object.keys(Object(valueAt(each, 'states'))), ['ml']);
  }
  const { json } = await editor.call('GET', '/website/languages');
  const seeded = listAt(json, 'data').filter((each) => valueAt(each, 'isSingle'));
  assert.equal(seeded.length, 5);
  for (const each of seeded) assert.deepEqual(valueAt(each, 'states'), inEach('complete'));
});

test('a speaker’s confirmation of a language is shown with name and date until it is taken back', async () => {
  const path = '/website/proofreadings';
  const readProofreadings = async () => valueAt((await editor.call('GET', path)).json, 'data');
  const tick = async (body: object) => (await editor.call('POST', path, body)).status;
  assert.deepEqual(await readProofreadings(), {}, 'the texts that ship are not confirmed');
  assert.equal(await tick({ locale: 'ml', isProofread: true }), 200);
  assert.equal(await tick({ locale: 'ta', isProofread: true }), 200);
  assert.deepEqual(Object.keys(Object(await readProofreadings())), ['ml', 'ta']);
  const { byName, at } = Object(valueAt(await readProofreadings(), 'ml'));
  assert.equal(byName, 'Editor Sample');
  assert.ok(Math.abs(Date.parse(at) - Date.now()) < 60_000, at);
  assert.equal(await tick({ locale: 'ml', isProofread: false }), 200);
  assert.deepEqual(Object.keys(Object(await readProofreadings())), ['ta']);
  for (const body of [
    {},
    { locale: 'en', isProofread: true },
    { locale: 'ml', isProofread: 'yes' },
  ]) {
    assert.equal(await tick(body), 400, JSON.stringify(body));
  }
  assert.equal((await strapi.coordinator.call('GET', path)).status, 403);
  const body = { locale: 'ta', isProofread: false };
  assert.equal((await strapi.coordinator.call('POST', path, body)).status, 403);
  assert.equal(await tick(body), 200);
});

test('no public reply says from which English text a translation was made', async () => {
  const { text } = await call(`${strapi.url}/${apiPath('opportunity-page')}?populate=*&locale=ml`, {
    token: strapi.readToken,
  });
  assert.doesNotMatch(text, /translatedFrom/);
});

test('[R40] a submission keeps the language and the notice of its headers, and no others', async () => {
  const data = { firstName: 'Reader', email: 'reader@example.org', mobileNumber: '9876501234' };
  const forged = { ...data, language: 'hi', privacyNotice: 'forged' };
  const stored = async (headers: Record<string, string>) => {
    const { json } = await send(strapi, 'volunteer-form', { data: forged }, headers);
    const entry = `${adminPath('volunteer-form')}/${valueAt(json, 'data', 'documentId')}`;
    const { language, privacyNotice } = Object(
      valueAt((await strapi.coordinator.call('GET', entry)).json, 'data'),
    );
    return [language, privacyNotice];
  };
  const known = { 'Content-Language': 'ml', 'Privacy-Notice': '3f2a91c07d55' };
  assert.deepEqual(await stored(known), ['ml', '3f2a91c07d55']);
  const unknown = { 'Content-Language': 'de', 'Privacy-Notice': '<b>'.repeat(40) };
  assert.deepEqual(await stored(unknown), [null, null]);
  assert.deepEqual(await stored({}), [null, null]);
  const file = await strapi.coordinator.call(
    'GET',
    '/website/submissions/api::volunteer-form.volunteer-form/export',
  );
  assert.match(file.text, /"Language","Privacy notice"\r\n/);
  assert.match(file.text, /"Malayalam","In use since \d{1,2} \w+ \d{4} or before"/);
  assert.doesNotMatch(file.text, /3f2a91c07d55/);
});
