import { afterAll, beforeAll, expect, test } from 'vitest';
import { inParallel } from '../forms/send.ts';
import { freePort } from '../support/free-port.ts';
import { routes } from '../support/routes.ts';
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

async function misses(): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^site_page_cache_total\{found="miss"\} (\d+)/m.exec(text)?.[1]);
}

const invented: Readonly<Record<string, readonly [status: number, (n: number) => string]>> = {
  'a page that is not there': [404, (n) => `/no/such/page-${n}`],
  'an endpoint that is not there': [404, (n) => `/healthz${n}`],
  'a preview that is not there': [404, (n) => `/preview.${n}`],
  'a project that is not there': [404, (n) => `/projects/none-${n}`],
  'an opportunity that is not there': [404, (n) => `/opportunities/none-${n}`],
  'a file that is not there': [404, (n) => `/assets/none-${n}.js`],
  'the data of a page that is not there': [404, (n) => `/none-${n}.data?_routes=routes/x${n}`],
  'a parameter that the page does not read': [200, (n) => `/privacy?q=${n}&member=${n % 900}`],
  'a campaign': [200, (n) => `/team?utm_source=${n}`],
  'a page spelt with escapes': [301, (n) => `/%61bout-us?a=${n}`],
};

test.each(Object.entries(invented))(
  '[R35] a hundred addresses of %s cost no rendering of their own',
  async (_what, [status, address]) => {
    await opened.get(address(0));
    const before = await misses();
    await inParallel(100, 16, async (n) => {
      const answer = await opened.get(address(n));
      expect(answer.status).toBe(status);
      await answer.body?.cancel();
    });
    expect(await misses()).toBe(before);
  },
);

test.each([
  ['/Team', '/team'],
  ['/team/?member=3', '/team?member=3'],
  ['/PROJECTS/project-spark', '/projects/project-spark'],
])('%s redirects to the canonical URL %s', async (address, canonical) => {
  const answer = await opened.get(address);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(canonical);
});

test.each(routes.map(({ path }) => path))(
  'the data that scripts ask for of %s is there',
  async (path) => {
    // As React Router writes it.
    const response = await opened.get(path === '/' ? '/_.data' : `${path}.data`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/x-script');
  },
);

test('a flood of searches is refused with Retry-After, and delays no cached page', async () => {
  const flood = Promise.all(Array.from({ length: 150 }, (_, n) => opened.get(`/?q=school-${n}`)));
  const began = performance.now();
  expect((await opened.page('/team')).status).toBe(200);
  const waited = performance.now() - began;
  const answers = await flood;
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.length).toBeLessThan(150);
  expect(Number(busy[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(waited).toBeLessThan(performance.now() - began);
  expect((await opened.page('/?q=school')).status).toBe(200);
}, 60_000);
