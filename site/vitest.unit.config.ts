import { defineConfig } from 'vitest/config';

/** The unit tests alone, as the mutation tests run them too. */
export default defineConfig({
  test: {
    name: 'unit',
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tests/support/**/*.test.ts'],
    css: { include: /layers\.css/ },
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
