import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';

/** A few journeys through the built site with the real CMS behind it: both must be built. */
export default defineConfig({
  testDir: './tests/e2e-strapi',
  outputDir: './test-results/e2e-strapi',
  // One worker: Strapi is started once, and the tests count what is in its database.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./tests/support/playwright-summary.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1366, height: 900 },
    locale: 'en-IN',
    screenshot: 'only-on-failure',
  },
});
