import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import sharp from 'sharp';
import { pages } from '../../site/app/pages.ts';
import { built } from './built.ts';
import { at, call, list } from './http.ts';
import { shared } from './shared.ts';

const strapi = await shared();
const { admin } = strapi;

const { linkProblem, deadLinkFindings } = built<{
  linkProblem(link: string): string;
  deadLinkFindings(entry: { text(): string }, siteUrl: string): Promise<unknown[]>;
}>('editing/checks/links');

const TYPES = '/content-manager/collection-types';

interface Found {
  readonly field: unknown;
  readonly label: unknown;
  readonly text: string;
  readonly blocks: unknown;
}

/** What the check says of these values, as the edit page asks for it. */
async function check(type: string, values: object, documentId?: string): Promise<Found[]> {
  const body = { documentId, values };
  const reply = await admin.call('POST', `/website/check/api::${type}.${type}`, body);
  assert.equal(reply.status, 200, reply.text);
  return list(reply.json, 'data').map((each) => ({
    field: at(each, 'field'),
    label: at(each, 'label'),
    text: String(at(each, 'text')),
    blocks: at(each, 'blocks'),
  }));
}

const fieldsOf = (found: readonly Found[]) => found.map(({ field }) => field);

/** Puts a plain picture of that size into the media library. */
async function picture(width: number, height: number, alternativeText: string | null) {
  const create = { width, height, channels: 3 as const, background: 'teal' };
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  const body = new FormData();
  body.append('files', new Blob([bytes], { type: 'image/png' }), 'a.png');
  body.append('fileInfo', JSON.stringify({ name: 'a.png', alternativeText, folder: null }));
  const reply = await call(`${strapi.url}/upload`, { method: 'POST', token: admin.token, body });
  assert.equal(reply.status, 201, reply.text);
  return { id: at(reply.json, 0, 'id') };
}

const goodProject = {
  projectTitle: 'A good one',
  url: 'a-good-one',
  projectIcon: 'spark',
  sortOrder: 77,
  shortDescription: 'One line',
  cardDescription: 'A sentence.',
  longDescription: 'A story.',
  metaDescription: 'A sentence for search engines.',
};

test('a picture without a text, too small or too tall for its place is warned of', async () => {
  const good = await picture(1600, 1000, 'Children around a table');
  const mute = await picture(1600, 1000, null);
  const fileName = await picture(1600, 1000, 'IMG_1234.JPG');
  const small = await picture(400, 300, 'Children around a table');
  const tall = await picture(1200, 1600, 'A kite');
  const says = async (image: object) =>
    (await check('gallery', { image, shortDescription: 'A morning' })).map(({ text }) => text);
  assert.deepEqual(await says(good), []);
  assert.match((await says(mute)).join(), /has no alternative text/);
  assert.match((await says(fileName)).join(), /only the name of a file/);
  assert.match((await says(small)).join(), /400 × 300 pixels; here it needs 960 × 640/);
  assert.match((await says(tall)).join(), /higher than wide/);
  const [found] = await check('gallery', { image: mute, shortDescription: 'A morning' });
  assert.deepEqual([found?.field, found?.label, found?.blocks], ['image', 'Picture', false]);
  const project = { ...goodProject, mainImage: good, images: [good, mute, small] };
  assert.deepEqual(fieldsOf(await check('project', project)), ['images', 'images']);
});

test('an address that another project has keeps an entry from being published', async () => {
  const mainImage = await picture(1600, 1000, 'Children around a table');
  assert.deepEqual(await check('project', { ...goodProject, mainImage }), []);
  const [found] = await check('project', { ...goodProject, mainImage, url: 'project-spark' });
  assert.equal(found?.blocks, true);
  assert.match(found?.text ?? '', /has the page address “project-spark” already/);
});

test('a page address that changes, is generic or does not fit its title is warned of', async () => {
  const all = await admin.call('GET', `${TYPES}/api::project.project?pageSize=50`);
  const spark = list(all.json, 'results').find((each) => at(each, 'url') === 'project-spark');
  const says = async (url: string, projectTitle: string, documentId?: string) =>
    (await check('project', { ...goodProject, url, projectTitle }, documentId))
      .filter(({ field }) => field === 'url')
      .map(({ text }) => text)
      .join();
  const renamed = await says('sparkles', 'Project Spark', String(at(spark, 'documentId')));
  assert.match(renamed, /Visitors know this page as \/projects\/project-spark/);
  assert.match(renamed, /The home page has a card that leads to the old address: the card goes/);
  assert.match(await says('project', 'Water for all'), /“water-for-all” would/);
  assert.match(await says('new-thing', 'Water for all'), /“water-for-all” would/);
  assert.equal(await says('water', 'Water for all'), '');
});

