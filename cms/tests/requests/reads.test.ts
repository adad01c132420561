// @postgres
import assert from 'node:assert/strict';
import { test } from 'node:test';
import opportunityPages from '../../../site/app/texts/content/opportunity-pages.json' with {
  type: 'json',
};
import pages from '../../../site/app/texts/content/pages.json' with { type: 'json' };
import sample from '../../src/seed/content/shared.json' with { type: 'json' };
import { call, listAt, succeeded, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';

const strapi = await sharedCms();
const sampleCount = (list: keyof typeof sample) => Object.keys(sample[list]).length;

/** The calls of section 7.1, word for word, and the fields that the website reads in each reply. */
const READS: readonly (readonly [path: string, entries: number, fields: readonly string[]])[] = [
  [
    '/api/testimonials?populate=*',
    sampleCount('testimonials'),
    ['author', 'testimonialText', 'authorDesc', 'eventName'],
  ],
  [
    '/api/projects?sort=sortOrder:ASC&pagination[limit]=4',
    4,
    ['url', 'projectIcon', 'projectTitle', 'shortDescription'],
  ],
  [
    '/api/projects?sort=sortOrder:ASC&populate=*',
    sampleCount('projects'),
    [
      'projectTitle',
      'cardDescription',
      'longDescription',
      'url',
      'statStudents',
      'statVolunteers',
      'metaDescription',
    ],
  ],
  ['/api/just-ins', sampleCount('activities'), ['title', 'description', 'link', 'linkTitle']],
  ['/api/galleries?populate=*', sampleCount('gallery'), ['shortDescription']],
  ['/api/teams', sampleCount('team'), ['name', 'description', 'position', 'link', 'imageUrl']],
  [
    '/api/opportunity-pages?populate=*',
    opportunityPages.length,
    ['kind', 'heading', 'lists', 'image'],
  ],
  ['/api/pages?populate=*', pages.length, ['title', 'address', 'body', 'linked']],
  ['/api/partners?sort=sortOrder:ASC&populate=*', 13, ['name', 'kind', 'logo']],
  ['/api/schools?pagination[pageSize]=100', 100, ['schoolId', 'latitude', 'longitude', 'active']],
  ['/api/documents?sort=sortOrder:ASC&populate=*', 12, ['title', 'kind', 'file']],
  ['/api/stats-counters', 1, ['colleges', 'students', 'volunteers', 'tribalstudycenters']],
];

const V4 = { 'Strapi-Response-Format': 'v4' };

function read(path: string, headers: Record<string, string> = {}) {
  return call(strapi.url + path, { token: strapi.readToken, headers });
}

for (const [path, count, fields] of READS) {
  test(`[7.1] [R3] GET ${path} returns flat entries, and entries with data[].attributes on request`, async () => {
    for (const [headers, inside] of [
      [{}, []],
      [V4, ['attributes']],
    ] as const) {
      const reply = await read(path, headers);
      assert.equal(reply.status, 200, reply.text);
      const entries = listAt(reply.json, 'data');
      assert.equal(entries.length, count);
      assert.equal(valueAt(entries[0], 'attributes') !== undefined, inside.length > 0);
      for (const field of fields)
        assert.notEqual(valueAt(entries[0], ...inside, field), undefined, field);
    }
  });
}

test('[R33] the texts that the website has built in are published, with their files', async () => {
  for (const [path, text, file] of [
    ['organisation', 'tagline', 'socialLinks'],
    ['home-page', 'heroHeading', 'heroImage'],
    ['about-page', 'introduction', 'video'],
    ['list-page', 'contactHeading', 'contactImage'],
  ] as const) {
    const { json } = await read(`/api/${path}?populate=*`);
    assert.ok(valueAt(json, 'data', text), text);
    assert.ok(valueAt(json, 'data', file), file);
  }
});

test('[R33] the documents of the sample are published with their years and served as PDFs', async () => {
  const documents = listAt(
    (await read('/api/documents?sort=sortOrder:ASC&populate=*')).json,
    'data',
  );
  assert.deepEqual(
    documents.map((each) => valueAt(each, 'year')),
    // The sample has these for the footer, and five for Transparency.
    [null, null, 2025, 2025, 2025, 2025, 2024, 2024, 2023, 2023, 2022, 2021],
  );
  const served = await call(`${strapi.url}${valueAt(documents[0], 'file', 'url')}`);
  assert.equal(served.headers.get('content-type'), 'application/pdf');
});

test('[3.1] projects are ordered by sortOrder and have the images that section 3.1 reads', async () => {
  const { json } = await read('/api/projects?sort=sortOrder:ASC&populate=*', V4);
  const projects = listAt(json, 'data');
  assert.deepEqual(
    projects.map((project) => valueAt(project, 'attributes', 'url')),
    [
      'project-spark',
      'project-disha',
      'project-ganitham',
      'lets-learn-english',
      'reading-rainbow',
      'kanavu-science-lab',
    ],
  );
  for (const project of projects) {
    const main = valueAt(project, 'attributes', 'mainImage', 'data');
    const images = listAt(project, 'attributes', 'images', 'data');
    assert.equal(images.length, 4);
    for (const image of [main, ...images]) {
      assert.match(String(valueAt(image, 'attributes', 'url')), /^\/uploads\/.+\.webp$/);
      assert.ok(
        valueAt(image, 'attributes', 'alternativeText'),
        'an image needs an alternative text',
      );
    }
  }
});

test('[7.1] a read without a language returns English and no translation', async () => {
  const { json } = await read('/api/projects?populate=*');
  assert.equal(valueAt(json, 'data', 0, 'locale'), 'en');
  assert.equal(valueAt(json, 'data', 0, 'projectTitle'), 'Project Spark');
  assert.equal(valueAt(json, 'data', 0, 'localizations'), undefined);
});

test('a read of a translation does not return the English from which it was made', async () => {
  for (const type of ['opportunity-pages', 'transparency']) {
    const { json, text } = await succeeded(read(`/api/${type}?populate=*&locale=ml`));
    const [entry] = [valueAt(json, 'data')].flat();
    assert.equal(valueAt(entry, 'locale'), 'ml', type);
    assert.doesNotMatch(text, /translatedFrom/, type);
  }
});

test('[2.3] [7.1] the read of the menu returns the icons that editors uploaded, and no other image', async () => {
  const { json } = await read('/api/projects?sort=sortOrder:ASC&pagination[limit]=4', V4);
  for (const project of listAt(json, 'data')) {
    assert.equal(valueAt(project, 'attributes', 'iconImage', 'data'), null);
    assert.equal(valueAt(project, 'attributes', 'mainImage'), undefined);
  }
});

test('[3.3] a testimonial has the thumbnail of its photo', async () => {
  const { json } = await read('/api/testimonials?populate=*', V4);
  for (const entry of listAt(json, 'data')) {
    const photo = valueAt(entry, 'attributes', 'authorImage', 'data', 'attributes');
    assert.match(String(valueAt(photo, 'formats', 'thumbnail', 'url')), /^\/uploads\/thumbnail_/);
    assert.equal(valueAt(entry, 'attributes', 'image', 'data'), null);
  }
});

test('[3.4] [3.5] portraits, gallery images and thumbnails are served as images', async () => {
  const team = listAt((await read('/api/teams')).json, 'data');
  const gallery = listAt((await read('/api/galleries?populate=*', V4)).json, 'data');
  const first = valueAt(gallery[0], 'attributes', 'image', 'data', 'attributes');
  const thumbnail = valueAt(first, 'formats', 'thumbnail', 'url');
  for (const path of [valueAt(team[0], 'imageUrl'), valueAt(first, 'url'), thumbnail]) {
    const reply = await call(`${strapi.url}${path}`);
    assert.equal(reply.status, 200);
    assert.equal(reply.headers.get('content-type'), 'image/webp');
    assert.equal(reply.headers.get('x-content-type-options'), 'nosniff');
  }
});

const readTeam = async () =>
  listAt((await read('/api/teams')).json, 'data').map((entry) => valueAt(entry, 'name'));

test('[4.4] the founder is not the first in the list of the team', async () => {
  assert.ok((await readTeam()).indexOf('Anjali Varma') > 0);
});

test('[4.4] [R4] pages of an unordered list do not overlap', async () => {
  const all = await readTeam();
  const pages: unknown[] = [];
  for (const page of [1, 2, 3, 4]) {
    const { json } = await read(`/api/teams?pagination[page]=${page}&pagination[pageSize]=4`);
    assert.equal(valueAt(json, 'meta', 'pagination', 'pageCount'), 4);
    pages.push(...listAt(json, 'data').map((entry) => valueAt(entry, 'name')));
  }
  assert.deepEqual(pages, all);
});

test('[R4] a list has 25 entries by default and never more than 100', async () => {
  for (const [query, size] of [
    ['', 25],
    ['?pagination[pageSize]=5000', 100],
  ] as const) {
    const { json } = await read(`/api/teams${query}`);
    assert.equal(valueAt(json, 'meta', 'pagination', 'pageSize'), size);
  }
});

test('GET /_health and /_health/database answer without a token', async () => {
  assert.equal((await call(`${strapi.url}/_health`)).status, 204);
  assert.equal((await call(`${strapi.url}/_health/database`)).status, 204);
});

test('a NUL character in a query does not cause a server error', async () => {
  for (const query of ['filters[url]=%00', 'locale=%00', 'sort=%00', 'fields[0]=%00']) {
    const reply = await read(`/api/projects?${query}`);
    assert.ok(reply.status < 500, `${query}: ${reply.text}`);
  }
});

test('a NUL character in a path does not cause a server error', async () => {
  const versions = '/website/history/api::project.project/%00';
  assert.ok((await strapi.editor.call('GET', versions)).status < 500);
});
