// Runs all tests of the CMS, or the files with a word in their path: `npm test -- erase`. `--quick` leaves out slow tests.
// A word with an @ chooses the files whose first line is that tag: `// @postgres` is for those that also run on PostgreSQL.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtAt } from './support/built.ts';

const nameParts = process.argv.slice(2);
const hasTag = (file: string, tag: string) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8').startsWith(`// ${tag}\n`);
const isChosen = (file: string) =>
  nameParts.some((part) => {
    if (part === '--quick') return !file.startsWith('slow');
    return part.startsWith('@') ? hasTag(file, part) : file.includes(part);
  });
const files = globSync('**/*.test.ts', { cwd: import.meta.dirname })
  .filter((file) => nameParts.length === 0 || isChosen(file))
  .map((file) => path.join(import.meta.dirname, file));
if (files.length === 0) {
  console.error(`No file in cms/tests has a name with: ${nameParts.join(' ')}`);
  process.exit(1);
}
const before = builtAt();
// One process for all files, so that they share one CMS. They run one after another: some helpers of `tables.ts`, such as
// `makeAllPlansDue`, change all rows of a table.
const jsonImports = path.join(import.meta.dirname, 'support/json-imports.ts');
const args = ['--import', jsonImports, '--test', '--test-isolation=none', ...files];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
if (builtAt() !== before) {
  console.error(
    'cms/dist was built again while these tests ran. Run them again without another build.',
  );
  process.exitCode = 1;
}
