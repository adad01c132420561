import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Complaint } from '../complaint.ts';
import { completed, type LockPackages, missingOptional } from '../lockfiles.ts';
import { FOLDERS, pathOf, ROOT } from '../repository.ts';

/**
 * `npm run lock`: after a dependency was added, completes the lock files for every kind of machine
 * (see lockfiles.ts). With `--check` it only tells whether that is needed.
 */
export async function run(args: string[]): Promise<number> {
  const onlyCheck = args.includes('--check');
  let incomplete = 0;
  for (const folder of FOLDERS) {
    const file = path.join(pathOf(folder), 'package-lock.json');
    if (!existsSync(file)) continue;
    const lock = await lockFrom(file);
    const missing = missingOptional(lock.packages);
    const addressed = Object.values(lock.packages).some(({ resolved }) => isAddress(resolved));
    if (missing.length === 0 && !addressed) continue;
    incomplete += 1;
    const name = path.relative(ROOT, file);
    if (addressed) process.stdout.write(`${name} names download addresses\n`);
    if (missing.length) process.stdout.write(`${name} lacks ${missing.join(', ')}\n`);
    if (onlyCheck) continue;
    const packages = withoutAddresses(completed(lock.packages));
    await writeFile(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  }
  if (!onlyCheck) return 0;
  if (incomplete > 0) process.stdout.write('Run "npm run lock", and commit the lock files.\n');
  return incomplete > 0 ? 1 : 0;
}

function isAddress(resolved: unknown): boolean {
  return typeof resolved === 'string' && /^https?:/.test(resolved);
}

function withoutAddresses(packages: LockPackages): LockPackages {
  return Object.fromEntries(
    Object.entries(packages).map(([place, { resolved, ...entry }]) => [
      place,
      resolved === undefined || isAddress(resolved) ? entry : { ...entry, resolved },
    ]),
  );
}

async function lockFrom(file: string): Promise<{ packages: LockPackages }> {
  const lock: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isLock(lock)) throw new Complaint(`${file} is not a lock file that npm 7 or newer wrote.`);
  return lock;
}

function isLock(lock: unknown): lock is { packages: LockPackages } {
  return (
    typeof lock === 'object' &&
    lock !== null &&
    'packages' in lock &&
    typeof lock.packages === 'object' &&
    lock.packages !== null
  );
}
