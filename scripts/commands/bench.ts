import { findBrowser } from '../browser.ts';
import { buildBoth } from '../build.ts';
import { UserError } from '../errors.mjs';
import { install } from '../install.mjs';
import { missingPrograms, runNode } from '../programs.ts';

export const help = `npm run bench [-- --only load|flood|edits|pages|answers]: measures the built site and writes bench/results.md;
with --only, measures one part and writes nothing.
Needs Linux with two cores on which nothing else runs, nginx, wrk, openssl and taskset.`;

/** What the bench calls, and the package that has it on Debian. */
const PROGRAMS: Readonly<Record<string, string>> = {
  nginx: 'nginx',
  wrk: 'wrk',
  openssl: 'openssl',
  taskset: 'util-linux',
};

export async function run(args: string[]): Promise<number> {
  requirePrograms();
  await install('bench');
  await buildBoth();
  const env = { CHROMIUM_PATH: await findBrowser() };
  return runNode('root', ['bench/run.ts', ...args], env);
}

/** Building takes minutes: what is missing is said before. */
function requirePrograms(): void {
  const missing = missingPrograms(Object.keys(PROGRAMS));
  if (missing.length === 0) return;
  const packages = missing.map((name) => PROGRAMS[name]).join(' ');
  throw new UserError(
    `npm run bench needs ${missing.join(' ')}. On Debian: apt-get install ${packages}`,
  );
}
