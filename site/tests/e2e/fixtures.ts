import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type Backend, type BackendOptions, startBackend } from '../backend/backend.ts';
import type { Faults } from '../backend/faults.ts';
import { type Environment, type Site, startSite } from '../start-site.ts';
import { type Allowed, watchPages } from './page-watch.ts';

export type { Backend, Site };
export { expect };

type Own = { backend: Backend; site: Site };

type OwnOptions = {
  /** Faults from before the site's first call: it reads everything as soon as it starts. */
  faults?: Faults;
  /** Makes its own resized pictures, and so asks the backend for each of them. */
  ownPictures?: boolean;
};

type WorkerFixtures = {
  /**
   * Resized pictures of all sites of this worker: making them anew for each would take longer than
   * most tests. How they are made is tested beside that code, and over HTTP.
   */
  pictures: string;
  /** The stand-in that this worker's site reads; shared by its tests, so leave it as it was. */
  backend: Backend;
  /** The built site, started once per worker; `page.goto('/team')` opens its pages. */
  site: Site;
};

type TestFixtures = {
  /** Push to its lists what this test expects to go wrong. */
  allowed: Allowed;
  /** A backend and a site for this test alone: other content, faults, settings. Open by full URL. */
  startOwn: (options?: BackendOptions & OwnOptions, env?: Environment) => Promise<Own>;
  ownSites: Own[];
  watched: undefined;
};

/** The settings with which a site reads `backend`. */
export function environmentFor(backend: Backend): Environment {
  return {
    CMS_URL: backend.url,
    CMS_TOKEN: backend.token,
    CMS_WRITE_TOKEN: backend.writeToken,
    MAP_ATTRIBUTION: 'Tiles of the tests',
  };
}

/**
 * Playwright's `test` with a running site. A console error or warning, a page error, a failed request
 * or a request to anyone but the site fails the test that caused it, unless `allowed` names it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  pictures: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'site-pictures-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const backend = await startBackend();
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ backend, pictures }, use) => {
      // Its content never changes: what has been rendered once stays good for the whole run.
      const env = { ...environmentFor(backend), CONTENT_TTL: '3600' };
      const site = await startSite(env, 'build', { pictures });
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
    await Promise.all(own.map(({ backend }) => backend.stop()));
  },
  startOwn: async ({ ownSites, pictures }, use) => {
    await use(async (options, env) => {
      const backend = await startBackend(options);
      backend.set(options?.faults ?? {});
      const site = await startSite(
        { ...environmentFor(backend), ...env },
        'build',
        options?.ownPictures ? {} : { pictures },
      );
      ownSites.push({ backend, site });
      return { backend, site };
    });
  },
  watched: [
    async ({ context, site, ownSites, allowed }, use) => {
      const problems = watchPages(
        context,
        () => [site.url, ...ownSites.map((own) => own.site.url)],
        allowed,
      );
      await use(undefined);
      expect(problems(), 'nothing goes wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
