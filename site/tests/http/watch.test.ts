import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
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

test('the metrics count requests by route and status, kept pages and reads of the backend', async () => {
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
    expect(value(text, 'site_backend_reads_total{outcome="ok"}')).toBeGreaterThanOrEqual(7);
    expect(value(text, 'site_outbox_waiting')).toBe(0);
    expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(text).toMatch(/^site_event_loop_lag_seconds\{quantile="0.99"\} \d/m);
    expect(text).not.toMatch(/private|NaN|undefined/);
  });
  const lines = (await metrics())
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines) expect(line).toMatch(/^[a-z_]+(\{([a-z]+="[^"]*",?)+\})? [\d.e+-]+$/);
});

test('a failing backend is counted by what happened', async () => {
  opened.backend.set({ reads: { kind: 'status', status: 500 } });
  await eventually(async () => {
    await opened.page('/team');
    const text = await metrics();
    expect(value(text, 'site_backend_reads_total{outcome="unreachable"}')).toBeGreaterThan(0);
    expect(value(text, 'site_backend_up')).toBe(0);
  });
  opened.backend.set({});
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
  await (await opened.get('/gallery?picture=2&name=Very-private-name', { headers })).text();
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
