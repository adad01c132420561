import { describe, expect, test } from 'vitest';
import { headingOf, textOf } from '../support/html.ts';
import { routes, unknownPath } from '../support/routes.ts';
import { eventually, openSite, sharedSite } from './open-site.ts';

const pages = routes.filter(({ path }) => !/^\/(projects\/|transparency|stories)/.test(path));
const fetched = /31,?250\+/;

describe('[R6] a first start while the CMS is down', () => {
  const opened = sharedSite({ prepare: (fakeCms) => fakeCms.down() });

  test('[8] pages are served with empty sections, a project, Transparency and stories are 503, an unknown path 404', async () => {
    for (const { path, heading } of pages) {
      const { status, html } = await opened.page(path);
      expect(status, path).toBe(200);
      expect(headingOf(html)).toMatch(heading);
    }
    for (const path of ['/projects/project-spark', '/transparency', '/stories']) {
      const { status, headers } = await opened.page(path);
      expect(status, path).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('cache-control')).toMatch(/no-store/);
    }
    expect((await opened.page(unknownPath)).status).toBe(404);
  });

  test('[4.6] [R7] the statistics are the described defaults', async () => {
    const text = textOf((await opened.page('/')).html);
    for (const figure of [/30,?000\+/, /5,?000\+/, /46\+/, /25\+/]) expect(text).toMatch(figure);
  });

  test('[8] the failure is logged, with the call and the reason', () => {
    expect(opened.site.output()).toMatch(/\/api\/stats-counters.*ECONNREFUSED/);
  });

  test('when the CMS comes back, its content is there without a restart', async () => {
    await opened.fakeCms.up();
    await eventually(async () => {
      expect((await opened.page('/projects/project-spark')).status).toBe(200);
      expect(textOf((await opened.page('/')).html)).toMatch(fetched);
      expect(textOf((await opened.page('/gallery')).html)).toContain('image 12');
    });
  });
});

test.each([
  ['never answers', { kind: 'black-hole' }],
  ['takes nearly as long for each read', { kind: 'slow', ms: 2_500 }],
] as const)(
  '[R6] a first page waits three seconds in all for a CMS that %s',
  async (_how, fault) => {
    const { page } = await openSite({
      version: 4,
      env: { LANGUAGES: 'ml' },
      prepare: (fakeCms) => fakeCms.set({ reads: fault }),
    });
    const begun = performance.now();
    expect((await page('/ml')).status).toBe(200);
    // The rendering of a process that has just started takes a part of a second.
    expect(performance.now() - begun).toBeLessThan(4_500);
  },
);

test('[R6] the last good content is served while the CMS fails, and survives a restart', async () => {
  const opened = await openSite();
  for (const { path } of routes) await opened.page(path);
  // The list of projects may still be read again after the start.
  await eventually(async () => {
    expect((await opened.page('/projects/no-such-project')).status).toBe(404);
  });
  await opened.fakeCms.down();
  await opened.restart();
  expect(textOf((await opened.page('/')).html)).toMatch(fetched);
  expect((await opened.page('/projects/project-spark')).status).toBe(200);
  expect(textOf((await opened.page('/team')).html)).toContain('Anjali Varma');
  expect(textOf((await opened.page('/gallery')).html)).toContain('image 12');
  expect((await opened.page('/projects/no-such-project')).status).toBe(503);
  await opened.fakeCms.up();
  await eventually(async () => {
    expect((await opened.page('/projects/no-such-project')).status).toBe(404);
  });
});

test('[8] [R6] one failing section or one bad item never takes its page with it', async () => {
  const opened = await openSite({
    prepare: (fakeCms) =>
      fakeCms.set({
        '/api/just-ins': { kind: 'status', status: 500 },
        '/api/galleries': { kind: 'half-broken' },
      }),
  });
  expect(textOf((await opened.page('/')).html)).toMatch(fetched);
  const projects = textOf((await opened.page('/projects')).html);
  expect(projects).toContain('Project Spark');
  expect(projects).not.toContain('Summer camp');
  const gallery = textOf((await opened.page('/gallery')).html);
  for (const number of [1, 3, 5, 7, 9, 11]) expect(gallery).toContain(`image ${number}`);
  expect(gallery).not.toContain('image 12');
  expect(opened.site.output()).toMatch(/"level":"warn".*\/api\/galleries/);
});
