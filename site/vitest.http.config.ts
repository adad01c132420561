import { defineConfig } from 'vitest/config';

/** Tests of the built site over HTTP, without a browser: run `npm run build` first. */
export default defineConfig({
  test: {
    include: ['tests/http/**/*.test.ts'],
    environment: 'node',
    // Each file starts a site of its own; two at a time leave the machine some air.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', './tests/support/vitest-summary.ts'],
  },
});
