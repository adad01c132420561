import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optionalReads, reads } from '../support/fake-cms/calls.ts';
import { sampleContent } from '../support/fixtures/content.ts';
import { manyProjects } from '../support/fixtures/odd-content.ts';
import { routes, unknownPath } from '../support/routes.ts';
import { type Opened, openSite } from './open-site.ts';

describe('[7.1] the calls to the CMS', () => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await openSite();
    for (const { path } of routes) await opened.page(path);
    await opened.page(unknownPath);
  });
  afterAll(() => opened.close());

  const apiCalls = () => opened.fakeCms.calls.filter(({ path }) => path.startsWith('/api/'));

  test('are those of the table, to the letter, each of them is made, and [R33] the optional ones', () => {
    expect(new Set(apiCalls().map(({ path }) => path))).toEqual(
      new Set([...Object.values(reads), ...Object.values(optionalReads)]),
    );
    expect(new Set(apiCalls().map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  test('[R1] carry the header Authorization: bearer {token}, every one', () => {
    const headers = new Set(apiCalls().map(({ authorization }) => authorization));
    expect([...headers]).toEqual([`bearer ${opened.fakeCms.token}`]);
  });

  test('are not made by static files, health checks or pages that show images', async () => {
    const before = opened.fakeCms.calls.length;
    await opened.get('/healthz');
    await opened.get('/docs/AR-24-25.pdf');
    expect(opened.fakeCms.calls.length).toBe(before);
  });
});

test('sixty visitors at once cost the CMS one call of each kind', async () => {
  const opened = await openSite({
    prepare: (fakeCms) => fakeCms.set({ reads: { kind: 'slow', ms: 300 } }),
  });
  try {
    const answers = await Promise.all(Array.from({ length: 60 }, () => opened.page('/')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const paths = opened.fakeCms.calls.map(({ path }) => path);
    expect(paths.length).toBe(new Set(paths).size);
  } finally {
    await opened.close();
  }
});

describe('[R4] lists of more than one page', () => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await openSite({ content: { ...sampleContent(), projects: manyProjects(60) } });
  });
  afterAll(() => opened.close());

  test('all 60 projects have their page', async () => {
    for (const number of [1, 25, 26, 50, 51, 60]) {
      const { status } = await opened.page(`/projects/school-project-${number}`);
      expect(status, `project ${number}`).toBe(200);
    }
    expect((await opened.page('/projects/school-project-61')).status).toBe(404);
  });

  test('the first call is exactly the one of 7.1, further pages follow it', async () => {
    await opened.page('/projects');
    const calls = opened.fakeCms.calls
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/api/projects?') && path.includes('populate'));
    expect(calls[0]).toBe(reads.projects);
    const pages = calls.map((path) => new URLSearchParams(path.split('?')[1]));
    const read = new Set(pages.map((page) => page.get('pagination[page]') ?? '1'));
    expect([...read].sort()).toEqual(['1', '2', '3']);
  });

  test('the dropdown of four asks for no further page', async () => {
    await opened.page('/');
    const dropdownCalls = opened.fakeCms.calls.filter(({ path }) => path.includes('limit]=4'));
    expect(new Set(dropdownCalls.map(({ path }) => path))).toEqual(new Set([reads.navProjects]));
  });

  test('the sitemap lists every project', async () => {
    const sitemap = await (await opened.get('/sitemap.xml')).text();
    expect(sitemap.match(/\/projects\/school-project-/g)).toHaveLength(60);
  });
});
