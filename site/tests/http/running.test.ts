import { describe, expect, test } from 'vitest';
import { eventually, openSite } from './open-site.ts';

test('/healthz is 200 whatever the CMS does; /readyz says whether it answers, and since when not', async () => {
  const opened = await openSite();
  // No visitor comes meanwhile.
  const ready = async () => {
    const response = await opened.get('/readyz');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    return response.json();
  };
  await eventually(async () => expect(await ready()).toMatchObject({ cms: 'up' }));
  await opened.fakeCms.down();
  const before = Date.now();
  await eventually(async () => {
    const state = await ready();
    expect(state).toMatchObject({ cms: 'down' });
    expect(Date.parse(state.downSince)).toBeGreaterThan(before - 1000);
  });
  expect((await opened.get('/healthz')).status).toBe(200);
  await opened.fakeCms.up();
  await eventually(async () => {
    const state = await ready();
    expect(state).toMatchObject({ cms: 'up' });
    expect(state).not.toHaveProperty('downSince');
  });
});

test('the log has one line a request, and nothing of who asked', async () => {
  const opened = await openSite({ env: { TRUST_PROXY: 'on' } });
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
    const said = { level: 'info', method: 'GET', route: '/gallery', status: 200, msg: 'request' };
    expect(JSON.parse(own[0] ?? '')).toMatchObject({ ...said, ms: expect.any(Number) });
  });
  expect(opened.site.output()).not.toMatch(/private|203\.0\.113/i);
});

describe('the end', () => {
  test('SIGTERM lets a running request finish', async () => {
    const opened = await openSite({
      prepare: (fakeCms) => fakeCms.set({ reads: { kind: 'slow', ms: 4_000 } }),
    });
    const answer = opened.page('/');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const ended = opened.site.stop();
    const { status, html } = await answer;
    expect(status).toBe(200);
    expect(html).toContain('</html>');
    expect(await ended).toEqual({ code: 0, signal: null });
  });

  test('SIGTERM ends the site also while the CMS hangs', async () => {
    const opened = await openSite({
      prepare: (fakeCms) => fakeCms.set({ reads: { kind: 'black-hole' } }),
    });
    await opened.page('/');
    const began = performance.now();
    expect((await opened.site.stop()).code).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
