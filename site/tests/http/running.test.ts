import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchange } from '../fuzz/sockets.ts';
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

  test('GET /healthz is 200 while it can serve, whatever the backend does', async () => {
    expect((await opened.get('/healthz')).status).toBe(200);
    await opened.backend.down();
    expect((await opened.get('/healthz')).status).toBe(200);
    await opened.backend.up();
  });

  test('GET /readyz says whether the backend answers, and since when not', async () => {
    await eventually(async () => expect(await ready()).toMatchObject({ backend: 'up' }));
    await opened.backend.down();
    const before = Date.now();
    await eventually(async () => {
      await opened.page('/');
      const state = await ready();
      expect(state).toMatchObject({ backend: 'down' });
      expect(Date.parse(state.downSince)).toBeGreaterThan(before - 1000);
    });
    await opened.backend.up();
    await eventually(async () => {
      await opened.page('/');
      const state = await ready();
      expect(state).toMatchObject({ backend: 'up' });
      expect(state).not.toHaveProperty('downSince');
    });
  });
});

describe('the end', () => {
  test('SIGTERM lets a running request finish', async () => {
    const opened = await openSite({
      prepare: (backend) => backend.set({ reads: { kind: 'slow', ms: 4_000 } }),
    });
    const answer = opened.page('/');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    opened.site.signal('SIGTERM');
    const { status, html } = await answer;
    expect(status).toBe(200);
    expect(html).toContain('</html>');
    expect(await opened.site.ended).toEqual({ code: 0, signal: null });
    await opened.close();
  });

  test('SIGTERM turns nobody away who had knocked before', async () => {
    const opened = await openSite();
    await opened.page('/team');
    const port = Number(new URL(opened.site.url).port);
    // One is let in at a time: most of these wait when the word to end comes.
    opened.site.signal('SIGSTOP');
    const answers = Promise.all(
      Array.from({ length: 30 }, () =>
        exchange(port, 'GET /team HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    opened.site.signal('SIGTERM');
    opened.site.signal('SIGCONT');
    for (const { taken, status } of await answers) {
      expect(taken).toBe(true);
      expect(status).toBe(200);
    }
    expect(await opened.site.ended).toEqual({ code: 0, signal: null });
    await opened.close();
  });

  test('SIGTERM ends an idle site at once, open connections or not', async () => {
    const opened = await openSite();
    await opened.page('/');
    const began = performance.now();
    expect(await opened.site.stop()).toEqual({ code: 0, signal: null });
    // Not after the time of grace, which is 15 s; a busy machine may take some.
    expect(performance.now() - began).toBeLessThan(8_000);
    await opened.close();
  });

  test('SIGTERM ends the site also while the backend hangs', async () => {
    const opened = await openSite({
      prepare: (backend) => backend.set({ reads: { kind: 'black-hole' } }),
    });
    await opened.page('/');
    const began = performance.now();
    expect((await opened.site.stop()).code).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    await opened.close();
  });
});

describe('the lines of requests', () => {
  const linesOf = (opened: Opened) =>
    opened.site.output().match(/"route":"\/about-us".*"msg":"request"/g)?.length ?? 0;
  const ask = async (opened: Opened, times: number) => {
    for (let n = 0; n < times; n += 1) await opened.page('/about-us');
  };

  test('none is lost where the site is told to end right after the last answer', async () => {
    const opened = await openSite();
    await ask(opened, 300);
    expect((await opened.site.stop()).code).toBe(0);
    expect(linesOf(opened)).toBe(300);
    await opened.close();
  });

  test('none is lost where it is killed half a second after', async () => {
    const opened = await openSite();
    await ask(opened, 300);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await opened.site.kill();
    expect(linesOf(opened)).toBe(300);
    await opened.close();
  });
});
