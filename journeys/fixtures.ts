import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { type Admin, firstAdmin, invite, type Login } from '../cms/tests/support/admin.ts';
import { query } from '../cms/tests/support/database.ts';
import { newSampleFolder } from '../cms/tests/support/sample.ts';
import { type StartedStrapi, secret, startStrapi } from '../cms/tests/support/start-strapi.ts';
import { type Allowed, watchPages } from '../site/tests/support/page-watch.ts';
import { type Site, startSite } from '../site/tests/support/start-site.ts';
import { freePort } from '../test-support/free-port.ts';
import { AdminPages } from './admin-pages.ts';

export { expect };

/** A picture to upload. */
export const jpegFile = fileURLToPath(
  new URL('../site/public/images/meta_og_image.jpg', import.meta.url),
);

/** What the two programs must agree on before either is started. */
interface Agreement {
  readonly siteUrl: string;
  readonly sitePort: string;
  readonly contentHookSecret: string;
  readonly previewSecret: string;
}

interface WorkerFixtures {
  agreement: Agreement;
  /** The CMS of this repository on a temporary SQLite database, with its sample content. */
  strapi: StartedStrapi;
  /** The built site, reading that CMS, and told by it of every change. */
  site: Site;
  /** The first administrator, by HTTP, and a new person with a role. */
  staff: { administrator: Admin; member(role: string): Promise<Login> };
}

interface TestFixtures {
  /** The admin in this test's page; log in first. */
  admin: AdminPages;
  /** What this test expects to go wrong; a test adds to it. */
  allowed: Allowed;
  watched: undefined;
}

/** Playwright's `test` with the site and the real CMS running; any trouble in the browser fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  agreement: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const sitePort = String(await freePort());
      const siteUrl = `http://127.0.0.1:${sitePort}`;
      await use({ siteUrl, sitePort, contentHookSecret: secret(), previewSecret: secret() });
    },
    { scope: 'worker' },
  ],
  strapi: [
    async ({ agreement }, use) => {
      const dataDir = await newSampleFolder();
      const strapi = await startStrapi({
        dataDir,
        env: {
          SITE_URL: agreement.siteUrl,
          CONTENT_HOOK_URLS: `${agreement.siteUrl}/hooks/content`,
          CONTENT_HOOK_SECRET: agreement.contentHookSecret,
          PREVIEW_SECRET: agreement.previewSecret,
        },
      });
      await use(strapi);
      await strapi.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  site: [
    async ({ strapi, agreement }, use) => {
      const site = await startSite({
        CMS_URL: strapi.url,
        CMS_TOKEN: strapi.readToken,
        CMS_WRITE_TOKEN: strapi.writeToken,
        PORT: agreement.sitePort,
        // Within this time only the CMS’s message makes a publication visible.
        CONTENT_TTL: '3600',
        CONTENT_HOOK_SECRET: agreement.contentHookSecret,
        PREVIEW_SECRET: agreement.previewSecret,
        // All images in all sizes would take a fifth of the processor time of these tests.
        PREPARE_IMAGES: 'off',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  staff: [
    async ({ strapi }, use) => {
      const administrator = await firstAdmin(strapi);
      await use({ administrator, member: (role) => invite(strapi.url, administrator, role) });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  admin: async ({ page, strapi }, use) => {
    // Strapi draws its buttons in idle callbacks, which headless Chromium may hold back for good while
    // it draws nothing. Without them Strapi uses timers.
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
      Reflect.deleteProperty(window, 'cancelIdleCallback');
    });
    await use(new AdminPages(page, strapi.url));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  allowed: async ({}, use) => {
    await use({ problems: [...adminNoise], origins: [] });
  },
  watched: [
    async ({ context, site, strapi, allowed }, use) => {
      const own = [site.url, strapi.url];
      const problems = watchPages(context, () => own, allowed);
      await use(undefined);
      expect(problems(), 'nothing goes wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * What Strapi's own pages say in the console without anything being wrong: they ask for paid parts that
 * are not there, and for settings that an Editor may not see.
 */
const adminNoise: readonly RegExp[] = [
  /status of 404 .*\/admin\/ai-feature-config/,
  /404 .*\/i18n\/ai-localization-jobs\//,
  /403 .*\/upload\/settings/,
  // Its own code warns of itself where it was built for developers.
  /\(http:\/\/[^()]*\/admin\/[\w-]+\.js\)$/,
];

/** The database of the CMS, for rows that no request can make, such as old ones. */
export function databaseOf({ dataDir }: StartedStrapi) {
  return {
    query: (sql: string) => query({ dataDir, databaseUrl: undefined }, sql),
    time: (fromNowMs: number) => String(Date.now() + fromNowMs),
  };
}

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
