import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { translatedLanguages } from '../../../../site/app/languages.ts';
import { pages } from '../../../../site/app/pages.ts';
import { check, inLines } from '../../support/check.ts';
import { createDraft, createPublished, uploadImage } from '../../support/entries.ts';
import { call, listAt, succeeded, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { countPublishedRows } from '../../support/tables.ts';
import { adminPath } from '../../support/types.ts';
import { CASES_WITH_CMS, NOTHING } from './form-cases.ts';
import { page, project } from './values-without-faults.ts';

const strapi = await sharedCms();
const { admin } = strapi;

/**
 * Returns what the check of the edit page finds in these values, one finding in a line. Findings about links to pages
 * of the website are left out, because the website does not run during these tests.
 */
async function checkText(type: string, values: object, documentId?: unknown): Promise<string> {
  const findings = await check(admin, type, { documentId, values });
  return inLines(findings.filter(({ text }) => !text.includes('The website did not answer')));
}

for (const [title, type, ...cases] of CASES_WITH_CMS) {
  test(title, async () => {
    for (const [values, expected] of cases) assert.match(await checkText(type, values), expected);
  });
}

const ALTERNATIVE_TEXT = 'Children around a table';

for (const [what, image, expected] of [
  ['has an alternative text and the right size: nothing is found', {}, NOTHING],
  [
    'has no alternative text',
    { alternativeText: null },
    /^warning image: .* has no alternative text/,
  ],
  [
    'has the name of a file as its alternative text',
    { alternativeText: 'IMG_1234.JPG' },
    /only the name of a file/,
  ],
  ['is too small', { width: 400, height: 300 }, /400 × 300 pixels; here it needs 960 × 640/],
  ['is too tall', { width: 1200, height: 1600 }, /taller than it is wide/],
] as const) {
  test(`the check of an image that ${what}`, async (t) => {
    const uploaded = await uploadImage(t, { alternativeText: ALTERNATIVE_TEXT, ...image });
    const gallery = { image: uploaded, shortDescription: 'A morning', imagePermission: true };
    assert.match(await checkText('gallery', gallery), expected);
  });
}

/** Returns what the check finds in a project with these images. */
async function checkImages(t: TestContext, images: readonly object[]): Promise<string> {
  const mainImage = await uploadImage(t, { alternativeText: ALTERNATIVE_TEXT });
  return checkText('project', { ...project, imagePermission: true, mainImage, images });
}

test('the check names several faults of the images in one field in a line each', async (t) => {
  const small = { width: 400, height: 300, alternativeText: ALTERNATIVE_TEXT };
  assert.match(
    await checkImages(t, [await uploadImage(t), await uploadImage(t, small)]),
    /^warning images: [^\n]*\nwarning images: [^\n]*$/,
  );
});

test('the check names all images without an alternative text in one line', async (t) => {
  const images = [await uploadImage(t), await uploadImage(t, { alternativeText: '' })];
  assert.match(
    await checkImages(t, images),
    /^warning images: “a\.png” and “a\.png” have no alternative text[^\n]*$/,
  );
});

const { projectIcon: _, ...withoutDrawing } = project;

test('a project without a drawing and without an icon is refused', async () => {
  assert.match(
    await checkText('project', withoutDrawing),
    /^refused projectIcon: Choose a drawing/m,
  );
});

test('a project with an icon needs no drawing', async (t) => {
  const iconImage = await uploadImage(t, { alternativeText: 'A lamp' });
  const fields = { ...withoutDrawing, imagePermission: true, iconImage, projectIcon: null };
  await createPublished(t, admin, 'project', fields);
});

test('a story is refused if its image has an alternative text neither in the entry nor in the media library', async (t) => {
  const checkWith = async (alternativeText: string | null) => {
    const image = await uploadImage(t, { alternativeText });
    const story = { title: 'Kites', slug: 'kites', text: 'T', imagePermission: true, image };
    return checkText('story', story);
  };
  assert.match(await checkWith(null), /^refused imageAlternativeText/m);
  assert.match(await checkWith('b.png'), /^refused imageAlternativeText/m);
  assert.doesNotMatch(await checkWith('Children fly a kite'), /imageAlternativeText/);
});

/** Returns what the check says about the page address of a project. */
async function checkUrl(url: string, projectTitle: string, documentId?: unknown): Promise<string> {
  const text = await checkText('project', { ...project, url, projectTitle }, documentId);
  return (text.match(/ url: .*/g) ?? []).join();
}

test('the check warns of another page address of a project that visitors know', async () => {
  const all = await admin.call('GET', `${adminPath('project')}?pageSize=50`);
  const spark = listAt(all.json, 'results').find(
    (each) => valueAt(each, 'url') === 'project-spark',
  );
  assert.match(
    await checkUrl('sparkles', 'Project Spark', valueAt(spark, 'documentId')),
    /Visitors know this project as \/projects\/project-spark/,
  );
});

test('the check offers an address that fits the title instead of one that says nothing or something else', async () => {
  for (const url of ['project', 'new-thing']) {
    assert.match(await checkUrl(url, 'Water for all'), /“water-for-all” would/, url);
  }
  assert.equal(await checkUrl('water', 'Water for all'), '');
});

const checkSlug = (slug: string, documentId?: unknown) =>
  checkText('page', { ...page, address: slug }, documentId);

test('a page address is refused if another page has it', async () => {
  assert.equal(await checkSlug('school-library'), '');
  assert.match(await checkSlug('privacy'), /^refused .* “Privacy Policy” has the page address/);
});

test('a page address is refused if it is badly spelled, with the right spelling', async () => {
  assert.match(await checkSlug('A b'), /^refused .*: Write the page address in small.*: a-b$/);
});

test('a page address that the website needs for itself is refused', async () => {
  const names = pages.map(({ path }) => path.split('/')[1]?.replace(/\.\w+$/, '') ?? '');
  for (const slug of [...names, ...translatedLanguages]) {
    if (/^[a-z-]+$/.test(slug)) assert.match(await checkSlug(slug), /^refused /, slug);
  }
});

test('a built-in page cannot change its address', async () => {
  const builtIn = listAt((await admin.call('GET', adminPath('page'))).json, 'results');
  for (const each of builtIn) {
    assert.match(await checkSlug('another', valueAt(each, 'documentId')), /^refused .* keeps/);
  }
});

test('an entry that would break a page is not published, and the error names the field', async (t) => {
  const data = { title: 'A title of its own', description: 'D', link: 'example.org' };
  const id = await createDraft(t, admin, 'just-in', data);
  const refused = await admin.callAsForm(
    'POST',
    `${adminPath('just-in', id)}/actions/publish`,
    data,
  );
  assert.equal(refused.status, 400, refused.text);
  const error = valueAt(refused.json, 'error', 'details', 'errors', 0);
  assert.deepEqual(valueAt(error, 'path'), ['link']);
  assert.match(String(valueAt(error, 'message')), /^Begin the link with https:\/\//);
});

test('[3.9] the check warns of a school that the list has already', async (t) => {
  // The name ends with ർ as one letter. Below it is written as older keyboards do.
  const school = { name: 'A school, അടൂർ', district: 'Ernakulam', project: 'pg' };
  const place = { latitude: '9.93', longitude: '76.27' };
  await createDraft(t, admin, 'school', { ...school, ...place });
  assert.match(
    await checkText('school', {
      ...school,
      name: 'a School, അടൂര്\u200d',
      latitude: '9.9',
      longitude: '76',
    }),
    /^warning project: Visitors read that it belongs to “Project Ganitham”, a title that is built into the website: choose a project of yours\.\nwarning name: .*another school “a School, [^”]*” in Ernakulam[^\n]*$/,
  );
});

test('only staff who can read the entries get the answer of a check', async () => {
  const path = `${strapi.url}/website/check/api::project.project`;
  for (const token of ['', strapi.readToken, strapi.writeToken]) {
    const { status } = await call(path, { method: 'POST', body: { values: {} }, token });
    assert.ok([401, 403].includes(status), String(status));
  }
});

test('a submission has no check', async () => {
  const form = '/website/check/api::contact-form.contact-form';
  assert.equal((await admin.call('POST', form, { values: {} })).status, 404);
});

test('the check of malformed values is answered', async () => {
  const values = { title: 5, image: [{ id: 'x' }, null, { id: 999_999 }], link: {} };
  await checkText('just-in', values);
});

test('the check refuses a body that is no form, and does not take a wrong language for English', async () => {
  const values = { title: 'Kites' };
  for (const body of [
    {},
    { values: [] },
    { values: null },
    { values, documentId: 7 },
    { values, locale: ['ml'] },
  ]) {
    const reply = await admin.call('POST', '/website/check/api::just-in.just-in', body);
    assert.equal(reply.status, 400, JSON.stringify(body));
    assert.match(reply.text, /Send the values of the form/);
  }
});

test('no entry of a selection is published if one of them does not pass its check', async (t) => {
  const { editor } = strapi;
  const good = await createDraft(t, editor, 'page', { title: 'Kites', body: 'Come and fly.' });
  const empty = await createDraft(t, editor, 'page', { title: 'Kite workshop', body: '' });
  const publish = (documentIds: readonly string[]) =>
    editor.call('POST', `${adminPath('page')}/actions/bulkPublish`, { documentIds, locale: 'en' });
  const publishedCount = () => countPublishedRows(strapi, 'page', good);
  const refused = await publish([good, empty]);
  assert.equal(refused.status, 400, refused.text);
  assert.match(refused.text, /empty/);
  assert.equal(await publishedCount(), 0);
  const published = await publish([good]);
  assert.equal(published.status, 200, published.text);
  assert.equal(await publishedCount(), 1);
});

test('the check finds a single type by its type if it has no text in the language', async () => {
  const opened = await succeeded(admin.call('GET', `${adminPath('about-page')}?locale=ml`));
  const form = { values: valueAt(opened.json, 'data'), locale: 'ml' };
  assert.doesNotMatch(inLines(await check(admin, 'about-page', form)), /only a translation/);
});
