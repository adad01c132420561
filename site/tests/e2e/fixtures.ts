import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type FakeCms, type FakeCmsOptions, startFakeCms } from '../support/fake-cms/fake-cms.ts';
import type { Faults } from '../support/fake-cms/faults.ts';
import { type Allowed, watchPages } from '../support/page-watch.ts';
import { type Environment, type Site, startSite } from '../support/start-site.ts';

export { expect };

interface Own {
  fakeCms: FakeCms;
  site: Site;
}

interface OwnOptions {
  /** Faults from before the site's first call: it reads everything as soon as it starts. */
  faults?: Faults;
}

interface WorkerFixtures {
  /**
   * Resized images of all sites of this run: making them anew for each would take longer than most
   * tests. How they are made is tested beside that code, and over HTTP.
   */
  images: string;
  /**
   * The fake CMS that this worker's site reads. Its tests share the content, which stays as it is;
   * faults, calls and records are those of one test.
   */
  fakeCms: FakeCms;
  /** The built site, started once per worker; `page.goto('/team')` opens its pages. */
  site: Site;
}

interface TestFixtures {
  /** Push to its lists what this test expects to go wrong. */
  allowed: Allowed;
  /** A CMS and a site for this test alone: other content, faults, settings. Open by full URL. */
  startOwn: (options?: FakeCmsOptions & OwnOptions, env?: Environment) => Promise<Own>;
  ownSites: Own[];
  watched: undefined;
}

/** The settings with which a site reads `fakeCms`. */
export function environmentFor(fakeCms: FakeCms): Environment {
  return {
    CMS_URL: fakeCms.url,
    CMS_TOKEN: fakeCms.token,
    CMS_WRITE_TOKEN: fakeCms.writeToken,
    // The tests look at few images in few sizes.
    PREPARE_IMAGES: 'off',
    // From another origin, as in production.
    MAP_TILE_URL: `${fakeCms.cdnUrl}/tiles/{z}/{x}/{y}{r}.png`,
    MAP_ATTRIBUTION: 'Tiles of the tests',
  };
}

/**
 * Playwright's `test` with a running site. A console error or warning, a page error, a failed request
 * or a request to anyone but the site fails the test that caused it, unless `allowed` names it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  images: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use, { project }) => {
      // Playwright empties this folder at the start of a run.
      const folder = path.join(project.outputDir, 'images');
      await mkdir(folder, { recursive: true });
      await use(folder);
    },
    { scope: 'worker' },
  ],
  fakeCms: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const fakeCms = await startFakeCms();
      await use(fakeCms);
      await fakeCms.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ fakeCms, images }, use) => {
      // Its content never changes: what has been rendered once stays good for the whole run.
      const env = { ...environmentFor(fakeCms), CONTENT_TTL: '3600' };
      const site = await startSite(env, 'build', { images });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  allowed: async ({}, use) => {
    await use({ problems: [], origins: [] });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  ownSites: async ({}, use) => {
    const own: Own[] = [];
    await use(own);
    await Promise.all(own.map(({ site }) => site.stop()));
    await Promise.all(own.map(({ fakeCms }) => fakeCms.stop()));
  },
  startOwn: async ({ ownSites, images }, use) => {
    await use(async (options, env) => {
      const fakeCms = await startFakeCms(options);
      fakeCms.set(options?.faults ?? {});
      const site = await startSite({ ...environmentFor(fakeCms), ...env }, 'build', { images });
      ownSites.push({ fakeCms, site });
      return { fakeCms, site };
    });
  },
  watched: [
    async ({ context, fakeCms, site, ownSites, allowed }, use) => {
      fakeCms.set({});
      fakeCms.calls.length = 0;
      fakeCms.records.length = 0;
      const problems = watchPages(
        context,
        () => [{ fakeCms, site }, ...ownSites].flatMap((own) => [own.site.url, own.fakeCms.cdnUrl]),
        allowed,
      );
      await use(undefined);
      expect(problems(), 'nothing goes wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
