/** Mutation tests of what decides; docs/testing.md has their score. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.unit.config.ts' },
  plugins: ['@stryker-mutator/*', './tests/mutants/ignored.js'],
  ignorers: ['messages', 'hooks'],
  mutate: [
    'app/cms/{choose-texts,content,content-in-language,content-slot,lang-text,pair-entries}.ts',
    'app/components/carousel.ts',
    'app/features/activities/slides.ts',
    'app/features/forms/{form-schema,forms,rules}.ts',
    'app/features/forms/{limits,networks,submissions}.server.ts',
    'app/features/schools-map/filter.ts',
    'app/features/stats/roll.ts',
    'app/features/team/slots.ts',
    'server/{cache-key,page-cache,render-queue,visitor-ip}.ts',
  ],
  coverageAnalysis: 'perTest',
  // What runs once while a file is loaded would need all its tests for every change.
  ignoreStatic: true,
  concurrency: 1,
  reporters: ['clear-text'],
  thresholds: { high: 95, low: 90, break: 85 },
  tempDirName: '.stryker-tmp',
};
