import { rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toolEnvironment } from '../npm.ts';
import { endOnSignals, run as runProgram } from '../processes.ts';
import { Report } from '../report.ts';
import { pathOf } from '../repository.ts';
import { build } from './build.ts';
import { install } from './install.ts';

/**
 * Runs one of the site's long programs on the built site; gives its exit code. It runs from a copy of
 * both: who edits or builds meanwhile disturbs nothing.
 */
export async function runOnSite(
  doing: string,
  file: string,
  args: readonly string[],
): Promise<number> {
  const report = new Report();
  endOnSignals();
  await install(report, 'site');
  await build(report, 'site');
  const cwd = await copyOfSite();
  const { code } = await runProgram(
    {
      name: doing,
      command: process.execPath,
      args: [file, ...args],
      cwd,
      env: toolEnvironment(),
    },
    { onLine: (line) => report.line(line) },
  );
  return code ?? 1;
}

/** The folder of the site once more, its packages by a link; it is removed when this process ends. */
async function copyOfSite(): Promise<string> {
  const site = pathOf('site');
  const copy = await mkdtemp(path.join(tmpdir(), 'site-copy-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const name of await readdir(site)) {
    if (name === 'node_modules') continue;
    await cp(path.join(site, name), path.join(copy, name), { recursive: true });
  }
  await symlink(path.join(site, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
