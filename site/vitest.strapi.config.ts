import { defineConfig } from 'vitest/config';

// `npm run test:strapi` installs each Strapi and then runs these.
export default defineConfig({
  test: {
    name: 'strapi',
    include: ['tests/strapi/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    reporters: ['verbose', './tests/support/vitest-summary.ts'],
  },
});
