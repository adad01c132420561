// @postgres-slow
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { isLocalized, TRANSLATED_LANGUAGES } from '../../../src/content/languages/languages.ts';
import { CONTENT_TYPES, isSingleType } from '../../../src/content/types.ts';
import { check, inLines } from '../../support/check.ts';
import { createDraft, createPublished, publishAgainAfterTest } from '../../support/entries.ts';
import { call, listAt, succeeded, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { readRows } from '../../support/tables.ts';
import { adminPath, apiPath } from '../../support/types.ts';

const CODES = Object.keys(TRANSLATED_LANGUAGES);
const strapi = await sharedCms();
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

const samples = new Map<string, ReturnType<typeof readAll>>();

/** Reads the entries of a type in one language. Several tests share one read. */
function samplesOf(type: string, locale: string) {
  const key = `${type} ${locale}`;
  const reading = samples.get(key) ?? readAll(type, locale);
  samples.set(key, reading);
  return reading;
}

/** Reads the first English sample of a type and its translation. */
async function sampleIn(type: string, locale: string) {
  const [english] = await samplesOf(type, 'en');
  const id = valueAt(english, 'documentId');
  const translations = await samplesOf(type, locale);
  return { english, other: translations.find((each) => valueAt(each, 'documentId') === id) };
}

for (const [type, fields] of Object.entries(TRANSLATED)) {
  test(`the sample has each ${type} in every language`, async () => {
    const { length } = await samplesOf(type, 'en');
    assert.ok(length > 0);
    for (const locale of CODES) {
      assert.equal((await samplesOf(type, locale)).length, length, locale);
    }
  });

  test(`a ${type} of the sample has its own texts in every language`, async () => {
    for (const locale of CODES) {
      const { english, other } = await sampleIn(type, locale);
      for (const field of fields) {
        assert.ok(valueAt(other, field), `${field} in ${locale}`);
        assert.notDeepEqual(
          valueAt(other, field),
          valueAt(english, field),
          `${field} in ${locale}`,
        );
      }
    }
  });

  test(`a ${type} of the sample has all other values as in English`, async () => {
    for (const locale of CODES) {
      const { english, other } = await sampleIn(type, locale);
      for (const field of SHARED) {
        assert.equal(valueAt(other, field), valueAt(english, field), `${field} in ${locale}`);
      }
      for (const field of MEDIA) {
        const urls = [other, english].map((each) => valueAt(each, field, 'url'));
        assert.equal(urls[0], urls[1], `${field} in ${locale}`);
      }
    }
  });
}

test('the sample has the image of the home page in every language', async () => {
  for (const locale of CODES) {
    const home = await read(`/api/home-page?populate=*&locale=${locale}`);
    assert.ok(valueAt(home, 'data', 'heroImage', 'url'), locale);
  }
});

test('the sample has the built-in pages in every language', async () => {
  for (const locale of CODES) {
    const pages = (await readAll('page', locale)).map((page) => valueAt(page, 'address'));
    assert.deepEqual(pages, ['our-story', 'privacy'], locale);
  }
});

test('the table of types agrees with the schemas', async () => {
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
  await succeeded(editor.call('POST', `${entry}/actions/publish?locale=ml`, values));
  const form = { documentId, locale: 'ml', values };
  const checkText = async () => inLines(await check(editor, 'team', form));
  const hidden = /Visitors see nothing of this translation as long as its English is not published/;
  assert.doesNotMatch(await checkText(), hidden);
  await editor.call('POST', `${entry}/actions/unpublish`, {});
  assert.match(await checkText(), hidden);
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

test('the check refuses a translation without a required text, and warns of its other empty fields', async () => {
  const documentId = await firstId('project');
  const entry = adminPath('project', documentId);
  const before = (await editor.call('GET', `${entry}?locale=ml`)).json;
  const values = { ...Object(valueAt(before, 'data')), cardDescription: '', longDescription: '' };
  const findings = await check(editor, 'project', { values, documentId, locale: 'ml' });
  assert.deepEqual(
    findings.map(({ field, isObstacle }) => [field, isObstacle]),
    [
      ['cardDescription', true],
      ['longDescription', false],
    ],
  );
});

test('a translation is not published if a required field is empty', async (t) => {
  const entry = adminPath('project', await firstId('project'));
  await publishAgainAfterTest(t, entry, ['cardDescription'], 'ml');
  await editor.call('PUT', `${entry}?locale=ml`, { cardDescription: '' });
  const refused = await editor.call('POST', `${entry}/actions/publish?locale=ml`, {});
  assert.equal(refused.status, 400, refused.text);
});

test('a read of a translation does not return the English from which it was made', async () => {
  const url = `${strapi.url}/${apiPath('opportunity-page')}?populate=*&locale=ml`;
  const { json, text } = await succeeded(call(url, { token: strapi.readToken }));
  assert.equal(valueAt(json, 'data', 0, 'locale'), 'ml');
  assert.doesNotMatch(text, /translatedFrom/);
});
