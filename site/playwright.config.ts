import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './tests/chromium.ts';

const phoneUserAgent =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/**
 * Browser tests of the built site against the stand-in for the content backend.
 *
 * Tags choose where a test runs (docs/testing.md): without one, on the phone and on the desk; `@phone`
 * or `@desktop` only there; `@nojs` only without JavaScript; `@both` in all three; `@anywidth` on the
 * phone and without JavaScript.
 */
export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results/e2e',
  fullyParallel: true,
  // Tests wait for fades and timers: a third one uses what two leave idle of two cores.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A build server shares its cores: what passes at a second try is reported as flaky, not as failed.
  retries: process.env.CI ? 1 : 0,
  // Some seconds on a quiet machine; a test that opens several pages on a busy one takes half a minute.
  timeout: 60_000,
  expect: {
    timeout: 7_000,
    // A colour may be off a little, as drawn by another machine. More than a few points are a change
    // that somebody has to look at: rounder corners on one button are 64 of them.
    toHaveScreenshot: {
      threshold: 0.2,
      maxDiffPixels: 24,
      pathTemplate: './tests/kept-pictures/{arg}{ext}',
    },
  },
  reporter: [['list'], ['./tests/playwright-summary.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
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
      grep: /@nojs|@both|@anywidth/,
      use: { viewport: { width: 1366, height: 900 }, javaScriptEnabled: false },
    },
  ],
});
