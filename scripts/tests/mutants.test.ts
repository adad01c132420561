import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import cms, { TESTS } from '../../cms/stryker.config.mjs';
import site from '../../site/stryker.config.js';
import { ROOT } from '../repository.ts';

const CMS = path.join(ROOT, 'cms');

/** Every test that starts a Strapi imports one of these, itself or through other files. */
const STARTING_STRAPI = ['start-strapi.ts', 'load-strapi.ts', 'strapi-auth.ts'].map((name) =>
  path.join('tests/support', name),
);

/** The tests without Strapi that show no decision of the sources, or take too long to run for each mutant. */
const TESTS_LEFT_OUT = {
  'they compare texts, tables or pictures with those of Strapi or of the site': [
    'tests/admin/admin-texts.test.ts',
    'tests/admin/choice-labels.test.ts',
    'tests/admin/strapi-names.test.ts',
    'tests/content/type-tables.test.ts',
    'tests/features/make-it-yours/type-images.test.ts',
    'tests/sample/sample-content.test.ts',
    'tests/seed/partner-logos.test.ts',
  ],
  'most of the source that they import needs a database': [
    'tests/content/published-slugs.test.ts',
    'tests/features/checks/publications.test.ts',
  ],
  'it is about the tests themselves': ['tests/start/built.test.ts'],
  'it takes many seconds': ['tests/slow/linear.test.ts'],
  'it waits for servers': ['tests/features/checks/dead-links.test.ts'],
};

/** The sources of the remaining tests that need no mutants. */
const SOURCES_LEFT_OUT = {
  'it is a table': ['src/content/types.ts'],
};

/** Returns the files of the CMS that a file imports, without those of which it has only types. */
function importsOf(file: string): string[] {
  const code = readFileSync(path.join(CMS, file), 'utf8');
  const imports = code.matchAll(/^(?:import|export) (?!type )[^;]*?'(\.[^']+\.ts)'/gm);
  return [...imports].map(([, specifier = '']) => path.join(path.dirname(file), specifier));
}

function startsStrapi(file: string, seen = new Set<string>()): boolean {
  if (STARTING_STRAPI.includes(file)) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  const imports = importsOf(file).filter((each) => each.startsWith('tests/'));
  return imports.some((each) => startsStrapi(each, seen));
}

for (const [program, { mutate }] of Object.entries({ site, cms })) {
  test(`each file that the mutation tests of the ${program} change is there`, () => {
    const missing = mutate.filter((file) => !existsSync(path.join(ROOT, program, file)));
    assert.deepEqual(missing, []);
  });
}

test('the mutation tests of the CMS run each test that needs no Strapi, or a reason says why not', () => {
  const leftOut = Object.values(TESTS_LEFT_OUT).flat();
  const files = globSync('tests/**/*.test.ts', { cwd: CMS }).filter((file) => !startsStrapi(file));
  assert.deepEqual([...TESTS, ...leftOut].toSorted(), files.toSorted());
});

test('the mutation tests of the CMS change each source that such a test imports, or a reason says why not', () => {
  const leftOut = Object.values(SOURCES_LEFT_OUT).flat();
  const sources = TESTS.flatMap(importsOf).filter((file) => file.startsWith('src/'));
  const missing = sources.filter((file) => ![...cms.mutate, ...leftOut].includes(file));
  assert.deepEqual(missing, []);
});
