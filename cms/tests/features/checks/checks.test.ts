import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { translatedLanguages } from '../../../../site/app/languages.ts';
import { pages } from '../../../../site/app/pages.ts';
import { built } from '../../support/built.ts';
import { createDraft, createPublished, uploadImage } from '../../support/entries.ts';
import { call, listAt, valueAt } from '../../support/http.ts';
import { shared } from '../../support/shared.ts';
import { countPublishedRows } from '../../support/tables.ts';
import { adminPath } from '../../support/types.ts';
import { page, project } from './values-without-faults.ts';

const strapi = await shared();
const { admin } = strapi;

/**
 * Returns what the check of the edit page finds in these values, one finding in a line. Findings about links to pages
 * of the website are left out, because the website does not run during these tests.
 */
async function checkText(type: string, values: object, documentId?: unknown): Promise<string> {
  const body = { documentId, values };
  const reply = await admin.call('POST', `/website/check/api::${type}.${type}`, body);
  assert.equal(reply.status, 200, reply.text);
  const lines = listAt(reply.json, 'data').map((each) => {
    const { field = '', text, isObstacle } = Object(each);
    return `${isObstacle ? 'refused' : 'warning'} ${field}: ${text}`;
  });
  return lines.filter((line) => !line.includes('The website did not answer')).join('\n');
}

const NOTHING = /^$/;

test('the check of a form says what is refused and what is only a warning', async () => {
  const url = 'project-spark';
  assert.match(
    await checkText('project', { ...project, url, metaDescription: '' }),
    /^refused url: .*address “project-spark” already.*\n(?:.*\n)*warning metaDescription: It is empty/m,
  );
});

test('the check warns of an image that has no alternative text or is too small or too tall', async (t) => {
  const alternativeText = 'Children around a table';
  const good = await uploadImage(t, { alternativeText });
  const withoutText = await uploadImage(t);
  const small = await uploadImage(t, { width: 400, height: 300, alternativeText });
  const fileName = await uploadImage(t, { alternativeText: 'IMG_1234.JPG' });
  const tall = await uploadImage(t, { width: 1200, height: 1600, alternativeText });
  for (const [image, expected] of [
    [good, NOTHING],
    [withoutText, /^warning image: .* has no alternative text/],
    [fileName, /only the name of a file/],
    [small, /400 × 300 pixels; here it needs 960 × 640/],
    [tall, /taller than it is wide/],
  ] as const) {
    const gallery = { image, shortDescription: 'A morning', imagePermission: true };
    assert.match(await checkText('gallery', gallery), expected);
  }
  const fields = { ...project, imagePermission: true, mainImage: good };
  const images = [good, withoutText, small];
  assert.match(
    await checkText('project', { ...fields, images }),
    /^warning images: [^\n]*\nwarning images: [^\n]*$/,
  );
  const bothWithoutText = [withoutText, await uploadImage(t, { alternativeText: '' })];
  assert.match(
    await checkText('project', { ...fields, images: bothWithoutText }),
    /^warning images: “a\.png” and “a\.png” have no alternative text[^\n]*$/,
  );
});

