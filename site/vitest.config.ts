import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', './tests/support/vitest-summary.ts'],
    projects: [
      {
        extends: './vitest.unit.config.ts',
        // A worker for each of these many small files would take twice the processor time. No test replaces a
        // module, and each puts the clock and the globals back.
        test: { name: 'unit', isolate: false },
      },
      {
        extends: true,
        test: { name: 'http', include: ['tests/http/**/*.test.ts'], maxWorkers: 2 },
      },
    ],
  },
});
