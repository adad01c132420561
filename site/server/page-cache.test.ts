import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferredEncoding } from './accept-encoding.ts';
import { createPageCache } from './page-cache.ts';
import { choose } from './stored-page.ts';
import { bodyOf } from './wire-answer.ts';

let renders: string[];
let status: number;
let pause: Promise<void> | undefined;

function cache(options: { ttl?: number; most?: number; tightenAfter?: number } = {}) {
  return createPageCache({
    ttl: 1_000,
    ...options,
    async render(key, reads) {
      renders.push(key);
      reads.add(`content of ${key}`);
      const body = `page ${key} #${renders.length} ${'x'.repeat(2_000)}`;
      await pause;
      return new Response(body, { status, headers: { 'Content-Type': 'text/html' } });
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  renders = [];
  status = 200;
  pause = undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

test('many who ask at once share one rendering', async () => {
  const pages = cache();
  await Promise.all([pages.get('/'), pages.get('/'), pages.get('/')]);
  expect(renders).toEqual(['/']);
  expect(pages.peek('/')).toBeDefined();
});

test('a page past its time is served once more while the new one is made', async () => {
  const pages = cache();
  const first = await pages.get('/');
  vi.advanceTimersByTime(1_500);
  expect(pages.peek('/')).toBe(first);
  await vi.waitFor(() => expect(pages.peek('/')).not.toBe(first));
});

test('a page older than promised is not served any more', async () => {
  const pages = cache();
  await pages.get('/');
  vi.advanceTimersByTime(2_000);
  expect(pages.peek('/')).toBeUndefined();
});

test('a change drops the pages that show it, and no others', async () => {
  const pages = cache();
  await pages.get('/');
  const other = await pages.get('/team');
  pages.drop('content of /');
  expect(pages.peek('/')).toBeUndefined();
  expect(pages.peek('/team')).toBe(other);
});

test('a page that looks the same but shows other content now is dropped by a change of that', async () => {
  const shown = ['old', 'new'];
  const pages = createPageCache({
    ttl: 1_000,
    async render(_key, reads) {
      reads.add(shown.shift() ?? '');
      return new Response('the same');
    },
  });
  await pages.get('/');
  vi.advanceTimersByTime(1_500);
  await pages.get('/');
  pages.drop('old');
  expect(pages.peek('/')).toBeDefined();
  pages.drop('new');
  expect(pages.peek('/')).toBeUndefined();
});

test('a page that had read what changed meanwhile is not kept, and nobody later waits for it', async () => {
  const pages = cache();
  let go = () => {};
  pause = new Promise((resolve) => {
    go = resolve;
  });
  const begunBefore = pages.get('/team');
  const unchanged = pages.get('/');
  pages.drop('content of /team');
  const begunAfter = pages.get('/team');
  expect(pages.get('/')).toBe(unchanged);
  go();
  const [before, after] = await Promise.all([begunBefore, begunAfter, unchanged]);
  expect(after).not.toBe(before);
  expect(pages.peek('/team')).toBe(after);
  expect(pages.peek('/')).toBeDefined();
});

test('a page that asks for content after its change shows it already, and is kept', async () => {
  let asks = () => {};
  const beforeIt = new Promise<void>((resolve) => {
    asks = resolve;
  });
  const pages = createPageCache({
    ttl: 1_000,
    async render(_key, reads) {
      await beforeIt;
      reads.add('content');
      return new Response('new');
    },
  });
  const page = pages.get('/');
  pages.drop('content');
  asks();
  expect(pages.peek('/')).toBeUndefined();
  expect(await page).toBe(pages.peek('/'));
});

test('trouble is not kept', async () => {
  const pages = cache();
  for (status of [500, 503, 302]) {
    await pages.get('/');
    expect(pages.peek('/')).toBeUndefined();
  }
  status = 404;
  await pages.get('/none');
  expect(pages.peek('/none')?.status).toBe(404);
});

test('a page that is not there is kept, though others are told not to; a word to one visitor is not', async () => {
  const pages = createPageCache({
    ttl: 1_000,
    render: async (key) =>
      new Response('page', {
        status: key === '/none' ? 404 : 200,
        headers: { 'Cache-Control': 'no-store' },
      }),
  });
  await pages.get('/none');
  expect(pages.peek('/none')?.status).toBe(404);
  await pages.get('/contact-us?sent=x');
  expect(pages.peek('/contact-us?sent=x')).toBeUndefined();
});

test('memory is bounded', async () => {
  const pages = cache({ most: 20_000 });
  for (let n = 0; n < 50; n += 1) await pages.get(`/${n}`);
  expect(pages.size).toBeLessThanOrEqual(20_000);
  expect(pages.peek('/49')).toBeDefined();
  expect(pages.peek('/0')).toBeUndefined();
});

test('every encoding holds the same page', async () => {
  const page = await cache().get('/');
  const body = bodyOf(page.in('identity'));
  expect(body.toString()).toMatch(/^page \/ #1 x{2000}$/);
  expect(brotliDecompressSync(bodyOf(page.in('br')))).toEqual(body);
  expect(gunzipSync(bodyOf(page.in('gzip')))).toEqual(body);
  const { length } = bodyOf(page.in('br'));
  expect(page.in('br').headers.join()).toContain(`Content-Encoding,br,Content-Length,${length}`);
  expect(page.in('identity').headers.join()).not.toContain('Content-Encoding');
});

/** A page of many words, each a little different from the others. */
const wordy = (seed: number) =>
  Array.from(
    { length: 4_000 },
    (_, at) => `<p class="c${(at * seed) % 97}">word ${at * at}</p>`,
  ).join('');

async function renderWordy(_key: string, reads: Set<string>): Promise<Response> {
  reads.add('words');
  return new Response(wordy(31));
}

test('a page that stays is packed tighter: the same, in fewer bytes', async () => {
  const pages = createPageCache({
    ttl: 1_000,
    tightenAfter: 10,
    render: renderWordy,
  });
  const quick = await pages.get('/');
  await vi.waitFor(() => expect(pages.peek('/')?.isTight).toBe(true), 5_000);
  const tight = pages.peek('/') ?? quick;
  expect(tight.in('br').bytes.length).toBeLessThan(quick.in('br').bytes.length);
  expect(brotliDecompressSync(bodyOf(tight.in('br')))).toEqual(bodyOf(quick.in('identity')));
  expect(tight.in('br').headers).toContain(String(bodyOf(tight.in('br')).length));
  expect([tight.etag, tight.madeAt]).toEqual([quick.etag, quick.madeAt]);
});

test('a page that is dropped before it is packed tighter does not come back', async () => {
  const pages = createPageCache({
    ttl: 1_000,
    tightenAfter: 10,
    render: renderWordy,
  });
  await pages.get('/');
  pages.drop('words');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(pages.peek('/')).toBeUndefined();
});

test('a page that is dropped is gone from memory before its time to be packed tighter', async () => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('This Node has no gc');
  const pages = createPageCache({
    ttl: 1_000,
    tightenAfter: 60_000,
    render: renderWordy,
  });
  const dropped = new WeakRef(await pages.get('/'));
  pages.drop('words');
  await vi.waitFor(() => {
    collect();
    // Not `toBeUndefined`: its error would hold the page.
    expect(dropped.deref() === undefined).toBe(true);
  }, 5_000);
});

test('invented states of a page are not packed tighter', async () => {
  const pages = createPageCache({
    ttl: 1_000,
    tightenAfter: 10,
    render: renderWordy,
  });
  await pages.get('/contact-us?about=x');
  await pages.get('/');
  await vi.waitFor(() => expect(pages.peek('/')?.isTight).toBe(true), 5_000);
  expect(pages.peek('/contact-us?about=x')?.isTight).toBe(false);
});

test('a page made anew that is the same as before is not compressed again', async () => {
  let text = 'as it was';
  const pages = createPageCache({ ttl: 1_000, render: async () => new Response(text) });
  const first = await pages.get('/');
  vi.advanceTimersByTime(1_500);
  const second = await pages.get('/');
  expect(second.in('br')).toBe(first.in('br'));
  expect(second.madeAt).toBeGreaterThan(first.madeAt);
  text = 'as it is now';
  const third = await pages.get('/');
  expect(bodyOf(third.in('identity')).toString()).toBe('as it is now');
  expect(brotliDecompressSync(bodyOf(third.in('br'))).toString()).toBe('as it is now');
});

test('a visitor who has the page already is told so', async () => {
  const page = await cache().get('/');
  expect(choose(page, undefined, page.etag).status).toBe(304);
  expect(choose(page, undefined, 'W/"other"').status).toBe(200);
  expect(choose(page, undefined, undefined)).toBe(page.in('identity'));
  expect(choose(page, 'gzip', undefined)).toBe(page.in('gzip'));
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['*', 'br'],
  ['BR', 'br'],
  ['identity', 'identity'],
])('Accept-Encoding %j gets %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
