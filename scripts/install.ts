import { isInstalled } from './installed.mjs';
import { inFolder, runQuietly } from './programs.ts';
import { step } from './report.ts';
import { type Folder, pathOf } from './repository.ts';

// No package may run a script of its own: all that these programs use comes ready made, and
// better-sqlite3 would otherwise ask for a compiler. NODE_ENV=production must not leave out what
// builds need.
const NPM_CI = [
  'npm',
  'ci',
  '--include=dev',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
] as const;

/** Installs the packages of a folder where they are missing or do not fit the lock file. */
export async function install(folder: Folder): Promise<void> {
  if (isInstalled(pathOf(folder))) return;
  const name = `Installing ${folder}`;
  await step(name, () => runQuietly(name, NPM_CI, inFolder(folder)));
}
