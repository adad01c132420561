import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as base, expect } from '@playwright/test';
import { type StartedStrapi, startStrapi } from '../../../cms/tests/start-strapi.ts';
import { watchPages } from '../e2e/page-watch.ts';
import { type Site, startSite } from '../start-site.ts';

export { expect };

type WorkerFixtures = {
  /** The CMS of this repository on a temporary SQLite database, with its sample content. */
  strapi: StartedStrapi;
  /** The built site, reading that CMS. */
  site: Site;
};

/** Playwright's `test` with the site and the real CMS running; any trouble in the browser fails it. */
export const test = base.extend<{ watched: undefined }, WorkerFixtures>({
  strapi: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const strapi = await startStrapi();
      await use(strapi);
      await strapi.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  site: [
    async ({ strapi }, use) => {
      const site = await startSite({
        CMS_URL: strapi.url,
        CMS_TOKEN: strapi.readToken,
        CMS_WRITE_TOKEN: strapi.writeToken,
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  watched: [
    async ({ context, site }, use) => {
      const problems = watchPages(context, () => [site.url], { problems: [], origins: [] });
      await use(undefined);
      expect(problems(), 'nothing goes wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** All rows of one table of the CMS, as the database holds them, oldest first. */
export function rowsOf(strapi: StartedStrapi, table: string): Record<string, unknown>[] {
  const database = new DatabaseSync(path.join(strapi.dataDir, 'database.sqlite'), {
    readOnly: true,
  });
  try {
    return database
      .prepare(`SELECT * FROM ${table} ORDER BY id`)
      .all()
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
}
