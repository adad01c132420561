import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { at, call, list } from './http.ts';
import { shared } from './shared.ts';

const strapi = await shared();
const { admin } = strapi;
after(() => strapi.stop());

const TYPES = '/content-manager/collection-types';
const project = {
  projectTitle: 'A new project',
  projectIcon: 'spark',
  sortOrder: 50,
  shortDescription: 'Short',
  cardDescription: 'Card',
};

/** Publishes, takes it away again, and gives the status of publishing: 200 or 400. */
async function tryToPublish(type: string, data: object): Promise<number> {
  const types = `${TYPES}/api::${type}.${type}`;
  const draft = await admin.call('POST', types, data);
  const documentId = at(draft.json, 'data', 'documentId');
  if (typeof documentId !== 'string') return draft.status;
  const published = await admin.call('POST', `${types}/${documentId}/actions/publish`, data);
  await admin.call('DELETE', `${types}/${documentId}`);
  return published.status;
}

test('[3.1] a page address is a slug', async () => {
  for (const url of ['a-new-project', 'x', '2026', 'a'.repeat(100)]) {
    assert.equal(await tryToPublish('project', { ...project, url }), 200, url);
  }
  for (const url of ['A-New', 'a b', '-a', 'a-', 'a--b', 'a/b', '../a', 'é', 'a_b', 'a.b', '']) {
    assert.equal(await tryToPublish('project', { ...project, url }), 400, url);
  }
});

test('[3.1] no two projects have the same page address', async () => {
  assert.equal(await tryToPublish('project', { ...project, url: 'project-spark' }), 400);
});

test('[3.1] the icon is one of the four', async () => {
  for (const projectIcon of ['rocket', 'Spark', '']) {
    assert.equal(await tryToPublish('project', { ...project, url: 'icon', projectIcon }), 400);
  }
});

test('[R20] a link is http(s), mailto, tel or a page of the site', async () => {
  const activity = { title: 'T', description: 'D' };
  const good = [
    'https://example.org/a?b=c#d',
    'Http://example.org',
    'mailto:hello@mazhavil.example',
    'tel:+910000000000',
    '/team',
    '/',
    `https://example.org/${'a'.repeat(500)}`,
  ];
  for (const link of good) {
    assert.equal(await tryToPublish('just-in', { ...activity, link }), 200, link);
  }
  const bad = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https:///x',
    'https://a b',
    'ftp://example.org',
    'example.org',
    'mailto:',
    ' https://example.org',
    `https://example.org/${'a'.repeat(2000)}`,
  ];
  for (const link of bad) {
    assert.equal(await tryToPublish('just-in', { ...activity, link }), 400, link);
  }
  assert.equal(await tryToPublish('just-in', { ...activity, link: null }), 200);
  const person = { name: 'N', position: 'p' };
  const imageUrl = 'javascript:alert(1)';
  assert.equal(await tryToPublish('team', { ...person, imageUrl }), 400);
  assert.equal(await tryToPublish('team', { ...person, imageUrl: '/uploads/a.webp' }), 200);
});

test('a text that is too long is refused, also as a draft and on every database', async () => {
  for (const [field, limit] of [
    ['projectTitle', 120],
    ['shortDescription', 160],
    ['cardDescription', 600],
    ['longDescription', 20_000],
    ['metaDescription', 200],
  ] as const) {
    const data = { ...project, url: 'length', [field]: 'a'.repeat(limit) };
    assert.equal(await tryToPublish('project', data), 200, field);
    const longer = { ...project, url: 'length', [field]: 'a'.repeat(limit + 1) };
    const draft = await admin.call('POST', `${TYPES}/api::project.project`, longer);
    assert.equal(draft.status, 400, field);
  }
});

test('an edited entry keeps its place in the list', async () => {
  const path = `${strapi.url}/api/teams`;
  const before = list((await call(path, { token: strapi.readToken })).json, 'data');
  const [first] = before;
  const entry = `${TYPES}/api::team.team/${at(first, 'documentId')}`;
  const data = { name: at(first, 'name'), position: at(first, 'position') };
  const edited = await admin.call('POST', `${entry}/actions/publish`, data);
  assert.equal(edited.status, 200, edited.text);
  const later = list((await call(path, { token: strapi.readToken })).json, 'data');
  const names = (entries: readonly unknown[]) => entries.map((each) => at(each, 'name'));
  assert.deepEqual(names(later), names(before));
});

