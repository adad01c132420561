import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../browser.ts';
import { buildBoth } from '../build.ts';
import { UserError } from '../errors.mjs';
import { install } from '../install.mjs';
import { runNode } from '../programs.ts';

export const help = `npm run bench [-- --only load|flood|edits|pages|answers]: measures the built site and writes bench/results.md;
with --only, measures one part and writes nothing.
Needs Linux with two cores on which nothing else runs, nginx, wrk, openssl and taskset.`;

/** What the bench calls, and the package that has it on Debian. */
const PROGRAMS = { nginx: 'nginx', wrk: 'wrk', openssl: 'openssl', taskset: 'util-linux' } as const;

export async function run(args: string[]): Promise<number> {
  requirePrograms();
  await install('bench');
  await buildBoth();
  const env = { CHROMIUM_PATH: await findBrowser() };
  return runNode('root', ['bench/run.ts', ...args], env);
}

/** Building takes minutes: what is missing is said before. */
function requirePrograms(): void {
  // Debian's nginx is not on everybody's PATH.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  const missing = Object.entries(PROGRAMS).filter(
    ([name]) => !folders.some((folder) => existsSync(path.join(folder, name))),
  );
  if (missing.length === 0) return;
  const [names, packages] = [0, 1].map((at) => missing.map((each) => each[at]).join(' '));
  throw new UserError(`npm run bench needs ${names}. On Debian: apt-get install ${packages}`);
}
