import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { install } from '../install.mjs';
import { ROOT } from '../repository.ts';

export const help = `npm run test:mutants: changes the code that decides in many small ways, one at a time, and
lists the changes that no unit test notices. It takes an hour; for single files of the site (app/, server/)
or of the CMS (src/):
npm run test:mutants -- app/cms/choose-texts.ts server/cache-key.ts src/content/slug.ts`;

const LEFT = new Set(['.git', 'node_modules', 'data', 'build', 'dist', 'test-results', 'reports']);

/**
 * Works in a copy, since mutants are written into the files: a run that is ended half-way leaves none here.
 */
export async function run(files: readonly string[]): Promise<number> {
  await Promise.all([install('cms'), install('site')]);
  const copy = await mkdtemp(path.join(os.tmpdir(), 'mutants-'));
  try {
    await cp(ROOT, copy, { recursive: true, filter: (file) => !LEFT.has(path.basename(file)) });
    for (const folder of ['.', 'site', 'cms']) {
      const modules = path.join(folder, 'node_modules');
      await symlink(path.join(ROOT, modules), path.join(copy, modules));
    }
    const ofCms = files.filter((file) => file.startsWith('src/'));
    const ofSite = files.filter((file) => !ofCms.includes(file));
    let worst = 0;
    for (const [folder, named] of Object.entries({ site: ofSite, cms: ofCms })) {
      if (files.length > 0 && named.length === 0) continue;
      worst = Math.max(worst, await mutate(path.join(copy, folder), named));
    }
    return worst;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Changes the files that are named, else those of `stryker.config` in the folder. */
async function mutate(cwd: string, files: readonly string[]): Promise<number> {
  const program = path.join(ROOT, 'site/node_modules/@stryker-mutator/core/bin/stryker.js');
  const args = [program, 'run', '--inPlace'];
  if (files.length > 0) args.push('--mutate', files.join(','));
  const { exitCode } = await execa('node', args, {
    cwd,
    preferLocal: true,
    localDir: ROOT,
    stdio: 'inherit',
    reject: false,
  });
  return exitCode ?? 1;
}
