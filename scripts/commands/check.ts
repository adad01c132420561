import { install } from '../install.mjs';
import { TestRun } from '../test-run.ts';

export const help = `npm run check: format, lint, types, lock files, rules and languages, without any test.`;

/** It reads TypeScript with the version 5.9 of the CMS. */
const BORDERS =
  'node cms/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs --config .dependency-cruiser.mjs site/app site/server site/tests cms/config cms/src cms/tests journeys scripts test-support';

export async function runChecks(tests: TestRun): Promise<void> {
  await tests.run('Format and lint', 'root', 'biome check --error-on-warnings .');
  await tests.run('Borders', 'root', BORDERS);
  await tests.run('Files in the browser', 'root', 'node scripts/admin-bundle.ts');
  await tests.run('Forms and what the CMS stores', 'root', 'node scripts/form-schemas.ts');
  await tests.run('Lists that site and CMS share', 'root', 'node scripts/shared-lists.ts');
  await tests.run('Insides of Strapi', 'root', 'node scripts/strapi-insides.ts');
  await tests.run('Names in the documents', 'root', 'node scripts/document-names.ts');
  await tests.run('Lines of the documents', 'root', 'node scripts/line-lengths.ts');
  await tests.run('Features in the documents', 'root', 'node scripts/feature-table.ts');
  await tests.run('Exports of the CMS', 'root', 'node scripts/unused-exports.ts');
  await tests.run('Lock files', 'root', 'node scripts/lock-files.ts');
  await tests.run('Rules and their tests', 'root', 'node scripts/rules.ts');
  await tests.run('Languages', 'root', 'node scripts/texts/languages.ts');
  await tests.run('Types of scripts', 'root', 'tsc');
  await tests.run('Types of site', 'site', 'npm run types');
  await tests.run('Types of cms', 'cms', 'npm run types');
  await tests.run('Types of journeys', 'root', 'tsc --project journeys');
}

export async function run(): Promise<number> {
  await Promise.all([install('cms'), install('site')]);
  const tests = new TestRun();
  await runChecks(tests);
  return tests.finish();
}
