import { defineConfig } from '@playwright/test';
import strapi from './playwright.strapi.config.ts';

export default defineConfig({
  ...strapi,
  testDir: './tests/takeover',
  outputDir: './test-results/takeover',
  projects: [{ name: 'takeover' }],
});