test('a project without a drawing and without an icon is refused', async (t) => {
  const { projectIcon: _, ...withoutDrawing } = project;
  assert.match(
    await checkText('project', withoutDrawing),
    /^refused projectIcon: Choose a drawing/m,
  );
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

test('the check warns of a page address that changes, is generic or does not fit the title', async () => {
  const all = await admin.call('GET', `${adminPath('project')}?pageSize=50`);
  const spark = listAt(all.json, 'results').find(
    (each) => valueAt(each, 'url') === 'project-spark',
  );
  const urlFindings = async (url: string, projectTitle: string, documentId?: unknown) =>
    (await checkText('project', { ...project, url, projectTitle }, documentId))
      .match(/ url: .*/g)
      ?.join();
  const renamed = await urlFindings('sparkles', 'Project Spark', valueAt(spark, 'documentId'));
  assert.match(renamed ?? '', /Visitors know this project as \/projects\/project-spark/);
  for (const url of ['project', 'new-thing']) {
    assert.match((await urlFindings(url, 'Water for all')) ?? '', /“water-for-all” would/);
  }
  assert.equal(await urlFindings('water', 'Water for all'), undefined);
});

test('the check warns of a link to a page that the website does not have, and of a link that it cannot check', async (t) => {
  const { findDeadLinks } = built<
    typeof import('../../../src/features/checks/server/dead-links.ts')
  >('features/checks/server/dead-links');
  let requestCount = 0;
  const site = createServer(({ url, method }, response) => {
    requestCount += 1;
    response.writeHead(url === '/team' && method === 'HEAD' ? 200 : 404).end();
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  t.after(() => site.close());
  const { port } = site.address() as AddressInfo;
  const siteUrl = `http://127.0.0.1:${port}`;
  const linkFields = [
    { field: 'link', isMarkdown: false },
    { field: 'socialLinks', partField: 'url', isMarkdown: false },
    { field: 'body', isMarkdown: true },
  ];
  const deadLinksIn = async (fields: Readonly<Record<string, string>>) => {
    const textOf = (field: string) => fields[field] ?? '';
    const partsOf = (field: string) => [{ textOf: () => textOf(field), excessOf: () => undefined }];
    const findings = await findDeadLinks({ linkFields, textOf, partsOf }, siteUrl);
    return findings.map(({ field, text }) => {
      const isKnown = text.includes('has no page');
      return `${field}: ${/“(.*?)”/.exec(text)?.[1]}${isKnown ? '' : ', not known'}`;
    });
  };
  assert.deepEqual(await deadLinksIn({ link: '/teams' }), ['link: /teams']);
  assert.deepEqual(await deadLinksIn({ link: '/team#top' }), []);
  assert.deepEqual(await deadLinksIn({ link: `${siteUrl}/teams` }), [`link: ${siteUrl}/teams`]);
  assert.deepEqual(await deadLinksIn({ link: 'https://example.org/teams' }), []);
  assert.deepEqual(await deadLinksIn({ socialLinks: '/gone' }), ['socialLinks: /gone']);
  const body = 'See [us](/team), [them](/teams), [them again](/teams) and ![it](/uploads/a.png).';
  assert.deepEqual(await deadLinksIn({ body }), ['body: /teams']);
  const written = `[One][1], [two] and <${siteUrl}/three>.\n\n[1]: /one\n[two]: </two> "Two"`;
  const dead = ['body: /one', 'body: /two', `body: ${siteUrl}/three`];
  assert.deepEqual(
    await deadLinksIn({ body: written }),
    dead,
    'links with their URL in another place of the text',
  );
  requestCount = 0;
  for (let pause = 0; pause < 10; pause += 1)
    await deadLinksIn({ body, link: `/teams?${pause % 2}` });
  assert.equal(requestCount, 2, 'a page is requested once, not at each pause in typing');
  await once(site.close(), 'close');
  assert.deepEqual(await deadLinksIn({ link: '/other' }), ['link: /other, not known']);
});

const checkSlug = (slug: string, documentId?: unknown) =>
  checkText('page', { ...page, address: slug }, documentId);

test('a page address is refused if another page has it or if it is badly spelled', async () => {
  assert.equal(await checkSlug('school-library'), '');
  assert.match(await checkSlug('privacy'), /^refused .* “Privacy Policy” has the page address/);
  assert.match(await checkSlug('A b'), /^refused .*: Write the page address in small.*: a-b$/);
});

test('a page address that the website needs for itself is refused', async () => {
  const names = pages.map(({ path }) => path.split('/')[1]?.replace(/\.\w+$/, '') ?? '');
  for (const slug of [...names, ...translatedLanguages]) {
    if (/^[a-z-]+$/.test(slug)) assert.match(await checkSlug(slug), /^refused /, slug);
  }
});

test('a built-in page cannot change its address, and another page is warned that its old address is known', async (t) => {
  const builtIn = listAt((await admin.call('GET', adminPath('page'))).json, 'results');
  for (const each of builtIn) {
    assert.match(await checkSlug('another', valueAt(each, 'documentId')), /^refused .* keeps/);
  }
  const id = await createPublished(t, admin, 'page', { ...page, address: 'visits' });
  assert.match(await checkSlug('visit-us', id), /^warning .* know this page as \/visits/);
});

test('an entry that would break a page is not published, and the error names the field', async (t) => {
  const data = { title: 'A title of its own', description: 'D', link: 'example.org' };
  const id = await createDraft(t, admin, 'just-in', data);
  const refused = await admin.call('POST', `${adminPath('just-in', id)}/actions/publish`, data);
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
    /^warning project: Visitors read that it belongs to “Project Ganitham \(of the sample\)”: choose a project of yours\.\nwarning name: .*another school “a School, [^”]*” in Ernakulam[^\n]*$/,
  );
});

test('only staff who can read the entries get the answer of a check, and a malformed request does no harm', async () => {
  const path = `${strapi.url}/website/check/api::project.project`;
  for (const token of ['', strapi.readToken, strapi.writeToken]) {
    const { status } = await call(path, { method: 'POST', body: { values: {} }, token });
    assert.ok([401, 403].includes(status), String(status));
  }
  const form = '/website/check/api::contact-form.contact-form';
  assert.equal((await admin.call('POST', form, { values: {} })).status, 404);
  const odd = { values: { title: 5, image: [{ id: 'x' }, null, { id: 999_999 }], link: {} } };
  for (const body of [odd, {}, { values: [] }, { values: null, documentId: 7 }]) {
    const { status } = await admin.call('POST', '/website/check/api::just-in.just-in', body);
    assert.equal(status, 200);
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
  const type = 'api::about-page.about-page';
  const path = `/content-manager/single-types/${type}`;
  const before = Object(valueAt((await admin.call('GET', `${path}?locale=ml`)).json, 'data'));
  const checked = await admin.call('POST', `/website/check/${type}`, {
    values: before,
    locale: 'ml',
  });
  assert.doesNotMatch(checked.text, /only a translation/);
});
