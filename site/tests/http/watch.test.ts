import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { eventually, type Opened, openSite } from './open-site.ts';

let opened: Opened;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  opened = await openSite({ env: { METRICS_PORT: String(port), TRUST_PROXY: 'on' } });
});
afterAll(() => opened.close());

const metrics = async () => (await fetch(metricsUrl)).text();
const value = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );

test('the metrics count requests by route and status, lookups in the page cache, and whether the CMS answers', async () => {
  await opened.page('/team');
  await opened.page('/team?utm_source=a-private-word');
  await opened.page('/projects/project-spark');
  await opened.page('/no-such-page');
  await eventually(async () => {
    const text = await metrics();
    expect(value(text, 'site_requests_total{route="/team",status="200"}')).toBe(2);
    expect(value(text, 'site_requests_total{route="/projects/:url",status="200"}')).toBe(1);
    expect(value(text, 'site_requests_total{route="other",status="404"}')).toBe(1);
    expect(value(text, 'site_page_cache_total{found="hit"}')).toBeGreaterThanOrEqual(1);
    expect(value(text, 'site_page_cache_total{found="miss"}')).toBeGreaterThanOrEqual(3);
    expect(value(text, 'site_cms_up')).toBe(1);
    expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(text).not.toMatch(/private|NaN|undefined/);
  });
});

test('a failing CMS shows in the metrics', async () => {
  opened.fakeCms.set({ reads: { kind: 'status', status: 500 } });
  await eventually(async () => {
    await opened.page('/team');
    const text = await metrics();
    expect(value(text, 'site_cms_up')).toBe(0);
  });
  opened.fakeCms.set({});
});

test('[R6] /readyz, the metrics and the log say the same of one broken entry', async () => {
  const { content } = opened.fakeCms;
  opened.fakeCms.content = { ...content, 'stats-counters': [{ students: 'many' }] };
  const call = '/api/stats-counters';
  await eventually(async () => {
    await opened.page('/');
    const text = await metrics();
    expect(value(text, 'site_cms_up')).toBe(1);
    expect(value(text, `site_content_failing{call="${call}"}`)).toBe(1);
    expect(value(text, 'site_content_failing{call="/api/teams"}')).toBe(0);
  });
  const failing = { failure: 'unusable', shown: 'the last good content' };
  const state: unknown = await (await opened.get('/readyz')).json();
  expect(state).toMatchObject({
    cms: 'up',
    reads: expect.arrayContaining([
      expect.objectContaining({ path: call, state: 'failing', ...failing }),
    ]),
  });
  const lines = opened.site.output().split('\n');
  const line: unknown = JSON.parse(lines.find((each) => each.includes('"unusable"')) ?? '');
  expect(line).toMatchObject({ level: 'warn', call, ...failing });
  opened.fakeCms.content = content;
});

test('no visitor reaches the metrics', async () => {
  expect((await opened.get('/metrics')).status).toBe(404);
  const elsewhere = await fetch(new URL('/', metricsUrl));
  expect(elsewhere.status).toBe(404);
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(405);
});

test('the log has one line a request, and nothing of who asked', async () => {
  const headers = {
    'user-agent': 'Very-private-browser',
    'x-forwarded-for': '203.0.113.77',
    referer: 'https://very-private.example/',
    'x-request-id': 'proxy-id-0001',
  };
  await (await opened.get('/gallery?image=2&name=Very-private-name', { headers })).text();
  await eventually(async () => {
    const lines = opened.site.output().split('\n');
    const own = lines.filter((line) => line.includes('proxy-id-0001'));
    expect(own).toHaveLength(1);
    const parsed: unknown = JSON.parse(own[0] ?? '');
    expect(parsed).toMatchObject({
      level: 'info',
      method: 'GET',
      route: '/gallery',
      status: 200,
      msg: 'request',
    });
    expect(parsed).toHaveProperty('ms');
  });
  expect(opened.site.output()).not.toMatch(/private|203\.0\.113/i);
});
