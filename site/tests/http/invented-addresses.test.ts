import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inParallel } from '../forms/send.ts';
import { freePort } from '../free-port.ts';
import { routes } from '../routes.ts';
import { eventually, type Opened, openSite } from './open-site.ts';

let opened: Opened;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  opened = await openSite({ env: { METRICS_PORT: String(port), CONTENT_TTL: '3600' } });
  await eventually(async () => {
    expect((await opened.page('/projects/project-spark')).status).toBe(200);
    expect((await opened.page('/projects/none')).status).toBe(404);
  });
});
afterAll(() => opened.close());

const metric = async (name: string) => {
  const text = await (await fetch(metricsUrl)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
};
const renders = () => metric('site_page_cache_total{found="miss"}');
const kept = () => metric('site_page_cache_bytes');

const invented: Readonly<Record<string, readonly [status: number, (n: number) => string]>> = {
  'a page that is not there': [404, (n) => `/no/such/page-${n}`],
  'a project that is not there': [404, (n) => `/projects/none-${n}`],
  'an opportunity that is not there': [404, (n) => `/opportunities/none-${n}`],
  'a file that is not there': [404, (n) => `/assets/none-${n}.js`],
  'the data of a page that is not there': [404, (n) => `/none-${n}.data?_routes=routes/x${n}`],
  'a question that the page does not read': [200, (n) => `/privacy?q=${n}&member=${n % 900}`],
  'a campaign': [200, (n) => `/team?utm_source=${n}&sent=${'x'.repeat(20)}${n}`],
  'a page spelt with escapes': [301, (n) => `/${escaped('about-us', n)}`],
};

/** Another spelling of a word for each of so many numbers: which of its letters are escapes. */
function escaped(word: string, n: number): string {
  return [...word]
    .map((letter, at) => ((n + 1) & (1 << at) ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('');
}

test.each(Object.entries(invented))(
  'a thousand addresses of %s cost a few renderings and no memory',
  async (_what, [status, address]) => {
    await opened.get(address(0), { redirect: 'manual' });
    const before = { renders: await renders(), kept: await kept() };
    const seen = new Map<number, number>();
    // Escapes of eight letters have 255 spellings.
    const many = status === 301 ? 250 : 1_000;
    await inParallel(many, 16, async (n) => {
      const answer = await opened.get(address(n), { redirect: 'manual' });
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      await answer.body?.cancel();
    });
    expect([...seen]).toEqual([[status, many]]);
    expect((await renders()) - before.renders).toBeLessThanOrEqual(2);
    expect((await kept()) - before.kept).toBeLessThan(100_000);
  },
);

test.each([
  ['/Team', '/team'],
  ['/team/?member=3', '/team?member=3'],
  ['/PROJECTS/project-spark', '/projects/project-spark'],
  ['/%2f', undefined],
])('%s leads to the one address of that page: %s', async (address, proper) => {
  const answer = await opened.get(address, { redirect: 'manual' });
  expect(answer.status).toBe(proper === undefined ? 404 : 301);
  expect(answer.headers.get('location') ?? undefined).toBe(proper);
  if (proper !== undefined) expect((await opened.get(proper)).status).toBe(200);
});

test.each(routes.map(({ path }) => path))(
  'what scripts ask for in place of %s is there',
  async (path) => {
    // As React Router writes it.
    const address = path === '/' ? '/_.data' : `${path}.data`;
    const response = await opened.get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/x-script');
  },
);

test('pages that nobody has asked for before, many at once, do not fill the memory', async () => {
  // What somebody searches for is part of the page: each of these is rendered and kept.
  await inParallel(150, 32, async (n) => {
    const answer = await opened.get(`/?q=school-${n}`);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  });
  const status = await readFile(`/proc/${opened.site.pid}/status`, 'utf8');
  expect(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toBeLessThan(300);
}, 60_000);
