import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

export default defineConfig({
  ...journeys,
  outputDir: '../test-results/takeover',
  reporter: [['list'], ['../../site/tests/support/playwright-summary.ts']],
  projects: [{ name: 'takeover' }],
});
