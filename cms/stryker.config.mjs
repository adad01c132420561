/** Mutation tests of what needs no Strapi; docs/testing.md has their score. */
export default {
  testRunner: 'command',
  commandRunner: {
    command:
      'node --test --test-isolation=none tests/content/coordinates.test.ts tests/platform/csv.test.ts tests/views/keep-admin-changes.test.ts tests/features/schools/school-table.test.ts tests/features/schools/table-files.test.ts tests/platform/slug.test.ts tests/features/planning/times.test.ts tests/versions/versions-of-change.test.ts',
  },
  plugins: ['../site/tests/mutants/ignored.js'],
  ignorers: ['messages'],
  mutate: [
    'src/content/schools/coordinates.ts',
    'src/content/schools/school-id.ts',
    'src/platform/text/slug.ts',
    'src/versions/versions-of-change.ts',
    'src/features/planning/server/times.ts',
    'src/features/schools/server/read-table.ts',
    'src/features/schools/server/check-rows.ts',
    'src/features/schools/server/compare-schools.ts',
    'src/features/schools/server/school-csv.ts',
    'src/platform/text/csv.ts',
    'src/views/keep-admin-changes.ts',
  ],
  concurrency: 1,
  reporters: ['clear-text'],
  thresholds: { high: 95, low: 90, break: 85 },
  tempDirName: '.stryker-tmp',
};
