import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createPageCache as create, pageResponse, preferredEncoding } from './page-cache.ts';
import type { RenderQueue } from './render-queue.ts';

const atOnce: RenderQueue = (work) => work();
const createPageCache = (render: (key: string) => Promise<Response>, ttl: number) =>
  create(render, () => atOnce, ttl);

const html = '<!DOCTYPE html>'.repeat(50);
const headers = { 'Content-Type': 'text/html' };

test('requests at the same time share one rendering, and so do later ones', async () => {
  const render = vi.fn(async () => new Response(html, { headers }));
  const cache = createPageCache(render, 60_000);
  await Promise.all([cache.get('/'), cache.get('/'), cache.get('/')]);
  await cache.get('/');
  expect(render).toHaveBeenCalledTimes(1);
});

test('a stale page is served while it is renewed; one that is too old is waited for', async () => {
  let turn = 0;
  const cache = createPageCache(async () => new Response(String(++turn)), 2_000);
  const text = async () => pageResponse(await cache.get('/'), new Request('http://s/')).text();
  expect(await text()).toBe('1');
  await wait(1_100);
  expect(await text()).toBe('1');
  await vi.waitFor(async () => expect(await text()).toBe('2'));
  await wait(2_100);
  expect(await text()).toBe('3');
});

test('after a change every page is rendered again, also one that was being rendered', async () => {
  let content = 'old';
  const cache = createPageCache(async () => {
    const shown = content;
    await wait(20);
    return new Response(shown);
  }, 60_000);
  const text = async () => pageResponse(await cache.get('/'), new Request('http://s/')).text();
  const before = text();
  content = 'new';
  cache.clear();
  expect(await before).toBe('old');
  expect(await text()).toBe('new');
});

test.each([
  [new Response('', { status: 503 }), 2],
  [new Response('', { headers: { 'Cache-Control': 'no-store' } }), 2],
  [new Response('', { status: 404, headers: { 'Cache-Control': 'no-store' } }), 1],
])('errors are not cached, a missing page is', async (response, renderings) => {
  const render = vi.fn(async () => response.clone());
  const cache = createPageCache(render, 60_000);
  await cache.get('/');
  await new Promise(setImmediate);
  await cache.get('/');
  expect(render).toHaveBeenCalledTimes(renderings);
});

test('a failed rendering fails for those who wait, and is tried again', async () => {
  const render = vi.fn(async () => new Response(html)).mockRejectedValueOnce(new Error('broken'));
  const cache = createPageCache(render, 60_000);
  await expect(cache.get('/')).rejects.toThrow('broken');
  expect((await cache.get('/')).status).toBe(200);
});

test('a page too large for the cache is sent all the same, and so are those around it', async () => {
  // The cache takes 64 MB.
  const large = new Uint8Array(65 * 1024 * 1024);
  const half = new Uint8Array(33 * 1024 * 1024);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const cache = createPageCache(async (key) => {
    if (key === '/slow') await finished;
    if (key === '/large') return new Response(large);
    return new Response(key === '/slow' ? html : half);
  }, 60_000);
  const slow = cache.get('/slow');
  expect((await cache.get('/large')).bodies.identity.length).toBe(large.length);
  for (const key of ['/one', '/other']) await cache.get(key);
  finish();
  expect((await slow).status).toBe(200);
}, 20_000);

test('a page is sent in the encoding that the browser takes, or as unchanged', async () => {
  const cache = createPageCache(async () => new Response(html, { headers }), 60_000);
  const page = await cache.get('/');
  const ask = (name: string, value: string) =>
    pageResponse(page, new Request('http://s/', { headers: { [name]: value } }));
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
  const br = ask('Accept-Encoding', 'gzip, deflate, br');
  expect(br.headers.get('Content-Encoding')).toBe('br');
  expect(brotliDecompressSync(await bytes(br)).toString()).toBe(html);
  expect(gunzipSync(await bytes(ask('Accept-Encoding', 'gzip'))).toString()).toBe(html);
  const identity = ask('Accept-Encoding', 'identity');
  expect(identity.headers.get('Content-Encoding')).toBeNull();
  expect(identity.headers.get('Vary')).toBe('Accept-Encoding');
  expect(identity.headers.get('Content-Length')).toBe(String(html.length));
  expect((await bytes(identity)).toString()).toBe(html);
  expect(ask('If-None-Match', page.etag).status).toBe(304);
});

test('HEAD has the headers of a page alone', async () => {
  const page = await createPageCache(async () => new Response(html, { headers }), 60_000).get('/');
  const response = pageResponse(page, new Request('http://s/', { method: 'HEAD' }));
  expect(response.headers.get('Content-Length')).toBe(String(html.length));
  expect(response.body).toBeNull();
});

test('another text has another ETag, and a page that is not there is never unchanged', async () => {
  const cache = createPageCache(async (key) => new Response(key, { status: 404 }), 60_000);
  const [one, other] = [await cache.get('/one'), await cache.get('/other')];
  expect(one.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(other.etag).not.toBe(one.etag);
  const headers = { 'If-None-Match': one.etag };
  expect(pageResponse(one, new Request('http://s/one', { headers })).status).toBe(404);
});

test('visitors who read slowly share the bytes of a page', async () => {
  const cache = createPageCache(async () => new Response(html, { headers }), 60_000);
  const page = await cache.get('/');
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const request = new Request('http://s/', { headers: { 'Accept-Encoding': encoding } });
    const { value } = (await pageResponse(page, request).body?.getReader().read()) ?? {};
    expect(value?.buffer).toBe(page.bodies[encoding].buffer);
  }
});

test.each([
  ['', 'identity'],
  ['gzip, br', 'br'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['br; q=0.00', 'identity'],
  ['br; q=0.5', 'br'],
])('of %j it takes %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});