test('editors see plain words, and no field without a label', async () => {
  const types = await admin.call('GET', '/content-manager/content-types');
  const own = list(types.json, 'data').filter((each) =>
    String(at(each, 'uid')).startsWith('api::'),
  );
  const shown = own.filter((each) => at(each, 'isDisplayed') === true);
  assert.equal(shown.length, 10);
  for (const type of shown) {
    const uid = String(at(type, 'uid'));
    const view = await admin.call('GET', `/content-manager/content-types/${uid}/configuration`);
    const type_ = at(view.json, 'data', 'contentType');
    for (const row of list(type_, 'layouts', 'edit')) {
      for (const cell of Array.isArray(row) ? row : []) {
        const name = String(at(cell, 'name'));
        const label = String(at(type_, 'metadatas', name, 'edit', 'label'));
        assert.match(label, /^[A-Z“]/, `${uid} ${name}: "${label}"`);
      }
    }
  }
  const team = await admin.call(
    'GET',
    '/content-manager/content-types/api::team.team/configuration',
  );
  const words = at(
    team.json,
    'data',
    'contentType',
    'metadatas',
    'imageUrl',
    'edit',
    'description',
  );
  assert.match(String(words), /open Media Library/);
});

/** Uploads one file as the Media Library does. */
async function upload(name: string, type: string, content: Uint8Array<ArrayBuffer> | string) {
  const body = new FormData();
  body.append('files', new Blob([content], { type }), name);
  body.append('fileInfo', JSON.stringify({ name, alternativeText: 'A test', folder: null }));
  return call(`${strapi.url}/upload`, { method: 'POST', token: admin.token, body });
}

const PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** These bytes, and zeros after them. */
function padded(start: ArrayLike<number>, zeros: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(start.length + zeros);
  bytes.set(start);
  return bytes;
}

test('the Media Library takes pictures, judged by what they hold', async () => {
  const good = await upload('dot.png', 'image/png', PIXEL);
  assert.equal(good.status, 201, good.text);
  const files = '/upload/files';
  await admin.call('DELETE', `${files}/${at(good.json, 0, 'id')}`);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const bad: readonly (readonly [string, string, Uint8Array<ArrayBuffer> | string])[] = [
    ['drawing.svg', 'image/svg+xml', svg],
    ['drawing.png', 'image/png', svg],
    ['page.html', 'text/html', '<!doctype html><script>alert(1)</script>'],
    ['page.png', 'image/png', '<!doctype html><script>alert(1)</script>'],
    ['program.png', 'image/png', padded([0x4d, 0x5a], 500)],
    ['letter.pdf', 'application/pdf', '%PDF-1.4\n%%EOF'],
  ];
  for (const [name, type, content] of bad) {
    const reply = await upload(name, type, content);
    assert.ok(reply.status >= 400 && reply.status < 500, `${name}: ${reply.status} ${reply.text}`);
  }
});

test('a photo from a phone is turned upright, and loses the place where it was taken', async () => {
  const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
    .withExif({ IFD3: { GPSLatitude: '11/1 41/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  const stored = await upload('phone.jpg', 'image/jpeg', new Uint8Array(photo));
  assert.equal(stored.status, 201, stored.text);
  assert.deepEqual([at(stored.json, 0, 'width'), at(stored.json, 0, 'height')], [200, 400]);
  const served = await fetch(`${strapi.url}${at(stored.json, 0, 'url')}`);
  const metadata = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
  assert.equal(metadata.exif, undefined);
  await admin.call('DELETE', `/upload/files/${at(stored.json, 0, 'id')}`);
});

test('the Media Library refuses more than 10 MB', async () => {
  const reply = await upload('large.png', 'image/png', padded(PIXEL, 11_000_000));
  assert.equal(reply.status, 413, reply.text);
});
