import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    environment: 'node',
    // A busy machine is late, never wrong.
    testTimeout: 30_000,
    reporters: ['default', './tests/support/vitest-summary.ts'],
  },
});
