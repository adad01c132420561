import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, test } from 'node:test';
import { firstAdmin } from './admin.ts';
import { at, call, list } from './http.ts';
import { newPlace } from './place.ts';
import { secret } from './start-strapi.ts';

const place = await newPlace();
const previewSecret = secret();
const strapi = await place.start({
  SITE_URL: 'https://www.mazhavil.example/',
  PREVIEW_SECRET: previewSecret,
});
const admin = await firstAdmin(strapi);
after(async () => {
  await strapi.stop();
  await place.remove();
});

const TYPES = '/content-manager/collection-types';

async function draftOf(type: string, data: object): Promise<string> {
  const draft = await admin.call('POST', `${TYPES}/api::${type}.${type}`, data);
  assert.equal(draft.status, 201, draft.text);
  return String(at(draft.json, 'data', 'documentId'));
}

/** The path that the link to a draft leads to; checks everything else about the link. */
async function pathOf(type: string, documentId: string): Promise<string> {
  const reply = await admin.call('GET', `/website/preview/api::${type}.${type}/${documentId}`);
  assert.equal(reply.status, 200, reply.text);
  assert.match(reply.headers.get('Cache-Control') ?? '', /no-store/);
  const url = new URL(String(at(reply.json, 'data', 'url')));
  assert.equal(url.origin + url.pathname, 'https://www.mazhavil.example/preview');
  const [encoded = '', signature] = (url.searchParams.get('link') ?? '').split('.');
  const expected = createHmac('sha256', previewSecret).update(`preview link\n${encoded}`);
  assert.equal(signature, expected.digest('base64url'));
  const said: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
  assert.equal(at(said, 'site'), 'https://www.mazhavil.example');
  assert.ok(Math.abs(Number(at(said, 'issued')) - Date.now() / 1000) < 10);
  assert.match(String(at(said, 'nonce')), /^[\w-]{24}$/);
  return String(at(said, 'path'));
}

test('a link leads to the page on which the draft is seen', async () => {
  await draftOf('just-in', { title: 'First', description: 'D' });
  const second = await draftOf('just-in', { title: 'Second', description: 'D' });
  assert.equal(await pathOf('just-in', second), '/?activity=2#activities');
  const project = await draftOf('project', { projectTitle: 'A project', url: 'a-project' });
  assert.equal(await pathOf('project', project), '/projects/a-project');
  const testimonial = await draftOf('testimonial', { author: 'Meena' });
  assert.equal(await pathOf('testimonial', testimonial), '/?testimonials=all#testimonials');
  assert.equal(await pathOf('team', await draftOf('team', { name: 'Meena' })), '/team');
  const picture = await draftOf('gallery', { shortDescription: 'A morning' });
  assert.equal(await pathOf('gallery', picture), '/gallery');
  assert.equal(await pathOf('stats-counter', await draftOf('stats-counter', {})), '/#stat');
});

test('each press makes a new link', async () => {
  const id = await draftOf('team', { name: 'Meena' });
  const links = await Promise.all(
    [1, 2, 3].map(
      async () => (await admin.call('GET', `/website/preview/api::team.team/${id}`)).text,
    ),
  );
  assert.equal(new Set(links).size, 3);
});

test('nobody without a right to the entries gets a link', async () => {
  const id = await draftOf('team', { name: 'Meena' });
  const path = `${strapi.url}/website/preview/api::team.team/${id}`;
  assert.equal((await call(path)).status, 401);
  for (const token of [strapi.readToken, strapi.writeToken]) {
    assert.ok([401, 403].includes((await call(path, { token })).status));
  }
  const none = ['api::team.team/nothing', 'api::contact-form.contact-form/x', 'admin::user/1'];
  for (const other of none) {
    const { status } = await admin.call('GET', `/website/preview/${other}`);
    assert.ok([403, 404].includes(status), `${other}: ${status}`);
  }
});

test('[7.1] what is only a draft is read with status=draft, and never without', async () => {
  const id = await draftOf('just-in', { title: 'Only a draft', description: 'D' });
  const read = async (query: string) =>
    list(
      (await call(`${strapi.url}/api/just-ins${query}`, { token: strapi.readToken })).json,
      'data',
    );
  const titles = async (query: string) => (await read(query)).map((each) => at(each, 'title'));
  assert.ok((await titles('?status=draft')).includes('Only a draft'));
  assert.ok(!(await titles('')).includes('Only a draft'));
  const { status } = await call(`${strapi.url}/api/just-ins?status=draft`, {
    token: strapi.writeToken,
  });
  assert.equal(status, 403);
  await admin.call('DELETE', `${TYPES}/api::just-in.just-in/${id}`);
});
