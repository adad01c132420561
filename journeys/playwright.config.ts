import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../site/tests/support/chromium.ts';

const CHANGES_ALL_TEXTS = '**/marked-texts.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir: './test-results/journeys',
  // One worker: Strapi is started once, and the tests count what is in its database.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // The journeys are long; a busy machine makes them longer.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['../site/tests/support/playwright-summary.ts']],
  use: {
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    viewport: { width: 1366, height: 900 },
  },
  projects: [
    { name: 'journeys', testIgnore: ['**/journeys/takeover/**', CHANGES_ALL_TEXTS] },
    // Another project has another CMS.
    { name: 'all texts', testMatch: CHANGES_ALL_TEXTS },
  ],
});
