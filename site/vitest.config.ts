import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A busy machine is late, never wrong.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', './tests/support/vitest-summary.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'] },
      },
      // Each file starts a site of its own; two at a time leave the machine some air.
      {
        extends: true,
        test: { name: 'http', include: ['tests/http/**/*.test.ts'], maxWorkers: 2 },
      },
    ],
  },
});
