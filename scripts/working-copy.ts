import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { install } from './install.mjs';
import { ROOT } from './repository.ts';

const LEFT = new Set(['.git', 'node_modules', 'data', 'build', 'dist', 'test-results', 'reports']);

/** Works in a copy of the repository, where files may be changed: a run that is ended half-way leaves none here. */
export async function inWorkingCopy<Result>(
  name: string,
  work: (copy: string) => Promise<Result>,
): Promise<Result> {
  await Promise.all([install('cms'), install('site')]);
  const copy = await mkdtemp(path.join(os.tmpdir(), `${name}-`));
  try {
    await cp(ROOT, copy, { recursive: true, filter: (file) => !LEFT.has(path.basename(file)) });
    for (const folder of ['.', 'site', 'cms']) {
      const modules = path.join(folder, 'node_modules');
      await symlink(path.join(ROOT, modules), path.join(copy, modules));
    }
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
