import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually, type Opened, openSite } from './open-site.ts';

describe('health', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openSite();
    await opened.page('/');
  });
  afterAll(() => opened.close());

  const ready = async () => {
    const response = await opened.get('/readyz');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    return response.json();
  };

  test('GET /healthz is 200 while it can serve, whatever the CMS does', async () => {
    expect((await opened.get('/healthz')).status).toBe(200);
    await opened.fakeCms.down();
    expect((await opened.get('/healthz')).status).toBe(200);
    await opened.fakeCms.up();
  });

  test('GET /readyz says whether the CMS answers, and since when not', async () => {
    await eventually(async () => expect(await ready()).toMatchObject({ cms: 'up' }));
    await opened.fakeCms.down();
    const before = Date.now();
    await eventually(async () => {
      await opened.page('/');
      const state = await ready();
      expect(state).toMatchObject({ cms: 'down' });
      expect(Date.parse(state.downSince)).toBeGreaterThan(before - 1000);
    });
    await opened.fakeCms.up();
    await eventually(async () => {
      await opened.page('/');
      const state = await ready();
      expect(state).toMatchObject({ cms: 'up' });
      expect(state).not.toHaveProperty('downSince');
    });
  });
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
    await opened.close();
  });

  test('SIGTERM ends the site also while the CMS hangs', async () => {
    const opened = await openSite({
      prepare: (fakeCms) => fakeCms.set({ reads: { kind: 'black-hole' } }),
    });
    await opened.page('/');
    const began = performance.now();
    expect((await opened.site.stop()).code).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    await opened.close();
  });
});
