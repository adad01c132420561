import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGE_CODES } from '../../src/content/languages/language-names.ts';
import { TRANSLATED_LANGUAGES } from '../../src/content/languages/languages.ts';
import { CONTENT_TYPES, CONTENT_UIDS } from '../../src/content/types.ts';
import { call, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { readRows } from '../support/tables.ts';
import { apiPath, nameOf } from '../support/types.ts';

const strapi = await sharedCms();

/** The types of the sample with entries in several languages, and texts that each has. */
const TEXTS = {
  project: ['projectTitle', 'cardDescription'],
  'just-in': ['title', 'description'],
  testimonial: ['testimonialText'],
  team: ['name', 'position'],
  gallery: ['shortDescription'],
  partner: ['name'],
  school: ['name', 'district'],
  document: ['title'],
  'opportunity-page': ['heading', 'text', 'lists'],
  'home-page': ['heroHeading'],
};
const SHARED = ['url', 'sortOrder', 'kind', 'schoolId', 'latitude', 'year'];
const MEDIA = ['mainImage', 'portrait', 'image', 'logo', 'file', 'authorImage', 'heroImage'];

test('the sample has an entry of each type of which the website has nothing built in', async () => {
  for (const uid of CONTENT_UIDS.filter((each) => !CONTENT_TYPES[each].builtIn)) {
    const rows = await readRows(strapi, nameOf(uid));
    assert.ok(
      rows.some((row) => row.published_at !== null && row.created_by_id === null),
      uid,
    );
  }
});

test('each entry of the sample is published in every language', async () => {
  for (const type of [...Object.keys(TEXTS), 'story', 'transparency']) {
    const published = (await readRows(strapi, type)).filter((row) => row.published_at !== null);
    const idsIn = (code: string) =>
      published
        .filter(({ locale }) => locale === code)
        .map(({ document_id: id }) => String(id))
        .sort();
    const inEnglish = idsIn('en');
    assert.ok(inEnglish.length > 0, type);
    for (const code of LANGUAGE_CODES) assert.deepEqual(idsIn(code), inEnglish, `${type} ${code}`);
  }
});

test('the sample has a translation of each page with a text of its own', async () => {
  const published = (await readRows(strapi, 'page')).filter((row) => row.published_at !== null);
  for (const code of Object.keys(TRANSLATED_LANGUAGES)) {
    const pages = published.filter(({ locale }) => locale === code);
    const addresses = pages.map(({ address }) => address).sort();
    assert.deepEqual(addresses, ['our-story', 'privacy'], code);
  }
});

/** Reads the entries of a type as the website does. */
async function readSample(type: string, locale: string): Promise<unknown[]> {
  const path = `/${apiPath(type)}?locale=${locale}&populate=*&pagination[limit]=100`;
  const { json } = await call(strapi.url + path, { token: strapi.readToken });
  return [valueAt(json, 'data')].flat();
}

for (const [type, texts] of Object.entries(TEXTS)) {
  test(`a translated ${type} of the sample has its own texts, and all other values as in English`, async () => {
    const [english] = await readSample(type, 'en');
    const id = valueAt(english, 'documentId');
    const translations = await readSample(type, 'ml');
    const translation = translations.find((each) => valueAt(each, 'documentId') === id);
    for (const field of texts) {
      assert.ok(valueAt(translation, field), field);
      assert.notDeepEqual(valueAt(translation, field), valueAt(english, field), field);
    }
    for (const field of SHARED) {
      assert.equal(valueAt(translation, field), valueAt(english, field), field);
    }
    for (const field of MEDIA) {
      const urls = [translation, english].map((each) => valueAt(each, field, 'url'));
      assert.equal(urls[0], urls[1], field);
    }
  });
}