test('[R20] a link without words, and words without a link', async () => {
  const activity = { title: 'A title of its own', description: 'D' };
  const says = async (more: object) =>
    (await check('just-in', { ...activity, ...more })).map(({ text }) => text).join();
  assert.equal(await says({}), '');
  assert.equal(await says({ link: 'https://example.org', linkTitle: 'See it' }), '');
  assert.match(await says({ linkTitle: 'See it' }), /words for a button, but no link/);
  assert.equal(await says({ linkTitle: 'null' }), '');
  assert.match(await says({ link: 'https://example.org' }), /“Know more”/);
  assert.match(await says({ link: 'http://example.org', linkTitle: 'x' }), /https:\/\//);
});

test('[R20] the error beside a link says in one sentence what to write', () => {
  const good = [
    'https://example.org/a?b=c#d',
    'Http://example.org',
    'mailto:hello@mazhavil.example',
  ];
  for (const link of ['', ...good, 'tel:+910000000000', '/team', '/']) {
    assert.equal(linkProblem(link), '', link);
  }
  assert.equal(
    linkProblem('example.org/a'),
    'Begin the link with https://, like this: https://example.org/a',
  );
  assert.match(linkProblem('hello@mazhavil.example'), /mailto:hello@mazhavil\.example$/);
  assert.match(linkProblem('+91 98765 43210'), /tel:\+919876543210$/);
  const bad = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
  ];
  for (const link of [...bad, 'https:///x', 'https://a b', 'ftp://example.org', 'mailto:']) {
    assert.match(linkProblem(link), /^Write a web address/, link);
  }
});

