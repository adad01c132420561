import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

export default defineConfig({
  ...site,
  testDir: './tests/e2e-strapi',
  outputDir: './test-results/e2e-strapi',
  // One worker: Strapi is started once, and the tests count what is in its database.
  workers: 1,
  fullyParallel: false,
  // The journeys are long; a busy machine makes them longer.
  timeout: 300_000,
  projects: [{ name: 'strapi' }],
  use: { ...site.use, viewport: { width: 1366, height: 900 } },
});
