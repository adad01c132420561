import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', './tests/support/vitest-summary.ts'],
    projects: [
      './vitest.unit.config.ts',
      {
        extends: true,
        test: { name: 'http', include: ['tests/http/**/*.test.ts'], maxWorkers: 2 },
      },
    ],
  },
});