test('a link to a page that the website does not have is warned of, if the website answers', async () => {
  const site = createServer(({ url, method }, response) => {
    response.writeHead(url === '/team' && method === 'HEAD' ? 200 : 404).end();
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const address = site.address();
  assert.ok(typeof address === 'object' && address !== null);
  const says = async (link: string) =>
    (await deadLinkFindings({ text: () => link }, `http://127.0.0.1:${address.port}`)).length;
  assert.equal(await says('/teams'), 1);
  assert.equal(await says('/team'), 0);
  assert.equal(await says('https://example.org/teams'), 0);
  await once(site.close(), 'close');
  assert.equal(await says('/teams'), 0, 'the website cannot be asked');
});

test('texts that are long, or hold the marks of a page, are warned of', async () => {
  const says = async (description: string) =>
    (await check('just-in', { title: 'A title of its own', description })).map(({ text }) => text);
  assert.deepEqual(await says('5 < 6 and 7 > 3 * 2'), []);
  assert.match((await says('a'.repeat(281))).join(), /281 letters, where up to 280/);
  assert.match((await says('This is <b>new</b>')).join(), /Visitors will see them as they are/);
  assert.match((await says('This is **new**')).join(), /Visitors will see them as they are/);
});

test('what is required and missing keeps an entry from being published, and is named', async () => {
  const texts = async (type: string, values: object) =>
    (await check(type, values)).filter(({ blocks }) => blocks).map(({ text }) => text);
  assert.deepEqual(await texts('document', { title: 'A report', kind: 'annual-report' }), [
    '“File” is empty: fill it in.',
  ]);
  assert.deepEqual(await texts('partner', { name: ' ', kind: 'volunteer', link: 'example.org' }), [
    '“Name” is empty: fill it in.',
    'Begin the link with https://, like this: https://example.org',
  ]);
  assert.deepEqual(await texts('page', { title: 'A page' }), ['“Text” is empty: fill it in.']);
  const refused = await admin.publish('page', { title: 'A page', body: '' });
  assert.equal(refused.status, 400);
  assert.match(refused.text, /“Text” is empty/);
  const draft = (await admin.call('GET', `${TYPES}/api::page.page?filters[title]=A page`)).json;
  const id = String(at(draft, 'results', 0, 'documentId'));
  assert.equal(at(draft, 'results', 0, 'address'), 'a-page');
  await admin.call('DELETE', `${TYPES}/api::page.page/${id}`);
});

test('[R20] a page of Markdown: tags, dead links, mute pictures and unknown placeholders', async () => {
  const body =
    'Write to [us](mailto:{email}), {nmae}, <b>now</b>. [Here](example.org) ![](/uploads/a.webp)';
  const found = await check('page', { title: 'A page', description: 'D', body });
  assert.deepEqual(
    found.map(({ text }) => text.slice(0, 32)),
    [
      '“Here” leads nowhere. Begin the ',
      'The picture /uploads/a.webp has ',
      'There are tags such as <b> in th',
      'The website does not know {nmae}',
    ],
  );
});

test('the address of a page is free, stays, and is none that the website needs', async () => {
  const all = list((await admin.call('GET', `${TYPES}/api::page.page`)).json, 'results');
  const privacy = all.find((each) => at(each, 'address') === 'privacy');
  const page = { title: 'A page', description: 'D', body: 'B' };
  const says = async (address: string, documentId?: unknown) =>
    (await check('page', { ...page, address }, documentId ? String(documentId) : undefined))
      .map(({ text, blocks }) => `${blocks} ${text}`)
      .join();
  assert.equal(await says('school-library'), '');
  assert.match(await says('privacy'), /^true The page “Privacy Policy” has the page address/);
  assert.match(await says('A b'), /^true Write the page address in small letters.*: a-b$/);
  for (const { path } of pages) {
    const [, first = ''] = path.split('/');
    const address = first.replace(/\.\w+$/, '');
    if (/^[a-z-]+$/.test(address)) assert.match(await says(address), /^true /, address);
  }
  assert.match(await says('our-privacy', at(privacy, 'documentId')), /^true This page keeps/);
  const body = '![A hall](http://127.0.0.1:1337/uploads/a.webp)';
  const library = await admin.publish('page', { ...page, body, address: 'school-library' });
  assert.equal(at(library.json, 'data', 'body'), '![A hall](/uploads/a.webp)');
  const id = at(library.json, 'data', 'documentId');
  assert.match(await says('library', id), /^false Visitors know this page as \/school-library/);
  await admin.call('DELETE', `${TYPES}/api::page.page/${id}`);
});

test('[3.9] a school gets an id and decimal degrees; a place elsewhere is refused', async () => {
  const school = { name: 'A school, Kochi', district: 'Ernakulam', project: 'pg' };
  const types = `${TYPES}/api::school.school`;
  const save = (latitude: string, longitude: string) =>
    admin.call('POST', types, { ...school, latitude, longitude });
  const { json } = await save('9°55′48″N', '76,27');
  assert.equal(at(json, 'data', 'latitude'), '9.93');
  assert.equal(at(json, 'data', 'longitude'), '76.27');
  assert.equal(at(json, 'data', 'schoolId'), 'pg-a-school-kochi');
  const swapped = await save('76.27', '9.93');
  assert.equal(swapped.status, 400);
  assert.match(swapped.text, /are swapped: exchange them/);
  const [twin, ...others] = await check('school', { ...school, latitude: '9.9', longitude: '76' });
  assert.match(twin?.text ?? '', /another school “A school, Kochi” in Ernakulam/);
  assert.deepEqual(others, []);
  await admin.call('DELETE', `${types}/${at(json, 'data', 'documentId')}`);
});

test('[2.4.5] a card of the home page without its project is warned of', async () => {
  const shortcuts = ['project-spark', 'gone'].map((url) => ({ name: url, url }));
  assert.deepEqual(fieldsOf(await check('home-page', { shortcuts })), ['shortcuts']);
});

test('a testimonial without words cannot be published, and the reason is said', async () => {
  const found = await check('testimonial', { author: 'Meena' });
  assert.deepEqual(
    found.map(({ field, blocks }) => [field, blocks]),
    [['testimonialText', true]],
  );
  const refused = await admin.publish('testimonial', { author: 'Meena' });
  assert.equal(refused.status, 400);
  assert.match(refused.text, /There are no words/);
  const all = await admin.call(
    'GET',
    `${TYPES}/api::testimonial.testimonial?filters[author]=Meena`,
  );
  for (const each of list(all.json, 'results')) {
    const id = String(at(each, 'documentId'));
    if (at(each, 'testimonialText') === null) {
      await admin.call('DELETE', `${TYPES}/api::testimonial.testimonial/${id}`);
    }
  }
});

test('a second entry of the statistics is warned of, also a person without a portrait', async () => {
  const figures = { students: 1, volunteers: 1, colleges: 1, tribalstudycenters: 1 };
  assert.match((await check('stats-counter', figures))[0]?.text ?? '', /more than one entry/);
  const person = { name: 'N', position: 'p', imageUrl: null };
  assert.deepEqual(fieldsOf(await check('team', person)), ['portrait']);
  assert.deepEqual(await check('team', { ...person, imageUrl: '/uploads/a.webp' }), []);
  const script = await check('team', { ...person, imageUrl: 'javascript:alert(1)' });
  assert.deepEqual([script[0]?.field, script[0]?.blocks], ['imageUrl', true]);
});

test('only staff who may read the entries are told', async () => {
  const path = `${strapi.url}/website/check/api::project.project`;
  for (const token of [undefined, strapi.readToken, strapi.writeToken]) {
    const reply = await call(path, {
      method: 'POST',
      body: { values: {} },
      ...(token === undefined ? {} : { token }),
    });
    assert.ok([401, 403].includes(reply.status), String(reply.status));
  }
  const form = '/website/check/api::contact-form.contact-form';
  assert.equal((await admin.call('POST', form, { values: {} })).status, 404);
});

test('an odd question is answered, not failed', async () => {
  const odd = { values: { title: 5, image: [{ id: 'x' }, null, { id: 999_999 }], link: {} } };
  const path = '/website/check/api::just-in.just-in';
  for (const body of [odd, {}, { values: [] }, { values: null, documentId: 7 }]) {
    assert.equal((await admin.call('POST', path, body)).status, 200);
  }
});
