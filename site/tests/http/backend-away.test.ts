import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../backend/faults.ts';
import { routes, unknownPath } from '../routes.ts';
import { headingOf, textOf } from './html.ts';
import { eventually, type Opened, openSite } from './open-site.ts';

const pages = routes.filter(({ path }) => !path.startsWith('/projects/'));
const figures = { fetched: /31,?250/, default: /30,?000/ };

describe('[R6] a first start while the backend is down', () => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await openSite({ prepare: (backend) => backend.down() });
  });
  afterAll(() => opened.close());

  test.each(pages)('[8] $path is served, its sections empty', async ({ path, heading }) => {
    const { status, html } = await opened.page(path);
    expect(status).toBe(200);
    expect(headingOf(html)).toMatch(heading);
  });

  test('a project page is 503 with Retry-After, never a false 404', async () => {
    const { status, headers, html } = await opened.page('/projects/project-spark');
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toMatch(/no-store/);
    expect(html).toContain('<main');
  });

  test('an unknown path is a 404 all the same', async () => {
    expect((await opened.page(unknownPath)).status).toBe(404);
  });

  test('[4.6] [R7] the statistics are the described defaults', async () => {
    const text = textOf((await opened.page('/')).html);
    for (const figure of [/30,?000\+/, /5,?000\+/, /46\+/, /25\+/]) expect(text).toMatch(figure);
  });

  test('[8] the failure is logged, with the call and the reason', () => {
    expect(opened.site.output()).toMatch(/\/api\/stats-counters.*ECONNREFUSED/);
  });

  test('when the backend comes back, its content is there without a restart', async () => {
    await opened.backend.up();
    await eventually(async () => {
      expect((await opened.page('/projects/project-spark')).status).toBe(200);
      expect(textOf((await opened.page('/')).html)).toMatch(figures.fetched);
      expect(textOf((await opened.page('/gallery')).html)).toContain('picture 12');
    });
  });
});

describe('[R6] the last good content', () => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await openSite();
    for (const { path } of routes) await opened.page(path);
  });
  afterEach(() => opened.backend.set({}));
  afterAll(() => opened.close());

  const expectContent = async () => {
    expect(textOf((await opened.page('/')).html)).toMatch(figures.fetched);
    expect((await opened.page('/projects/project-spark')).status).toBe(200);
    expect(textOf((await opened.page('/projects')).html)).toContain('Project Ganitham');
    expect(textOf((await opened.page('/team')).html)).toContain('Anjali Varma');
    expect(textOf((await opened.page('/gallery')).html)).toContain('picture 12');
  };
  /** Longer than the second for which the tests let content count as fresh. */
  const goStale = () => new Promise((resolve) => setTimeout(resolve, 1300));

  const faults: [string, Fault][] = [
    ['answers 500', { kind: 'status', status: 500 }],
    ['refuses us', { kind: 'status', status: 401 }],
    ['cuts the connection', { kind: 'cut' }],
    ['answers a web page', { kind: 'html' }],
    ['answers junk', { kind: 'junk' }],
    ['answers {data:null}', { kind: 'json', body: { data: null } }],
    ['answers nothing', { kind: 'black-hole' }],
  ];
  test.each(faults)('is served while the backend %s', async (_, fault) => {
    opened.backend.set({ all: fault });
    await goStale();
    await expectContent();
    await expectContent();
  });

  test('cannot tell that a project does not exist: it may be newer (503, no false 404)', async () => {
    opened.backend.set({ all: { kind: 'status', status: 500 } });
    await goStale();
    await opened.page('/projects');
    await eventually(async () => {
      const { status, headers } = await opened.page('/projects/no-such-project');
      expect(status).toBe(503);
      expect(headers.has('retry-after')).toBe(true);
    }, 3000);
    opened.backend.set({});
    await eventually(async () => {
      expect((await opened.page('/projects/no-such-project')).status).toBe(404);
    });
  });

  test('survives a crash and a restart while the backend is down', async () => {
    await opened.backend.down();
    await opened.restart();
    await expectContent();
    expect((await opened.page('/projects/no-such-project')).status).toBe(503);
    await opened.backend.up();
  });

  test('gives way to new content when the backend answers again', async () => {
    const { content } = opened.backend;
    opened.backend.content = {
      ...content,
      'stats-counters': [{ ...content['stats-counters'][0], students: 32777 }],
    };
    await eventually(async () => {
      expect(textOf((await opened.page('/')).html)).toMatch(/32,?777/);
    });
  });
});

describe('[R6] a backend that refuses us', () => {
  let opened: Opened;

  beforeEach(async () => {
    opened = await openSite({ env: { CMS_TOKEN: 'a-token-that-the-backend-does-not-know' } });
  });
  afterEach(() => opened.close());

  test('pages are served with empty sections, and the log is loud about the token', async () => {
    for (const { path, heading } of pages) {
      const { status, html } = await opened.page(path);
      expect(status, path).toBe(200);
      expect(headingOf(html)).toMatch(heading);
    }
    const loud = opened.site
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'));
    expect(loud.join('\n')).toContain('CMS_TOKEN');
    expect(opened.site.output()).not.toContain('a-token-that-the-backend-does-not-know');
  });

  test('a project page is 503, not a false 404', async () => {
    const { status, headers } = await opened.page('/projects/project-spark');
    expect(status).toBe(503);
    expect(headers.has('retry-after')).toBe(true);
  });
});

test('[R6] a token without the right to read (403) is treated like a wrong one', async () => {
  const opened = await openSite({
    prepare: (backend) => backend.set({ reads: { kind: 'status', status: 403 } }),
  });
  try {
    expect((await opened.page('/')).status).toBe(200);
    expect((await opened.page('/projects/project-spark')).status).toBe(503);
    expect(opened.site.output()).toMatch(/"level":"error".*CMS_TOKEN/);
  } finally {
    await opened.close();
  }
});
