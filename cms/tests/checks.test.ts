import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import sharp from 'sharp';
import { translatedLanguages } from '../../site/app/languages.ts';
import { pages } from '../../site/app/pages.ts';
import { built } from './built.ts';
import { call, listAt, valueAt } from './http.ts';
import { shared } from './shared.ts';
import { adminPath } from './types.ts';

const strapi = await shared();
const { admin } = strapi;

/**
 * What the check says of these values, as the edit page asks for it: a line for each finding. Links of this website are
 * left out, which does not run beside these tests.
 */
async function says(type: string, values: object, documentId?: unknown): Promise<string> {
  const body = { documentId, values };
  const reply = await admin.call('POST', `/website/check/api::${type}.${type}`, body);
  assert.equal(reply.status, 200, reply.text);
  const lines = listAt(reply.json, 'data').map((each) => {
    const { field = '', text, isObstacle } = Object(each);
    return `${isObstacle ? 'refused' : 'warning'} ${field}: ${text}`;
  });
  return lines.filter((line) => !line.includes('The website did not answer')).join('\n');
}

const project = {
  projectTitle: 'A good one',
  url: 'a-good-one',
  projectIcon: 'spark',
  sortOrder: 77,
  shortDescription: 'One line',
  cardDescription: 'A sentence.',
  longDescription: 'A story.',
  metaDescription: 'A sentence for search engines.',
};
const activity = { title: 'A title of its own', description: 'D' };
const linked = { ...activity, linkTitle: 'See it' };
const page = { title: 'A page', description: 'D', body: 'B' };
const figures = { students: 1, volunteers: 1, colleges: 1, tribalstudycenters: 1 };
const person = { name: 'N', position: 'p', imageUrl: null };
const NOTHING = /^$/;

const GOOD_LINKS = [
  'https://example.org/a?b=c#d',
  'Https://example.org',
  'mailto:hello@mazhavil.example',
  'tel:+910000000000',
  '/team',
  '/',
];
const BAD_LINKS = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere',
  'https:///x',
  'https://a b',
  'ftp://example.org',
  'mailto:',
];

