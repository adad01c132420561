import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';

const phoneUserAgent =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Tags choose the projects that run a test (docs/testing.md). */
export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results/e2e',
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  // A third would take longer on two cores, beside the tests of the CMS.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // Rounder corners on one button differ in 64 pixels.
    toHaveScreenshot: {
      maxDiffPixels: 24,
      pathTemplate: './tests/e2e/visual-snapshots/{arg}{ext}',
    },
  },
  reporter: [['list'], ['./tests/support/playwright-summary.ts']],
  use: {
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop|@nojs/,
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
        userAgent: phoneUserAgent,
      },
    },
    {
      name: 'desktop',
      grepInvert: /@phone|@nojs|@anywidth/,
      use: { viewport: { width: 1366, height: 900 } },
    },
    {
      name: 'no-js',
      grep: /@nojs|@anywidth/,
      use: { viewport: { width: 1366, height: 900 }, javaScriptEnabled: false },
    },
  ],
});
