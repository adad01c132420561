import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Fault } from '../backend/faults.ts';
import { headingOf, spokenTextOf, textOf } from './html.ts';
import { eventually, type Opened, openSite } from './open-site.ts';

async function withFault(fault: Fault, run: (opened: Opened) => Promise<void>): Promise<void> {
  const opened = await openSite({ prepare: (backend) => backend.set({ reads: fault }) });
  try {
    await run(opened);
  } finally {
    await opened.close();
  }
}

const emptyPages = [
  { path: '/', heading: /Empowering Our Kids/ },
  { path: '/projects', heading: /^Projects$/ },
  { path: '/team', heading: /^Strength in Unity$/ },
  { path: '/gallery', heading: /^Gallery$/ },
];

async function expectEmptyPages(opened: Opened): Promise<void> {
  await Promise.all(
    emptyPages.map(async ({ path, heading }) => {
      const { status, html } = await opened.page(path);
      expect(status, path).toBe(200);
      expect(headingOf(html)).toMatch(heading);
    }),
  );
  expect(textOf((await opened.page('/')).html)).toMatch(/30,?000\+/);
  const project = await opened.page('/projects/project-spark');
  expect(project.status).toBe(503);
  expect(project.headers.has('retry-after')).toBe(true);
}

describe('[8] [R6] a first start against a backend that answers nonsense', () => {
  const nonsense: [string, Fault][] = [
    ['junk', { kind: 'junk' }],
    ['a web page', { kind: 'html' }],
    ['half of the JSON', { kind: 'truncated' }],
    ['a reset in the middle', { kind: 'reset-mid-body' }],
    ['500', { kind: 'status', status: 500 }],
    ['{"data":null}', { kind: 'json', body: { data: null } }],
    ['{}', { kind: 'json', body: {} }],
    ['data that is an object', { kind: 'json', body: { data: { id: 1, attributes: {} } } }],
    ['a list of numbers', { kind: 'json', body: { data: [1, 2, 3], meta: {} } }],
    ['null', { kind: 'json', body: null }],
  ];

  test.each(nonsense)('%s: pages stay up, sections stay empty', async (_, fault) => {
    await withFault(fault, expectEmptyPages);
  });

  test('50 MB: the reply is given up, not kept in memory', async () => {
    await withFault({ kind: 'huge' }, async (opened) => {
      await expectEmptyPages(opened);
      const status = readFileSync(`/proc/${opened.site.pid}/status`, 'utf8');
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
      expect(kilobytes / 1024).toBeLessThan(450);
    });
  });
});

describe('[8] [R6] a backend that takes its time', () => {
  test('10 s late: the page does not wait for it, the content comes later', async () => {
    await withFault({ kind: 'slow', ms: 10_000 }, async (opened) => {
      const began = performance.now();
      const { status, html } = await opened.page('/');
      expect(status).toBe(200);
      expect(performance.now() - began).toBeLessThan(8_000);
      expect(headingOf(html)).toMatch(/Empowering Our Kids/);
      const project = await opened.page('/projects/project-spark');
      expect([200, 503]).toContain(project.status);
      await eventually(async () => {
        expect(textOf((await opened.page('/')).html)).toMatch(/31,?250\+/);
        expect((await opened.page('/projects/project-spark')).status).toBe(200);
      }, 30_000);
    });
  }, 60_000);

  test.each<[string, Fault]>([
    ['never answers', { kind: 'black-hole' }],
    ['sends one byte a second', { kind: 'drip' }],
  ])('one that %s holds no page up', async (_, fault) => {
    await withFault(fault, async (opened) => {
      const began = performance.now();
      await expectEmptyPages(opened);
      expect(performance.now() - began).toBeLessThan(12_000);
    });
  });
});

describe('[R6] one bad item', () => {
  test('is left out and logged; its neighbours are shown', async () => {
    await withFault({ kind: 'half-broken' }, async (opened) => {
      const gallery = textOf((await opened.page('/gallery')).html);
      for (const number of [1, 3, 5, 7, 9, 11]) expect(gallery).toContain(`picture ${number}`);
      expect(gallery).not.toContain('picture 12');
      const team = spokenTextOf((await opened.page('/team')).html);
      expect(team).toContain('Biju Thomas');
      expect(team).not.toContain('Chitra Menon');
      expect((await opened.page('/projects/project-spark')).status).toBe(200);
      expect((await opened.page('/projects/project-disha')).status).toBe(404);
      expect((await opened.page('/')).status).toBe(200);
      expect(opened.site.output()).toMatch(/"level":"warn".*\/api\/galleries/);
    });
  });
});

describe('[8] one failing section', () => {
  test('never takes the page with it', async () => {
    const opened = await openSite({
      prepare: (backend) =>
        backend.set({
          '/api/just-ins': { kind: 'status', status: 500 },
          '/api/projects?sort=sortOrder:ASC&pagination[limit]=4': { kind: 'junk' },
        }),
    });
    try {
      const home = await opened.page('/');
      expect(home.status).toBe(200);
      expect(textOf(home.html)).toMatch(/31,?250\+/);
      expect(textOf(home.html)).toContain('even the coconuts');
      const projects = textOf((await opened.page('/projects')).html);
      expect(projects).toContain('Project Spark');
      expect(projects).not.toContain('Summer camp');
    } finally {
      await opened.close();
    }
  });
});
