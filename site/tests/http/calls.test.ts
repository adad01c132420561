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

  test('the sitemap lists every project', async () => {
    const sitemap = await (await opened.get('/sitemap.xml')).text();
    expect(sitemap.match(/\/projects\/school-project-/g)).toHaveLength(60);
  });
});
