import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', './tests/support/vitest-summary.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
          css: { include: /layers\.css/ },
        },
      },
      {
        extends: true,
        test: { name: 'http', include: ['tests/http/**/*.test.ts'], maxWorkers: 2 },
      },
    ],
  },
});