type Case = readonly [values: object, expected: RegExp];
const CASES: readonly (readonly [title: string, type: string, ...cases: readonly Case[]])[] = [
  [
    'an address that another project has keeps an entry from being published',
    'project',
    [{ ...project, url: 'project-spark' }, /^refused url: .*address “project-spark” already/],
  ],
  [
    '[R20] a link without words, words without a link, and a link that is not private',
    'just-in',
    [activity, NOTHING],
    [linked, /^warning linkTitle: There are words for a button, but no link/],
    [{ ...activity, linkTitle: 'null' }, NOTHING],
    [{ ...activity, link: 'https://example.org' }, /^warning link: .*“Know more”/],
    [{ ...linked, link: 'http://example.org' }, /^warning link: .*https:\/\//],
  ],
  [
    '[R20] a link that leads nowhere is refused, with what to write',
    'just-in',
    ...GOOD_LINKS.map((link): Case => [{ ...linked, link }, NOTHING]),
    [{ ...linked, link: 'example.org/a' }, /^refused link: .* this: https:\/\/example\.org\/a$/],
    [{ ...linked, link: 'hello@mazhavil.example' }, /mailto:hello@mazhavil\.example$/],
    [{ ...linked, link: '+91 98765 43210' }, /tel:\+919876543210$/],
    ...BAD_LINKS.map((link): Case => [{ ...linked, link }, /^refused link: Write a web address/]),
  ],
  [
    'texts that are long, or hold the marks of a page',
    'just-in',
    [{ ...activity, description: '5 < 6 and 7 > 3 * 2' }, NOTHING],
    [{ ...activity, description: 'a'.repeat(281) }, /281 letters, where up to 280/],
    [{ ...activity, description: 'This is <b>new</b>' }, /Visitors will see them as they are/],
    [{ ...activity, description: 'This is **new**' }, /Visitors will see them as they are/],
  ],
  [
    'a text that is longer than can be saved: by how much',
    'page',
    [{ ...page, body: 'a'.repeat(100_000) }, NOTHING],
    [
      { ...page, body: `${'a '.repeat(50_600)}\n` },
      /^refused body: [^\n]*up to 100,000 letters fit here, and there are 1,201 more\. [^\n]*$/,
    ],
    [
      { ...page, title: 'A page '.repeat(10) },
      /^refused title: .*up to 60 .* 10 more\. Shorten it\.$/m,
    ],
  ],
  [
    'a part of a list that is longer than can be saved',
    'home-page',
    [{ shortcuts: [{ name: 'a'.repeat(10_000), url: '' }] }, /^refused shortcuts: 1, .* more\./m],
  ],
  [
    '[R20] a page of Markdown: tags, dead links, mute pictures and unknown placeholders',
    'page',
    [
      { ...page, body: '[us](mailto:{email}), {nmae}, <b>now</b>. [H](example.org) ![](/a.webp)' },
      /“H” leads nowhere.*\n.*picture \/a\.webp has no alt.*\n.*tags such as.*\n.*not know \{nmae\}/,
    ],
  ],
  [
    'what is required and missing is named',
    'partner',
    [{ name: ' ', kind: 'volunteer', link: '/' }, /^refused name: “Name” is empty: fill it in\.$/],
  ],
  [
    'a file that is required and missing is named',
    'document',
    [{ title: 'A report', kind: 'annual-report' }, /^refused file: “File” is empty/],
  ],
  [
    '[2.4.5] a card of the home page without its project',
    'home-page',
    [
      { shortcuts: ['project-spark', 'gone'].map((url) => ({ name: url, url })) },
      /^warning shortcuts: The project of the card “gone” is gone[^\n]*$/m,
    ],
  ],
  [
    'a testimonial without words',
    'testimonial',
    [{ author: 'Meena' }, /^refused testimonialText: There are no words[^\n]*$/],
    [{ author: 'Meena', mainText: 'A day in class' }, NOTHING],
    [{ name: 'Meena', testimonialText: 'It was good.' }, NOTHING],
  ],
  [
    '[3.9] a school of which half a place is written',
    'school',
    [
      { name: 'Alone', district: 'Ernakulam', project: 'pg', latitude: '9.9' },
      /^refused longitude: [^\n]* is empty[^\n]*$/m,
    ],
    [
      { name: 'Alone', district: 'Ernakulam', project: 'pg', longitude: '76.3' },
      /^refused latitude: [^\n]* is empty[^\n]*$/m,
    ],
  ],
  [
    'a WhatsApp number without its country code',
    'organisation',
    [
      { name: 'Sample', whatsapp: '00000 00000' },
      /^refused whatsapp: Begin with the country code/m,
    ],
    [{ name: 'Sample', whatsapp: '+91 098470 12345' }, /^refused whatsapp: Begin with/m],
    [{ name: 'Sample', whatsapp: '+91 00000-00000' }, /^(?![\s\S]*whatsapp)/],
  ],
  ['a second entry of the statistics', 'stats-counter', [figures, /more than one entry/]],
  [
    'a person without a portrait',
    'team',
    [person, /^warning portrait: [^\n]*$/],
    [{ ...person, imageUrl: '/uploads/a.webp' }, NOTHING],
    [{ ...person, imageUrl: 'javascript:alert(1)' }, /^refused imageUrl: /],
  ],
];

for (const [title, type, ...cases] of CASES) {
  test(title, async () => {
    for (const [values, expected] of cases) assert.match(await says(type, values), expected);
  });
}

test('the check warns of an image that has no alternative text or is too small or too tall', async () => {
  const picture = async (width: number, height: number, alternativeText: string | null) => {
    const create = { width, height, channels: 3 as const, background: 'teal' };
    const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
    const body = new FormData();
    body.append('files', new Blob([bytes], { type: 'image/png' }), 'a.png');
    body.append('fileInfo', JSON.stringify({ name: 'a.png', alternativeText, folder: null }));
    return { id: valueAt((await admin.call('POST', '/upload', body)).json, 0, 'id') };
  };
  const agreed = { imagePermission: true };
  const good = await picture(1600, 1000, 'Children around a table');
  const mute = await picture(1600, 1000, null);
  const small = await picture(400, 300, 'Children around a table');
  for (const [image, expected] of [
    [good, NOTHING],
    [mute, /^warning image: .* has no alternative text/],
    [await picture(1600, 1000, 'IMG_1234.JPG'), /only the name of a file/],
    [small, /400 × 300 pixels; here it needs 960 × 640/],
    [await picture(1200, 1600, 'A kite'), /higher than wide/],
  ] as const) {
    assert.match(
      await says('gallery', { image, shortDescription: 'A morning', ...agreed }),
      expected,
    );
  }
  const images = [good, mute, small];
  const said = await says('project', { ...project, ...agreed, mainImage: good, images });
  assert.match(said, /^warning images: [^\n]*\nwarning images: [^\n]*$/);

  const muteToo = await picture(1600, 1000, '');
  const both = await says('project', {
    ...project,
    ...agreed,
    mainImage: good,
    images: [mute, muteToo],
  });
  assert.match(both, /^warning images: “a\.png” and “a\.png” have no alternative text[^\n]*$/);
});

/** A picture of the media library, as a form names it. */
async function uploaded(alternativeText: string | null) {
  const create = { width: 1600, height: 1000, channels: 3 as const, background: 'teal' };
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  const body = new FormData();
  body.append('files', new Blob([bytes], { type: 'image/png' }), 'b.png');
  body.append('fileInfo', JSON.stringify({ name: 'b.png', alternativeText, folder: null }));
  return { id: valueAt((await admin.call('POST', '/upload', body)).json, 0, 'id') };
}

test('a project without a drawing and without an icon is refused', async () => {
  const { projectIcon: _, ...bare } = project;
  const agreed = { imagePermission: true };
  assert.match(await says('project', bare), /^refused projectIcon: Choose a drawing/m);
  const iconImage = await uploaded('A lamp');
  const fields = { ...bare, ...agreed, iconImage, projectIcon: null };
  const published = await admin.publish('project', fields);
  assert.equal(published.status, 200, published.text);
  await admin.remove('project', valueAt(published.json, 'data', 'documentId'));
});

test('a story is refused if its image has an alternative text neither in the entry nor in the media library', async () => {
  const story = { title: 'Kites', slug: 'kites', text: 'T', imagePermission: true };
  const told = async (alternativeText: string | null) =>
    says('story', { ...story, image: await uploaded(alternativeText) });
  assert.match(await told(null), /^refused imageAlternativeText/m);
  assert.match(await told('b.png'), /^refused imageAlternativeText/m);
  assert.doesNotMatch(await told('Children fly a kite'), /imageAlternativeText/);
});

test('the check warns of a page address that changes, is generic or does not fit the title', async () => {
  const all = await admin.call('GET', `${adminPath('project')}?pageSize=50`);
  const spark = listAt(all.json, 'results').find(
    (each) => valueAt(each, 'url') === 'project-spark',
  );
  const told = async (url: string, projectTitle: string, documentId?: unknown) =>
    (await says('project', { ...project, url, projectTitle }, documentId))
      .match(/ url: .*/g)
      ?.join();
  const renamed = await told('sparkles', 'Project Spark', valueAt(spark, 'documentId'));
  assert.match(renamed ?? '', /Visitors know this project as \/projects\/project-spark/);
  for (const url of ['project', 'new-thing']) {
    assert.match((await told(url, 'Water for all')) ?? '', /“water-for-all” would/);
  }
  assert.equal(await told('water', 'Water for all'), undefined);
});

test('the check warns of a link to a page that the website does not have, and of a link that it cannot check', async (context) => {
  const { findDeadLinks } = built<{
    findDeadLinks(entry: object, siteUrl: string): Promise<{ field: string; text: string }[]>;
  }>('features/checks/server/dead-links');
  let asked = 0;
  const site = createServer(({ url, method }, response) => {
    asked += 1;
    response.writeHead(url === '/team' && method === 'HEAD' ? 200 : 404).end();
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  context.after(() => site.close());
  const { port } = site.address() as AddressInfo;
  const siteUrl = `http://127.0.0.1:${port}`;
  const found = async (fields: Readonly<Record<string, string>>) => {
    const textOf = (field: string) => fields[field] ?? '';
    const partsOf = (field: string) => [{ textOf: () => textOf(field) }];
    const entry = { uid: 'api::page.page', textOf, partsOf };
    const findings = await findDeadLinks(entry, siteUrl);
    return findings.map(({ field, text }) => {
      const isKnown = text.includes('has no page');
      return `${field}: ${/“(.*?)”/.exec(text)?.[1]}${isKnown ? '' : ', not known'}`;
    });
  };
  assert.deepEqual(await found({ link: '/teams' }), ['link: /teams']);
  assert.deepEqual(await found({ link: '/team#top' }), []);
  assert.deepEqual(await found({ link: `${siteUrl}/teams` }), [`link: ${siteUrl}/teams`]);
  assert.deepEqual(await found({ link: 'https://example.org/teams' }), []);
  assert.deepEqual(await found({ socialLinks: '/gone' }), ['socialLinks: /gone']);
  const body = 'See [us](/team), [them](/teams), [them again](/teams) and ![it](/uploads/a.png).';
  assert.deepEqual(await found({ body }), ['body: /teams']);
  const written = `[One][1], [two] and <${siteUrl}/three>.\n\n[1]: /one\n[two]: </two> "Two"`;
  const dead = ['body: /one', 'body: /two', `body: ${siteUrl}/three`];
  assert.deepEqual(await found({ body: written }), dead, 'links whose address stands elsewhere');
  asked = 0;
  for (let pause = 0; pause < 10; pause += 1) await found({ body, link: `/teams?${pause % 2}` });
  assert.equal(asked, 2, 'a page is asked for once, and not at each pause in typing');
  await once(site.close(), 'close');
  assert.deepEqual(await found({ link: '/other' }), ['link: /other, not known']);
});

const saysOfSlug = (slug: string, documentId?: unknown) =>
  says('page', { ...page, address: slug }, documentId);

test('a page address is refused if another page has it or if it is badly spelled', async () => {
  assert.equal(await saysOfSlug('school-library'), '');
  assert.match(await saysOfSlug('privacy'), /^refused .* “Privacy Policy” has the page address/);
  assert.match(await saysOfSlug('A b'), /^refused .*: Write the page address in small.*: a-b$/);
});

test('a page address that the website needs for itself is refused', async () => {
  const names = pages.map(({ path }) => path.split('/')[1]?.replace(/\.\w+$/, '') ?? '');
  for (const slug of [...names, ...translatedLanguages]) {
    if (/^[a-z-]+$/.test(slug)) assert.match(await saysOfSlug(slug), /^refused /, slug);
  }
});

test('a built-in page cannot change its address, and another page is warned that its old address is known', async () => {
  const builtIn = listAt((await admin.call('GET', adminPath('page'))).json, 'results');
  for (const each of builtIn) {
    assert.match(await saysOfSlug('another', valueAt(each, 'documentId')), /^refused .* keeps/);
  }
  const visits = await admin.publish('page', { ...page, address: 'visits' });
  const id = valueAt(visits.json, 'data', 'documentId');
  assert.match(await saysOfSlug('visit-us', id), /^warning .* know this page as \/visits/);
  await admin.remove('page', id);
});

test('an entry that would break a page is not published, and the error names the field', async () => {
  const refused = await admin.publish('just-in', { ...linked, link: 'example.org' });
  assert.equal(refused.status, 400, refused.text);
  const error = valueAt(refused.json, 'error', 'details', 'errors', 0);
  assert.deepEqual(valueAt(error, 'path'), ['link']);
  assert.match(String(valueAt(error, 'message')), /^Begin the link with https:\/\//);
  const newest = await admin.call('GET', `${adminPath('just-in')}?sort=id:DESC`);
  await admin.remove('just-in', valueAt(newest.json, 'results', 0, 'documentId'));
});

test('[3.9] the check warns of a school that the list has already', async () => {
  // ർ as a letter of its own, and below as older keyboards write it.
  const school = { name: 'A school, അടൂർ', district: 'Ernakulam', project: 'pg' };
  const place = { latitude: '9.93', longitude: '76.27' };
  const saved = await admin.call('POST', adminPath('school'), { ...school, ...place });
  assert.match(
    await says('school', {
      ...school,
      name: 'a School, അടൂര്\u200d',
      latitude: '9.9',
      longitude: '76',
    }),
    /^warning project: Visitors read that it belongs to “Project Ganitham \(of the sample\)”: choose a project of yours\.\nwarning name: .*another school “a School, [^”]*” in Ernakulam[^\n]*$/,
  );
  await admin.remove('school', valueAt(saved.json, 'data', 'documentId'));
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

test('no entry of a selection is published if one of them does not pass its check', async () => {
  const made = async (title: string, body: string) => {
    const { json } = await strapi.editor.call('POST', adminPath('page'), { title, body });
    return String(valueAt(json, 'data', 'documentId'));
  };
  const documentIds = [await made('Kites', 'Come and fly.'), await made('Kite workshop', '')];
  const path = `${adminPath('page')}/actions/bulkPublish`;
  const refused = await strapi.editor.call('POST', path, { documentIds, locale: 'en' });
  assert.equal(refused.status, 400, refused.text);
  assert.match(refused.text, /empty/);
  const isLive = async () =>
    (
      await strapi.query(
        "select id from pages where address = 'kites' and published_at is not null",
      )
    ).length;
  assert.equal(await isLive(), 0);
  const [good, empty = ''] = documentIds;
  const published = await strapi.editor.call('POST', path, { documentIds: [good], locale: 'en' });
  assert.equal(published.status, 200, published.text);
  assert.equal(await isLive(), 1);
  for (const id of [good ?? '', empty]) await strapi.editor.remove('page', id);
});
