// A registry that mirrors the packages of some kinds of machine leaves the optional ones of others out of
// a lock file, and `npm ci` refuses that file: this checks for them, and has npm add them with `--write`.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FOLDERS, folderPath } from './repository.ts';

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of a lock file by their place, such as `node_modules/vite/node_modules/rollup`. */
export type Packages = Readonly<Record<string, Entry>>;

/** Says which packages a lock file lacks, and which have no hash by which npm would know a changed one. */
export function lockProblems(packages: Packages): string[] {
  const problems: string[] = [];
  for (const [place, entry] of Object.entries(packages)) {
    if (place !== '' && !hasHash(entry)) problems.push(`${place} has no hash`);
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const isThere = placesSeenFrom(place, name).some((each) => each in packages);
      if (!isThere) problems.push(`${name} of ${place} is missing`);
    }
  }
  return problems;
}

const hasHash = ({ integrity = '' }: Entry) => integrity.startsWith('sha512-');

/** Where Node looks for a package: below its owner, beside it, and so on up to the top. */
function placesSeenFrom(owner: string, name: string): string[] {
  const steps = owner.split('/node_modules/');
  const folders = steps.map((_, index) => steps.slice(0, index + 1).join('/node_modules/'));
  return [...folders, ''].map((folder) => `${folder}/node_modules/${name}`.replace(/^\//, ''));
}

/** npm adds no hash to an entry that is there, so the entries without one go first. */
function complete(folder: string): void {
  const file = path.join(folder, 'package-lock.json');
  const lock = readLock(folder);
  const packages = Object.entries(lock.packages).filter(
    ([place, entry]) => place === '' || hasHash(entry),
  );
  const rest = { ...lock, packages: Object.fromEntries(packages) };
  writeFileSync(file, `${JSON.stringify(rest, null, 2)}\n`);
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

function readLock(folder: string): { readonly packages: Packages } {
  return JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
}

if (import.meta.main) {
  for (const name of FOLDERS) {
    const folder = folderPath(name);
    const problems = () => lockProblems(readLock(folder).packages);
    if (process.argv.includes('--write') && problems().length > 0) complete(folder);
    for (const problem of problems()) {
      console.error(`${name}/package-lock.json: ${problem}. Run "npm run lock", and commit it.`);
      process.exitCode = 1;
    }
  }
}
