import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { install } from '../install.mjs';
import { ROOT } from '../repository.ts';

export const help = `npm run test:mutants: changes the code that decides in many small ways, one at a time, and
lists the changes that no unit test of the site notices. It takes half an hour; for single files:
npm run test:mutants -- app/cms/localize.ts server/cache-key.ts`;

const LEFT = new Set(['.git', 'node_modules', 'data', 'build', 'dist', 'test-results', 'reports']);

/** In a copy, since the files are changed where they stand: one that is ended half-way leaves no mutant here. */
export async function run(files: readonly string[]): Promise<number> {
  await install('site');
  const copy = await mkdtemp(path.join(os.tmpdir(), 'mutants-'));
  try {
    await cp(ROOT, copy, { recursive: true, filter: (file) => !LEFT.has(path.basename(file)) });
    for (const folder of ['.', 'site']) {
      const modules = path.join(folder, 'node_modules');
      await symlink(path.join(ROOT, modules), path.join(copy, modules));
    }
    const args = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '--inPlace'];
    if (files.length > 0) args.push('--mutate', files.join(','));
    const cwd = path.join(copy, 'site');
    const { exitCode } = await execa('node', args, {
      cwd,
      preferLocal: true,
      localDir: ROOT,
      stdio: 'inherit',
      reject: false,
    });
    return exitCode ?? 1;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
